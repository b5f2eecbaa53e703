import DeclarationParser

/// Changes the head of a class where the type has other associated types or parents now.
struct ClassHeadUpdate {
  private(set) var edits: [TextEdit] = []
  /// The changes, as `--check` prints them.
  private(set) var changes: [String] = []

  init(_ file: ExistingFile, _ head: ClassHead) {
    let source = file.classText
    let type = file.contents.type
    let generics = type.genericParameters.map { source[$0.range] } ?? ""
    let requirements = type.requirements.map { " " + source[$0.range] } ?? ""
    let parents = type.inheritance.map { parent in
      (text: source[parent.range], name: source[parent.stripped.type.range])
    }
    // The user can add attributes, such as `@MainActor` before a protocol.
    func existing(_ parent: String) -> String? {
      parents.first { $0.text == parent || $0.name == parent }?.text
    }
    var new = head
    // The user may have removed it, because own members of the class are not `Sendable`.
    if existing("Sendable") == nil { new.parents.removeAll { $0 == "Sendable" } }
    let kept = new.parents.compactMap(existing)
    let hasAll = kept.count == new.parents.count
    // What the user added stays.
    new.parents =
      new.parents.map { existing($0) ?? $0 } + parents.map(\.text).filter { !kept.contains($0) }
    let isSame =
      hasAll && generics.words == head.genericParameters.words
      && requirements.words == head.requirements.words
    if !isSame {
      edits.append(
        TextEdit(
          range: type.name.range.upperBound..<type.memberBlock.lowerBound,
          text: new.genericParameters + new.inheritance + " "))
      changes.append("the head is now '\(new.name)\(new.genericParameters)\(new.inheritance)'")
    }
    let declaration = file.contents.declaration
    let introducer = declaration.introducer
    guard head.isActor, introducer.keyword == .class else { return }
    edits.append(TextEdit(range: introducer.range, text: "actor"))
    if let modifier = declaration.modifiers[.final] {
      edits.append(
        TextEdit(range: modifier.range.lowerBound..<introducer.range.lowerBound, text: ""))
    }
    changes.append("the type is an actor")
  }
}

extension StringProtocol {
  /// The text without spaces and line breaks, to compare it with another.
  var words: String { String(filter { !$0.isWhitespace }) }
}
