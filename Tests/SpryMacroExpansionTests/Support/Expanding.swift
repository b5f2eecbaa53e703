import Testing

import DeclarationParser
@testable import SpryMacroExpansion

/// A declaration whose expansion is in the golden file of its suite.
struct ExpandedDeclaration: CustomTestStringConvertible {
  let testDescription: String
  let role: MacroRequest.Role
  /// The enclosing declarations, the innermost first.
  let context: [String]
  let source: String

  /// - Parameters:
  ///   - name: The heading in the golden file.
  ///   - role: The role of the macro. The body, if you leave it out for a declaration with `@Spied`.
  ///   - context: The enclosing declarations. A class, if you leave them out for such a declaration.
  ///   - source: The declaration.
  init(
    _ name: String, role: MacroRequest.Role? = nil, in context: [String]? = nil, _ source: String
  ) {
    let isSpied = source.contains("@Spied")
    testDescription = name
    self.role = role ?? (isSpied ? .body : .peer)
    self.context = context ?? (isSpied ? ["class View {}"] : [])
    self.source = source
  }

  /// The expansion, which has no diagnostics.
  var lines: String {
    let expansion = AnnotatedFile(source, in: context).expand(role)
    #expect(expansion.diagnostics == [])
    return expansion.lines
  }
}

/// A file with one declaration that has one of the macros' attributes.
struct AnnotatedFile {
  let text: String
  let source: SourceText
  let attribute: SourceText
  let macro: MacroName
  let context: [String]

  /// - Parameter context: The enclosing declarations, the innermost first.
  init(_ text: String, in context: [String] = []) {
    let macro =
      [MacroName.spryable, .spyable, .spied].first { text.contains($0.description) } ?? .spryable
    self.text = text
    self.macro = macro
    self.context = context
    // A file does not begin with its first declaration.
    let source = SourceText(
      text, fileName: "File.swift", offset: AnnotatedFile.offset, line: AnnotatedFile.line)
    let attributes = parseDeclaration(source)?.attributes ?? parseAccessor(source)?.attributes
    let range = attributes?.map(\.range).first { source[$0].hasPrefix(macro.description) } ?? 0..<0
    self.source = source
    attribute = SourceText(
      source[range], fileName: "File.swift", offset: AnnotatedFile.offset + range.lowerBound)
  }

  private static let offset = 100
  private static let line = 10

  /// A source as the heading of a text in a golden file.
  static func heading(_ source: String) -> String {
    source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func expand(_ role: MacroRequest.Role = .peer) -> MacroExpansion {
    var expander = Expander()
    return expander.expand(
      MacroRequest(
        role: role,
        macro: macro,
        attribute: attribute,
        declaration: source,
        lexicalContext: context.map { SourceText($0) },
        extendedType: "X"
      )
    )
  }

  /// The diagnostics, each with the text that it points at, and the file after their only fix-it.
  func diagnostics(_ role: MacroRequest.Role = .peer) -> String {
    let diagnostics = expand(role).diagnostics
    var lines = diagnostics.flatMap { diagnostic in
      ["\(diagnostic.severity) at '\(self[diagnostic.place])': \(diagnostic.message)"]
        + diagnostic.notes.map { "note at '\(self[$0.place])': \($0.message)" }
        + diagnostic.fixIts.map { "fix-it: \($0.message)" }
    }
    let fixIts = diagnostics.flatMap(\.fixIts)
    if fixIts.count == 1 { lines.append(apply(fixIts[0])) }
    return lines.isEmpty
      ? "(no diagnostics)" : MacroExpansion(text: lines.joined(separator: "\n")).lines
  }

  private func apply(_ fixIt: Diagnostic.FixIt) -> String {
    var bytes = Array(text.utf8)
    for change in fixIt.changes.sorted(by: { $0.start > $1.start }) {
      bytes.replaceSubrange(Self.range(of: change.place), with: change.newText.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private subscript(place: FilePlace) -> String {
    String(decoding: Array(text.utf8)[Self.range(of: place)], as: UTF8.self)
  }

  private static func range(of place: FilePlace) -> Range<Int> {
    place.range.lowerBound - offset..<place.range.upperBound - offset
  }
}

extension MacroExpansion {
  /// The text without the line break at its end, which golden files do not keep.
  var lines: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}

extension Diagnostic.Change {
  fileprivate var start: Int { place.range.lowerBound }
}
