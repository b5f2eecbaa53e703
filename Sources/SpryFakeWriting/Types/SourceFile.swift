import DeclarationParser

/// A parsed Swift file, or a part of the interface of a module.
package final class SourceFile: Sendable {
  let path: String
  let source: SourceText
  let declarations: [DeclarationSyntax]
  /// The names of the modules that it imports.
  let imports: [String]

  package init(path: String, text: String, imports: [String]? = nil) {
    self.path = path
    source = SourceText(text, fileName: path)
    declarations = parseFile(source)
    let source = source
    self.imports = imports ?? declarations.flatMap { $0.imports(in: source) }
  }
}

extension DeclarationSyntax {
  /// The modules that the declaration imports.
  fileprivate func imports(in source: SourceText) -> [String] {
    if case .conditional(let clauses) = kind {
      return clauses.flatMap(\.members).flatMap { $0.imports(in: source) }
    }
    guard introducer.keyword == .import else { return [] }
    let words = source[introducer.range.upperBound..<range.upperBound].split(separator: " ")
    return words.last.flatMap { $0.split(separator: ".").first }.map { [String($0)] } ?? []
  }
}
