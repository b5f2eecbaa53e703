import DeclarationParser
import SpryMacroExpansion

/// What distinguishes a member from the other members of its type.
struct MemberKey: Hashable, Sendable {
  /// The name with the labels: `load(id:)`, or `static make()`.
  let name: String
  /// The types of the parameters, after the generic parameters.
  let parameters: [String]
  private let isProperty: Bool
  private let isAsync: Bool
  /// The constraints of the generic parameters.
  private let requirements: String
  /// The type of the result or the property.
  let resultType: String
  /// The result and the effects, which can change without another overload.
  let result: String

  init(_ member: Member, _ renderer: TypeRenderer) {
    name =
      (member.isStatic ? "static " : "") + (member.fixity.map { $0 + " " } ?? "")
      + member.functionName
    parameters =
      [member.genericParameters.map(renderer.text) ?? ""]
      + member.parameters.map {
        renderer.text($0.syntax.type) + ($0.isVariadic ? "..." : "")
      }
    isProperty = member.kind == .property
    isAsync = member.isAsync
    requirements = renderer.text(member.requirements)
    resultType = member.result.map(renderer.text) ?? "Void"
    result = renderer.text(member.effects) + " -> " + resultType
  }

  /// The keys of the members that a declaration declares.
  static func keys(
    of declaration: DeclarationSyntax, in source: SourceText, selfName: String? = nil
  ) -> [MemberKey] {
    let renderer = TypeRenderer(source: source, selfName: selfName)
    return Member.members(of: declaration).map { MemberKey($0, renderer) }
  }

  /// Whether a member of a subclass overrides another, also with a more specific result.
  func overrides(_ other: MemberKey) -> Bool {
    name == other.name && parameters == other.parameters && isAsync == other.isAsync
  }

  /// Whether a class can have only one of two members. They can differ in the errors that they
  /// throw, and properties in their types.
  func isSameOverload(as other: MemberKey) -> Bool {
    guard name == other.name, isProperty == other.isProperty else { return false }
    return isProperty
      || parameters == other.parameters && resultType == other.resultType
        && requirements == other.requirements && isAsync == other.isAsync
  }
}
