import DeclarationParser
import Foundation
import SpryMacroExpansion

/// The file of a fake, as it is.
struct ExistingFile {
  let path: String
  /// What ends its lines. In ``source``, it is `\n`.
  let lineEnd: String
  let source: SourceText
  let declarations: [DeclarationSyntax]
  /// The class of the fake.
  let contents: SpryableClass
  /// The range of the class in the file.
  let range: SourceRange

  /// - Returns: The file, or `nil` if it has no such class.
  init?(path: String, text: String, className: String) {
    self.path = path
    lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
    source = SourceText(text.replacingOccurrences(of: "\r\n", with: "\n"))
    declarations = parseFile(source)
    let found = declarations.flatMap(\.flattened).first { declaration in
      if case .type(let type) = declaration.kind {
        type.name.text == className && [.class, .actor].contains(declaration.introducer.keyword)
      } else {
        false
      }
    }
    guard let found, let contents = SpryableClass(SourceText(source[found.range])) else {
      return nil
    }
    self.contents = contents
    range = found.range
  }

  /// The modules that the file imports.
  var imports: [String] { SourceFile(path: path, text: source[source.bytes.indices]).imports }

  /// The name of the type that the class stands in for: `Table.Row`.
  func fakedType(of className: String) -> String {
    let name = String(className.dropFirst(4))
    let parent = contents.type.inheritance.first { $0.lastName == name }
    return parent?.stripped.type.nameParts?.joined(separator: ".") ?? name
  }

  /// Whether the macro completes the class.
  var hasAttribute: Bool {
    contents.declaration.attributes.contains { $0.name.lastName == "Spryable" }
  }

  /// Whether the class can wrap an object.
  var wraps: Bool { contents.wraps }
}
