import DeclarationParser
import SpryMacroExpansion

/// What distinguishes a member from the other members of its type.
struct MemberKey: Hashable, Sendable {
  /// The name with the labels: `load(id:)`, or `static make()`.
  let name: String
  /// The types of the parameters, after the numbers of the generic parameters, whose names differ
  /// in a protocol and its parent.
  private(set) var parameters: [String]
  private let isProperty: Bool
  private let isAsync: Bool
  /// The constraints of the generic parameters, in angle brackets or after `where`.
  private var constraints: Set<String>
  /// The type of the result or the property.
  private(set) var resultType: String
  /// The result and the effects, which can change without another overload.
  let result: String

  init(_ member: Member, _ renderer: TypeRenderer) {
    name =
      (member.isStatic && member.kind != .initializer ? "static " : "")
      + (member.fixity.map { $0 + " " } ?? "")
      + member.functionName
    let generics = (member.genericParameters?.parameters ?? []).enumerated().map {
      (name: $1.name.text, number: "_\($0)")
    }
    let numbers = Dictionary(generics.map { ($0.name, $0.number) }) { first, _ in first }
    // A function type is the same with and without names of its parameters.
    var renderer = renderer
    renderer.leavesOutNames = true
    let text = { (type: TypeSyntax) in renderer.text(type).replacingNames(numbers) }
    parameters =
      generics.map(\.number)
      + member.parameters.map { text($0.syntax.type) + ($0.isVariadic ? "..." : "") }
    isProperty = member.kind == .property
    isAsync = member.isAsync
    constraints = Set(Self.constraints(of: member, renderer).map { $0.replacingNames(numbers) })
    resultType = member.result.map(text) ?? "Void"
    result = renderer.text(member.effects).replacingNames(numbers) + " -> " + resultType
  }

  /// The keys of the members that a declaration declares.
  static func keys(
    of declaration: DeclarationSyntax, in source: SourceText, selfName: String? = nil
  ) -> [MemberKey] {
    let renderer = TypeRenderer(source: source, selfName: selfName)
    return Member.members(of: declaration).map { MemberKey($0, renderer) }
  }

  /// The key of the member that a text declares.
  static func key(of text: String, selfName: String? = nil) -> MemberKey? {
    let source = SourceText(text)
    return parseDeclaration(source).flatMap { keys(of: $0, in: source, selfName: selfName).first }
  }

  private static func constraints(of member: Member, _ renderer: TypeRenderer) -> Set<String> {
    let generics = member.genericParameters
    let inherited = generics?.parameters.compactMap { parameter in
      parameter.inherited.map { (parameter.name.text, $0) }
    }
    let clauses = [generics?.requirements, member.requirements].compactMap { $0 }
    let stated = clauses.flatMap(\.requirements)
    let conforming = stated.filter { $0.relation == .conforms }.map {
      (renderer.text($0.left), $0.right)
    }
    let bounds = ((inherited ?? []) + conforming).flatMap { name, bound in
      bound.composedTypes.map { "\(name): \(renderer.text($0))" }
    }
    let equal = stated.filter { $0.relation == .equals }.map {
      "\(renderer.text($0.left)) == \(renderer.text($0.right))"
    }
    return Set(bounds + equal)
  }

  /// The key with other texts for its types.
  func replacingTypes(_ change: (String) -> String) -> MemberKey {
    var key = self
    key.parameters = parameters.map(change)
    key.constraints = Set(constraints.map(change))
    key.resultType = change(resultType)
    return key
  }

  /// Whether a member of a subclass overrides another, also with a more specific result.
  func overrides(_ other: MemberKey) -> Bool {
    name == other.name && parameters == other.parameters && isAsync == other.isAsync
      && constraints == other.constraints
  }

  /// Whether a class can have only one of two members. They can differ in the errors that they
  /// throw, and properties in their types.
  func isSameOverload(as other: MemberKey) -> Bool {
    guard name == other.name, isProperty == other.isProperty else { return false }
    return isProperty
      || parameters == other.parameters && resultType == other.resultType
        && constraints == other.constraints && isAsync == other.isAsync
  }
}
