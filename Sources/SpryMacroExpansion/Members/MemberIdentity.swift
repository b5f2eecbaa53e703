/// What a member is known by at run time: what `#function` says, unless that names several.
struct MemberIdentity {
  /// The text.
  let text: String
  /// Whether the member has to say it, since `#function` does not.
  let isExplicit: Bool

  /// The identities of members, in their order.
  static func identities(of members: [Member], in source: SourceText) -> [MemberIdentity] {
    let renderer = TypeRenderer(source: source)
    let signatures = members.map { renderer.signature($0) }
    var overloads: [String: Set<String>] = [:]
    for (member, signature) in zip(members, signatures) {
      overloads[member.functionName, default: []].insert(signature)
    }
    return zip(members, signatures).map { member, signature in
      let name = member.functionName
      // The same signature twice stands under conditions that exclude each other. What is written by
      // hand is known by what it says itself.
      return overloads[name]?.count == 1 || member.hasBody
        ? MemberIdentity(text: name, isExplicit: false)
        : MemberIdentity(text: signature, isExplicit: true)
    }
  }
}

extension TypeRenderer {
  /// `load(id: Int, _: String) async throws -> User`
  func signature(_ member: Member) -> String {
    let parameters = member.parameters.map { parameter in
      "\(parameter.label ?? "_"): \(text(parameter.syntax.type))"
        + (parameter.isVariadic ? "..." : "")
    }
    let generics = member.genericParameters.map(text) ?? ""
    let result = member.result.map { " -> \(text($0))" } ?? ""
    if member.kind == .property { return member.name.text }
    let name = (member.fixity.map { $0 + " " } ?? "") + member.name.text
    return "\(name)\(generics)(\(parameters.joined(separator: ", ")))"
      + text(member.effects) + result + text(member.requirements)
  }
}
