@testable import SpryMacroExpansion

/// A file with one declaration, to which one macro is attached.
struct AnnotatedFile {
  let text: String
  let source: SourceText
  let attribute: SourceText
  let macro: String

  init(_ text: String, _ macro: String) {
    self.text = text
    self.macro = macro
    // A file does not begin with its first declaration.
    let source = SourceText(text, fileName: "File.swift", offset: AnnotatedFile.offset)
    let declaration = parseDeclaration(source)
    let range =
      declaration?.attributes.map(\.range).first { source[$0].hasPrefix("@\(macro)") } ?? 0..<0
    self.source = source
    attribute = SourceText(
      source[range], fileName: "File.swift", offset: AnnotatedFile.offset + range.lowerBound)
  }

  private static let offset = 100

  func expand(_ role: MacroRequest.Role = .peer) -> MacroExpansion {
    var expander = Expander()
    return expander.expand(
      MacroRequest(
        role: role,
        macro: "\(macro)Macro",
        attribute: attribute,
        declaration: source,
        extendedType: "X",
        missingConformances: ["Spryable"]
      )
    )
  }

  /// What is told, each with the text that it points at.
  var told: [String] {
    expand().diagnostics.map { diagnostic in
      "\(diagnostic.severity) at '\(self[diagnostic.place])': \(diagnostic.message)"
    }
  }

  /// The text after the only fix-it.
  var fixed: String? {
    let fixIts = expand().diagnostics.flatMap(\.fixIts)
    guard fixIts.count == 1 else { return nil }
    var bytes = Array(text.utf8)
    for change in fixIts[0].changes.sorted(by: { $0.start > $1.start }) {
      let range = change.place.range
      bytes.replaceSubrange(
        range.lowerBound - Self.offset..<range.upperBound - Self.offset, with: change.newText.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private subscript(place: FilePlace) -> String {
    let bytes = Array(text.utf8)
    let range = place.range.lowerBound - Self.offset..<place.range.upperBound - Self.offset
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Diagnostic.Change {
  fileprivate var start: Int { place.range.lowerBound }
}
