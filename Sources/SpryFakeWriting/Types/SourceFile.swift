import DeclarationParser

/// A parsed Swift file, or a part of the interface of a module.
final class SourceFile: Sendable {
  let path: String
  let source: SourceText
  let declarations: [DeclarationSyntax]
  /// The names of the modules that it imports.
  let imports: [String]
  /// The imports inside `#if`, with their conditions.
  let conditionalImports: [String: String]

  init(path: String, text: String, imports: [String]? = nil) {
    self.path = path
    source = SourceText(text, fileName: path)
    declarations = parseFile(source)
    let source = source
    let all = DeclarationSyntax.withConditions(declarations, of: source).compactMap {
      declaration, condition in
      declaration.importedModule(in: source).map { (name: $0, condition: condition) }
    }
    self.imports = imports ?? all.map(\.name)
    let plain = Set(all.filter { $0.condition == nil }.map(\.name))
    let conditional = all.compactMap { name, condition in condition.map { (name, $0) } }
    conditionalImports = Dictionary(conditional.filter { !plain.contains($0.0) }) {
      "(\($0)) || (\($1))"
    }
  }
}

extension DeclarationSyntax {
  /// The module that the declaration imports, or `nil` if it is no import.
  fileprivate func importedModule(in source: SourceText) -> String? {
    guard introducer.keyword == .import else { return nil }
    let words = source[introducer.range.upperBound..<range.upperBound].split(separator: " ")
    return words.last?.split(separator: ".").first.map(String.init)
  }
}
