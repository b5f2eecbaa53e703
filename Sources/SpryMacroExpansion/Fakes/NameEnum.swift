/// The enumerations that name a fake's members.
struct NameEnum {
  /// `Function` or `ClassFunction`.
  let name: String
  /// For each member, by its place in the source: its case and what `#function` says of it.
  private var entries: [Int: (name: String, identity: MemberIdentity)] = [:]

  /// - Parameter members: those that the enumeration is for.
  init(_ name: String, for members: [Member], in source: SourceText) {
    self.name = name
    let identities = MemberIdentity.identities(of: members, in: source)
    // What is known by one text has one case.
    var texts: Set<String> = []
    let distinct = members.indices.filter { texts.insert(identities[$0].text).inserted }
    let names = MemberNaming.cases.names(for: distinct.map { members[$0] }, in: source)
    let cases = [String: String](
      uniqueKeysWithValues: zip(distinct.map { identities[$0].text }, names))
    for (member, identity) in zip(members, identities) {
      entries[member.place] = (cases[identity.text] ?? member.name.text, identity)
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// What a member has to say to be known, if anything.
  func identity(of member: Member) -> String? {
    entries[member.place].flatMap { $0.identity.isExplicit ? $0.identity.text : nil }
  }

  /// Writes the enumeration, with the conditions of its members.
  func write(_ members: [MemberTree], prefix: String, to writer: inout SourceWriter) {
    if isEmpty { return }
    writer.block("\(prefix)enum \(name): String, StringRepresentable") { writer in
      if members.allConditional(where: { entries[$0.place] != nil }) {
        // Where no condition holds, there would be no case to give a raw value.
        writer.line("case noMember = \"\"")
      }
      write(members, to: &writer)
    }
  }

  private func write(_ members: [MemberTree], to writer: inout SourceWriter) {
    var written: Set<String> = []
    for tree in members {
      switch tree {
      case .member(let member):
        guard let (name, identity) = entries[member.place], written.insert(name).inserted else {
          continue
        }
        let value = name == identity.text ? "" : " = \"\(identity.text)\""
        writer.line("case \(quoted(name))\(value)")
      case .conditional(let clauses):
        guard clauses.contains(where: { $0.members.all.contains { entries[$0.place] != nil } })
        else { continue }
        for clause in clauses {
          writer.line(clause.directive)
          write(clause.members, to: &writer)
        }
        writer.line("#endif")
      }
    }
  }
}

extension Member {
  /// Where the name stands in the source, from 0.
  var place: Int { name.range.lowerBound }
}

extension [MemberTree] {
  /// Tells whether all members that fit stand under a condition.
  fileprivate func allConditional(where fits: (Member) -> Bool) -> Bool {
    allSatisfy { tree in
      if case .member(let member) = tree { !fits(member) } else { true }
    }
  }
}
