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
    let parents = type.inheritance.map { source[$0.range] }
    var new = head
    // The user may have removed it, because own members of the class are not `Sendable`.
    if !parents.contains("Sendable") { new.parents.removeAll { $0 == "Sendable" } }
    let missing = new.parents.filter { !parents.contains($0) }
    // What the user added stays.
    new.parents += parents.filter { !head.parents.contains($0) }
    let isSame =
      missing.isEmpty && generics.words == head.genericParameters.words
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

extension String {
  /// The text without spaces and line breaks, to compare it with another.
  var words: String { filter { !$0.isWhitespace } }
}
