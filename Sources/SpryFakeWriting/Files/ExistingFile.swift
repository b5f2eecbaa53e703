import DeclarationParser

/// The file of a fake, as it is.
struct ExistingFile {
  let path: String
  let source: SourceText
  let declarations: [DeclarationSyntax]
  /// The class of the fake.
  let contents: ExistingClass
  /// The range of the class in the file.
  let range: SourceRange

  /// - Returns: The file, or `nil` if it has no such class.
  init?(path: String, text: String, className: String) {
    self.path = path
    source = SourceText(text)
    declarations = parseFile(source)
    let found = DeclarationSyntax.flattened(declarations).first { declaration in
      if case .type(let type) = declaration.kind {
        type.name.text == className && [.class, .actor].contains(declaration.introducer.keyword)
      } else {
        false
      }
    }
    guard let found, let contents = ExistingClass(SourceText(source[found.range])) else {
      return nil
    }
    self.contents = contents
    range = found.range
  }

  /// The modules that the file imports.
  var imports: [String] { SourceFile(path: path, text: source[source.bytes.indices]).imports }

  /// Whether the macro completes the class.
  var hasAttribute: Bool {
    contents.declaration.attributes.contains { $0.name.lastName == "Spryable" }
  }

  /// The text of the class.
  var classText: SourceText { SourceText(source[range]) }

  /// The file with a text in place of the class, and with further imports.
  func replacingClass(with text: String, imports: [String]) -> String {
    var edits = [TextEdit(range: range, text: text)]
    let all = DeclarationSyntax.flattened(declarations)
    let lines = all.filter { $0.introducer.keyword == .import }
    let modules = self.imports
    let known = lines.map { source[$0.range].split(separator: " ").joined(separator: " ") }
    var missing: [String] = []
    for line in imports where !known.contains(where: { $0.hasSuffix(line) }) {
      // The user may have written an import with another condition.
      let isConditional = line.hasPrefix("#")
      if isConditional, modules.contains(where: { line.contains("import \($0)\n") }) { continue }
      let plain = line.replacing("@testable ", with: "")
      if let index = known.firstIndex(of: plain) {
        edits.append(TextEdit(range: lines[index].range, text: line))
      } else if !known.contains("@testable " + plain) {
        missing.append(line)
      }
    }
    if !missing.isEmpty {
      let text = missing.joined(separator: "\n")
      // Not an import with a condition of its own.
      let siblings = siblings(of: range, in: declarations)
      let plain = zip(lines, known).filter { line, text in
        !text.hasPrefix("@") && siblings.contains { $0.range == line.range }
      }.last
      let end = plain?.0.range.upperBound ?? 0
      edits.append(TextEdit(range: end..<end, text: plain == nil ? text + "\n\n" : "\n" + text))
    }
    return TextEdit.apply(edits, to: source, in: source.bytes.indices)
  }

  /// The declarations on the level of the class: in its clause of an `#if`, or in the file.
  private func siblings(
    of range: SourceRange, in declarations: [DeclarationSyntax]
  ) -> [DeclarationSyntax] {
    for declaration in declarations {
      guard case .conditional(let clauses) = declaration.kind else { continue }
      for clause in clauses
      where DeclarationSyntax.flattened(clause.members).contains(where: { $0.range == range }) {
        return siblings(of: range, in: clause.members)
      }
    }
    return declarations
  }
}
