import DeclarationParser
import SpryMacroExpansion

// How a run of the command updates the file of a fake.
extension FakeFileWriter {
  /// An existing file after an update, and what has changed.
  func updated(_ file: ExistingFile) throws(FakeError) -> (text: String, changes: [String]) {
    let (text, changes) = try updatedClass(file)
    let new = file.replacingClass(
      with: text, imports: imports(isExpanded: !file.hasAttribute), condition: fake.condition)
    return (new.text, changes + new.changes)
  }

  private func updatedClass(_ file: ExistingFile) throws(FakeError) -> (
    text: String, changes: [String]
  ) {
    if file.hasAttribute {
      let update = ListedMembersUpdate(file, fake).update
      return (update.text, update.changes)
    }
    var update = SourceUpdate(file.contents.source)
    update.updateHead(of: file.contents, to: fake.head)
    let text = update.text
    guard let begin = text.firstOccurrence(of: Self.begin),
      let end = text[begin.upperBound...].firstOccurrence(of: Self.end + "\n")
    else {
      throw .notWrittenHere(fake.className, file.path)
    }
    let before = String(text[..<begin.lowerBound])
    let after = String(text[end.upperBound...])
    // What the user added to the class.
    let own = SourceText(before + "\n" + after)
    let others = SpryableClass(own)
    let members = others?.existingMembers ?? []
    let items = fake.items(besides: members).filter { item in
      !members.contains { $0.key.isSameOverload(as: item.key) }
    }
    let added = others.map { String(own[$0.type.memberBlock].dropFirst().dropLast()) } ?? ""
    let expanded = try ExpandedClass(fake, items: items, besides: added)
    let new = before.trimmedEnd + "\n" + region(expanded) + "\n" + after
    if new != text { update.changes.append("the written members have changed") }
    return (new, update.changes)
  }
}
