@testable import SpryMacroExpansion

/// A file with one declaration, to which one macro is attached.
struct AnnotatedFile {
  let text: String
  let source: SourceText
  let attribute: SourceText
  let macro: String
  let context: [String]

  /// - Parameter context: the declarations around it, the innermost first.
  init(_ text: String, _ macro: String, in context: [String] = []) {
    self.text = text
    self.macro = macro
    self.context = context
    // A file does not begin with its first declaration.
    let source = SourceText(
      text, fileName: "File.swift", offset: AnnotatedFile.offset, line: AnnotatedFile.line)
    let attributes = parseDeclaration(source)?.attributes ?? parseAccessor(source)?.attributes
    let range = attributes?.map(\.range).first { source[$0].hasPrefix("@\(macro)") } ?? 0..<0
    self.source = source
    attribute = SourceText(
      source[range], fileName: "File.swift", offset: AnnotatedFile.offset + range.lowerBound)
  }

  private static let offset = 100
  private static let line = 10

  /// - Parameter namesAreFree: whether it is for a compiler that takes any name in backticks.
  func expand(_ role: MacroRequest.Role = .peer, namesAreFree: Bool = true) -> MacroExpansion {
    var expander = Expander()
    expander.namesAreFree = namesAreFree
    return expander.expand(
      MacroRequest(
        role: role,
        macro: "\(macro)Macro",
        attribute: attribute,
        declaration: source,
        lexicalContext: context.map { SourceText($0) },
        extendedType: "X",
        missingConformances: ["Spryable"]
      )
    )
  }

  /// What is told, each with the text that it points at.
  var told: [String] { told(.peer) }

  func told(_ role: MacroRequest.Role) -> [String] {
    expand(role).diagnostics.map { diagnostic in
      "\(diagnostic.severity) at '\(self[diagnostic.place])': \(diagnostic.message)"
    }
  }

  /// The text after the only fix-it.
  var fixed: String? { fixed(.peer) }

  func fixed(_ role: MacroRequest.Role) -> String? {
    let fixIts = expand(role).diagnostics.flatMap(\.fixIts)
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
