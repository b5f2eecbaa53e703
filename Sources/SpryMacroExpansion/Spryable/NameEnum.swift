/// The enumeration that names the members of a fake.
struct NameEnum {
  /// `Function` or `ClassFunction`.
  let name: String
  /// The case and the identity of each member, by the offset of the member.
  private var entries: [Int: (name: String, identity: MemberIdentity)] = [:]

  /// - Parameter members: The members that the enumeration names.
  init(_ name: String, for members: [Member], in source: SourceText) {
    self.name = name
    let identities = MemberIdentity.identities(of: members, in: source)
    // Members with the same identity share a case.
    var texts: Set<String> = []
    let distinct = members.indices.filter { texts.insert(identities[$0].text).inserted }
    let names = MemberNaming.cases.names(for: distinct.map { members[$0] }, in: source)
    let cases = [String: String](
      uniqueKeysWithValues: zip(distinct.map { identities[$0].text }, names))
    for (member, identity) in zip(members, identities) {
      entries[member.offset] = (cases[identity.text] ?? member.name.text, identity)
    }
  }

  /// The identity that a member has to pass, if `#function` is not enough.
  func identity(of member: Member) -> String? {
    entries[member.offset].flatMap { $0.identity.isExplicit ? $0.identity.text : nil }
  }

  /// Writes the enumeration, with the conditions of its members.
  func write(_ members: [MemberTree], prefix: String, to writer: inout SourceWriter) {
    let named = members.filtered { entries[$0.offset] != nil }
    if named.isEmpty { return }
    writer.block("\(prefix)enum \(name): String, StringRepresentable") { writer in
      // An enumeration with a raw type needs a case, even if no condition is true.
      if !named.contains(where: \.isMember) { writer.line("case noMember = \"\"") }
      writeCases(of: named, to: &writer)
    }
  }

  private func writeCases(of trees: [MemberTree], to writer: inout SourceWriter) {
    var written: Set<String> = []
    for tree in trees {
      switch tree {
      case .member(let member):
        guard let (name, identity) = entries[member.offset], written.insert(name).inserted else {
          continue
        }
        let value = name == identity.text ? "" : " = \"\(identity.text)\""
        writer.line("case \(quoted(name))\(value)")
      case .conditional(let clauses):
        for clause in clauses {
          writer.line(clause.directive)
          writeCases(of: clause.members, to: &writer)
        }
        writer.line("#endif")
      case .unsupported: break
      }
    }
  }
}

extension MemberTree {
  fileprivate var isMember: Bool { if case .member = self { true } else { false } }
}
