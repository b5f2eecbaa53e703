/// What distinguishes a member from the other members of its type.
package struct MemberKey: Hashable, Sendable {
  /// The name with the labels: `load(id:)`, or `static make()`.
  package let name: String
  /// The types of the parameters.
  package let parameters: [String]
  /// The type of the result or the property.
  package let resultType: String
  /// The result and the effects, which can change without another overload.
  package let result: String

  init(_ member: Member, _ renderer: TypeRenderer) {
    name =
      (member.isStatic ? "static " : "") + (member.fixity.map { $0 + " " } ?? "")
      + member.functionName
    parameters = member.parameters.map {
      renderer.text($0.syntax.type) + ($0.isVariadic ? "..." : "")
    }
    resultType = member.result.map(renderer.text) ?? "Void"
    result =
      renderer.text(member.effects) + " -> " + resultType + renderer.text(member.requirements)
  }

  /// The keys of the members that a declaration declares.
  package static func keys(
    of declaration: DeclarationSyntax, in source: SourceText, selfName: String? = nil
  ) -> [MemberKey] {
    let renderer = TypeRenderer(source: source, selfName: selfName)
    return Member.members(of: declaration).map { MemberKey($0, renderer) }
  }

  /// Whether two keys are of the same overload, which can have another result.
  package func isSameOverload(as other: MemberKey) -> Bool {
    name == other.name && parameters == other.parameters
  }
}
