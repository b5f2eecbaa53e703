import DeclarationParser
import SpryMacroExpansion

/// Changes the listed members of a class to the members that its type has now.
struct ListedMembersUpdate {
  private let source: SourceText
  private let contents: ExistingClass
  private let fake: FakeClass
  /// The changes, as `--check` prints them.
  private(set) var changes: [String] = []
  private var edits: [TextEdit] = []

  init(_ file: ExistingFile, _ fake: FakeClass) {
    source = file.classText
    contents = file.contents
    self.fake = fake
    let head = ClassHeadUpdate(file, fake.head)
    edits = head.edits
    changes = head.changes
    update()
  }

  /// The text of the class after the update.
  var text: String { TextEdit.apply(edits, to: source, in: source.bytes.indices) }

  private mutating func update() {
    var missing = fake.items.filter { item in
      !contents.items.contains { existing in
        existing.key == item.key
          || (!isGenerated(existing) && existing.key.isSameOverload(as: item.key))
      }
    }
    for item in contents.items where isStale(item) {
      let matches = missing.indices.filter { missing[$0].key.name == item.key.name }
      if let index = matches.first, matches.count == 1, missing[index].condition == nil {
        edits.append(TextEdit(range: item.range, text: missing[index].text))
        changes.append("'\(item.key.name)' has changed")
        missing.remove(at: index)
      } else {
        edits.append(TextEdit(range: rangeToRemove(item.range), text: ""))
        changes.append("'\(item.key.name)' is no longer a member")
      }
    }
    addConditions()
    changes += missing.map { "'\($0.key.name)' is missing" }
    let names = fake.typealiases.filter { !text(contains: $0) }
    changes += names.map { "'\($0)' is missing" }
    insert(names + FakeClass.lines(of: missing))
  }

  /// Adds the conditions of members that have none in the file, because an older version of the
  /// type or of the command had none.
  private mutating func addConditions() {
    var done: [MemberKey] = []
    for item in contents.items where item.condition == nil && isGenerated(item) {
      let members = fake.items.filter { $0.key == item.key }
      if members.isEmpty || members.contains(where: { $0.condition == nil }) { continue }
      if done.contains(item.key) {
        edits.append(TextEdit(range: rangeToRemove(item.range), text: ""))
        continue
      }
      done.append(item.key)
      let text = FakeClass.indented(FakeClass.lines(of: members).joined(separator: "\n"))
      edits.append(TextEdit(range: item.range, text: text.trimmed))
      changes.append("the condition of '\(item.key.name)' is missing")
    }
  }

  private func text(contains line: String) -> Bool {
    source[contents.type.memberBlock].includes(line)
  }

  /// Whether the type has no such member any more.
  private func isStale(_ item: ExistingClass.Item) -> Bool {
    let declaration = item.member.declaration
    return isGenerated(item) && !declaration.has(.private) && !declaration.has(.fileprivate)
      && !item.member.sharesDeclaration && !fake.possible.contains(item.key)
  }

  /// Whether the body is missing or generated.
  private func isGenerated(_ item: ExistingClass.Item) -> Bool {
    if item.member.needsBody { return true }
    let declaration = item.member.declaration
    let requirement = declaration.requirements(in: source, []).joined()
    let listing = ClassListing(
      SourceText("protocol P {\n\(requirement)\n}"), className: fake.className,
      isOverriding: declaration.has(.override))
    return listing?.items.first?.text.words == source[item.range].words
  }

  // MARK: Places

  private mutating func insert(_ members: [String]) {
    guard !members.isEmpty else { return }
    let block = contents.type.memberBlock
    var place = block.lowerBound + 1..<block.lowerBound + 1
    var text = members.map { "\n" + FakeClass.indented($0) }.joined()
    if let last = contents.items.last(where: isGenerated) {
      // The new text does not contain the end of a member that is removed.
      let edit = edits.first { $0.range.contains(last.range.upperBound - 1) }
      let end = (last.condition ?? edit?.range ?? last.range).upperBound
      place = end..<end
    } else if source[block].dropFirst().dropLast().allSatisfy(\.isWhitespace) {
      place = block.lowerBound + 1..<block.upperBound - 1
      text += "\n"
    }
    edits.append(TextEdit(range: place, text: text))
  }

  /// The whole line of a member, if nothing else is on it.
  private func rangeToRemove(_ range: SourceRange) -> SourceRange {
    var start = range.lowerBound
    while source[start - 1] == ASCII.space { start -= 1 }
    var end = range.upperBound
    while source[end] == ASCII.space || source[end] == ASCII.semicolon { end += 1 }
    let isWholeLine = source[start - 1] == ASCII.newline && source[end] == ASCII.newline
    return isWholeLine ? start - 1..<end : range.lowerBound..<end
  }
}
