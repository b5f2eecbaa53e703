import DeclarationParser

/// The declarations around an `@Spied` attribute.
struct SpiedContext {
  /// The keyword of the enclosing type, and its name as code inside spells it.
  private(set) var type: (keyword: Keyword, name: String)?
  /// The enclosing subscript, if the attribute is on one of its accessors.
  private(set) var `subscript`: (declaration: DeclarationSyntax, source: SourceText)?
  /// Whether the attribute is inside a function.
  private(set) var isLocal = false

  init(_ request: MacroRequest) {
    for source in request.lexicalContext {
      guard let declaration = parseDeclaration(source) else { continue }
      switch declaration.kind {
      case .type(let found):
        let keyword = declaration.introducer.keyword
        type = (keyword, keyword == .extension ? found.name.text : found.name.quoted)
        return
      case .callable(let callable) where callable.kind == .subscript:
        self.subscript = (declaration, source)
      default:
        isLocal = true
        return
      }
    }
  }
}
