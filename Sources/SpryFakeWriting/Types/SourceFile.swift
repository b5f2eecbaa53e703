import DeclarationParser

/// A parsed Swift file, or a part of the interface of a module.
package final class SourceFile: Sendable {
  let path: String
  let source: SourceText
  let declarations: [DeclarationSyntax]
  /// The names of the modules that it imports.
  let imports: [String]
  /// The imports inside `#if`, with their conditions.
  let conditionalImports: [String: String]

  package init(path: String, text: String, imports: [String]? = nil) {
    self.path = path
    source = SourceText(text, fileName: path)
    declarations = parseFile(source)
    let source = source
    self.imports = imports ?? declarations.flatMap { $0.imports(in: source) }
    let all = DeclarationSyntax.withConditions(declarations, of: source).flatMap {
      declaration, condition in
      declaration.imports(in: source).map { ($0, condition) }
    }
    let plain = Set(all.filter { $0.1 == nil }.map(\.0))
    let conditional = all.compactMap { name, condition in condition.map { (name, $0) } }
    conditionalImports = Dictionary(conditional.filter { !plain.contains($0.0) }) {
      "(\($0)) || (\($1))"
    }
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
