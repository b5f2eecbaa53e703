import DeclarationParser

extension TypeRenderer {
  /// The signature of a member: `load(id: Int, _ name: String) async throws -> User`.
  func signature(_ member: Member) -> String {
    let parameters = member.parameters.map { parameter in
      let name =
        parameter.label ?? (parameter.isUnnamed || member.isOperator ? "_" : "_ \(parameter.word)")
      return "\(name): \(text(parameter.syntax.type))" + (parameter.isVariadic ? "..." : "")
    }
    let generics = member.genericParameters.map(text) ?? ""
    let result = member.result.map { " -> \(text($0))" } ?? ""
    if !member.kind.hasParameters { return member.name.text }
    let name = (member.fixity.map { $0 + " " } ?? "") + member.name.text
    return "\(name)\(generics)(\(parameters.joined(separator: ", ")))"
      + text(member.effects) + result + text(member.requirements)
  }
}
