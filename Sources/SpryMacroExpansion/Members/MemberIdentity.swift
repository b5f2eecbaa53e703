/// The text that identifies a member at run time: `#function`, unless several members share that.
struct MemberIdentity {
  let text: String
  /// Whether the member has to pass it, because it differs from `#function`.
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
      // Members with the same signature are in different `#if` clauses. A member that is written by
      // hand passes its own identity, if it needs one.
      return overloads[name]?.count == 1 || member.hasBody
        ? MemberIdentity(text: name, isExplicit: false)
        : MemberIdentity(text: signature, isExplicit: true)
    }
  }
}

extension TypeRenderer {
  /// The signature of a member: `load(id: Int, _: String) async throws -> User`.
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
