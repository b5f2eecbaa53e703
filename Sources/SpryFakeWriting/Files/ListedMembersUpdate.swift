import DeclarationParser
import SpryMacroExpansion

/// Changes the listed members of a class to the members that its type has now.
struct ListedMembersUpdate {
  private let source: SourceText
  private let type: TypeDeclaration
  private let members: [ExistingMember]
  private let fake: FakeClass
  private(set) var update: SourceUpdate

  init(_ file: ExistingFile, _ fake: FakeClass) {
    source = file.contents.source
    type = file.contents.type
    members = file.contents.existingMembers
    self.fake = fake
    update = SourceUpdate(source)
    update.updateHead(of: file.contents, to: fake.head)
    updateMembers()
  }

  private mutating func updateMembers() {
    let own = members.filter { !isGenerated($0) }
    let kept = members.filter { !isStale($0) }
    var missing = fake.items(besides: own).filter { item in
      !kept.contains { existing in
        existing.key == item.key
          || (!isGenerated(existing) && existing.key.isSameOverload(as: item.key))
      }
    }
    for item in members where isStale(item) {
      let matches = missing.indices.filter { missing[$0].key.name == item.key.name }
      if let index = matches.first, matches.count == 1, missing[index].condition == nil {
        let new = missing.remove(at: index).text
        update.replace(item.range, with: new, "changed '\(item.key.name)'")
      } else {
        remove(item, "removed '\(item.key.name)'")
      }
    }
    addConditions()
    forwardCalls()
    let names = fake.typealiases.filter { !source[type.memberBlock].includes($0) }
    update.changes += (missing.map(\.key.name) + names).map { "added '\($0)'" }
    insert(names + FakeClass.lines(of: missing))
  }

  /// Adds the conditions of members that have none in the file, because an older version of the
  /// type had none.
  private mutating func addConditions() {
    for item in members where item.condition == nil && isGenerated(item) {
      let clauses = fake.items.filter { $0.key == item.key }
      if clauses.isEmpty || clauses.contains(where: { $0.condition == nil }) { continue }
      let text = FakeClass.indented(FakeClass.lines(of: clauses).joined(separator: "\n"))
      update.replace(
        item.range, with: text.trimmed, "added the condition of '\(item.key.name)'")
    }
  }

  /// Replaces the generated bodies of a fake that wrapped nothing before. In a fake that wraps an
  /// object, they forward calls to it.
  private mutating func forwardCalls() {
    guard fake.wrapped != nil else { return }
    for item in members where !item.member.needsBody && hasGeneratedBody(item, wrapping: nil) {
      guard let new = fake.items.first(where: { $0.key == item.key }),
        item.condition != nil || new.condition == nil, new.text.words != source[item.range].words
      else { continue }
      let text = item.condition == nil ? new.text : FakeClass.indented(new.text)
      update.replace(
        item.range, with: FakeClass.indented(text).trimmed, "changed '\(item.key.name)'")
    }
  }

  /// Whether the type has no such member any more.
  private func isStale(_ item: ExistingMember) -> Bool {
    let declaration = item.member.declaration
    return isGenerated(item) && !declaration.has(.private) && !declaration.has(.fileprivate)
      && !item.member.sharesDeclaration && !fake.possible.contains(item.key)
  }

  /// Whether the body is missing or generated.
  private func isGenerated(_ item: ExistingMember) -> Bool {
    item.member.needsBody || hasGeneratedBody(item, wrapping: fake.wrapped)
      || fake.wrapped != nil && hasGeneratedBody(item, wrapping: nil)
  }

  /// Whether the member has the body that a new file would have.
  private func hasGeneratedBody(_ item: ExistingMember, wrapping wrapped: String?) -> Bool {
    let declaration = item.member.declaration
    let requirement = declaration.requirements(in: source, []).joined()
    let listing = ClassListing(
      SourceText("protocol P {\n\(requirement)\n}"), className: fake.className,
      isOverriding: declaration.has(.override), wrapping: wrapped)
    return listing?.items.first?.text.words == source[item.range].words
  }

  // MARK: Places

  private mutating func insert(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let block = type.memberBlock
    var place = block.lowerBound + 1..<block.lowerBound + 1
    var text = lines.map { "\n" + FakeClass.indented($0) }.joined()
    if let last = members.last(where: isGenerated) {
      // The new text does not contain the end of a member that is removed.
      let edit = update.edits.first { $0.range.contains(last.range.upperBound - 1) }
      let end = (last.condition ?? edit?.range ?? last.range).upperBound
      place = end..<end
    } else if source[block].dropFirst().dropLast().allSatisfy(\.isWhitespace) {
      place = block.lowerBound + 1..<block.upperBound - 1
      text += "\n"
    }
    update.replace(place, with: text)
  }

  /// Removes a member, and its line if nothing else is on it.
  private mutating func remove(_ item: ExistingMember, _ change: String) {
    var start = item.range.lowerBound
    while source[start - 1] == ASCII.space { start -= 1 }
    var end = item.range.upperBound
    while source[end] == ASCII.space || source[end] == ASCII.semicolon { end += 1 }
    let isWholeLine = source[start - 1] == ASCII.newline && source[end] == ASCII.newline
    update.replace(isWholeLine ? start - 1..<end : item.range.lowerBound..<end, with: "", change)
  }
}
