import DeclarationParser

/// A source, and its changes.
struct SourceUpdate {
  let source: SourceText
  /// The changes, as `--check` prints them.
  var changes: [String] = []
  private(set) var edits: [TextEdit] = []

  init(_ source: SourceText) { self.source = source }

  /// The text after the changes.
  var text: String { TextEdit.apply(edits, to: source, in: source.bytes.indices) }

  mutating func replace(_ range: SourceRange, with text: String, _ change: String? = nil) {
    edits.append(TextEdit(range: range, text: text))
    if let change { changes.append(change) }
  }
}

/// A piece of a source to replace.
struct TextEdit: Equatable {
  var range: SourceRange
  var text: String

  /// The text of a range after edits, which must not overlap.
  static func apply(_ edits: [TextEdit], to source: SourceText, in range: SourceRange) -> String {
    var text = ""
    var start = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= start && edit.range.upperBound <= range.upperBound {
      text += source[start..<edit.range.lowerBound] + edit.text
      start = edit.range.upperBound
    }
    return text + source[start..<range.upperBound]
  }
}
