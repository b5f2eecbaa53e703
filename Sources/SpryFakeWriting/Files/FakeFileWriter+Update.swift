import DeclarationParser

// How a run of the command updates the file of a fake.
extension FakeFileWriter {
  /// An existing file after an update, and what has changed.
  func updated(_ file: ExistingFile) throws(FakeError) -> (text: String, changes: [String]) {
    var (text, changes) = try updatedClass(file)
    for item in file.hasAttribute ? fake.globalOperators : [] {
      let head = item.text.prefix { $0 != "{" }
      if file.contains(head) { continue }
      text += "\n\n" + FakeClass.text(of: item)
      changes.append("'\(head.trimmed)' is missing")
    }
    let replacement = FileReplacement(
      file, classText: text, imports: imports(isExpanded: !file.hasAttribute),
      condition: fake.condition)
    return (replacement.text, changes + replacement.changes)
  }

  private func updatedClass(_ file: ExistingFile) throws(FakeError) -> (
    text: String, changes: [String]
  ) {
    if file.hasAttribute {
      let update = ListedMembersUpdate(file, fake)
      return (update.text, update.changes)
    }
    let heads = ClassHeadUpdate(file, fake.head)
    let source = file.classText
    let text = TextEdit.apply(heads.edits, to: source, in: source.bytes.indices)
    guard let begin = text.firstOccurrence(of: Self.begin),
      let end = text[begin.upperBound...].firstOccurrence(of: Self.end + "\n")
    else {
      throw .notWrittenHere(fake.className, file.path)
    }
    let before = String(text[..<begin.lowerBound])
    let after = String(text[end.upperBound...])
    // What the user added to the class.
    let own = SourceText(before + "\n" + after)
    let others = ExistingClass(own)
    let items = (fake.items + fake.operators).filter { item in
      others?.items.contains { $0.key.isSameOverload(as: item.key) } != true
    }
    let added = others.map { String(own[$0.type.memberBlock].dropFirst().dropLast()) } ?? ""
    let expanded = try ExpandedClass(fake, items: items, besides: added)
    let new = before.trimmedEnd + "\n" + region(expanded) + "\n" + after
    let changes = heads.changes + (new == text ? [] : ["the written members have changed"])
    return (new, changes)
  }
}
