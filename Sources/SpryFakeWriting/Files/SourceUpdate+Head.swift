import DeclarationParser
import SpryMacroExpansion

extension SourceUpdate {
  /// Changes the head of a class where the type has other associated types or parents now.
  mutating func updateHead(of contents: SpryableClass, to head: ClassHead) {
    let type = contents.type
    let generics = type.genericParameters.map { source[$0.range] } ?? ""
    let requirements = type.requirements.map { source[$0.range] } ?? ""
    let parents = type.inheritance.map { parent in
      (text: source[parent.range], name: source[parent.stripped.type.range])
    }
    // The user can add attributes, such as `@MainActor` before a protocol. The module before a name
    // can be new.
    func existing(_ parent: String) -> (text: String, name: String)? {
      parents.first {
        $0.text == parent || $0.name == parent || parent.hasSuffix("." + $0.name)
          || $0.name.hasSuffix("." + parent)
      }
    }
    var new = head
    // The user may have removed it, because own members of the class are not `Sendable`.
    if existing("Sendable") == nil { new.parents.removeAll { $0 == "Sendable" } }
    let kept = new.parents.compactMap { existing($0)?.text }
    let listed = new.parents.map { parent in
      guard let old = existing(parent), old.text != parent else { return parent }
      return old.text.dropLast(old.name.count) + parent
    }
    let isSame =
      kept == listed && generics.words == head.genericParameters.words
      && requirements.words == head.requirements.words
    // What the user added stays.
    new.parents = listed + parents.map(\.text).filter { !kept.contains($0) }
    if !isSame {
      let text = new.genericParameters + new.inheritance
      replace(
        type.name.range.upperBound..<type.memberBlock.lowerBound, with: text + " ",
        "changed the head to '\(new.name)\(text)'")
    }
    let introducer = contents.declaration.introducer
    guard head.isActor, introducer.keyword == .class else { return }
    let start = contents.declaration.modifiers[.final]?.range ?? introducer.range
    replace(
      start.lowerBound..<introducer.range.upperBound, with: "actor", "changed the type to an actor")
  }
}

extension StringProtocol {
  /// The text without spaces and line breaks, to compare it with another.
  var words: String { String(filter { !$0.isWhitespace }) }

  /// The text without spaces and line breaks at its start and end.
  var trimmed: String { String(trimmedEnd.drop { $0 == " " || $0.isNewline }) }

  /// The text without spaces and line breaks at its end.
  var trimmedEnd: String {
    let end = lastIndex { $0 != " " && !$0.isNewline }
    return end.map { String(self[...$0]) } ?? ""
  }
}
