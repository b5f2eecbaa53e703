/// Who may see what is written.
enum AccessLevel: String {
  case `public`, package, `internal`, `fileprivate`, `private`

  /// What stands before a declaration of this level, where the level has to be said.
  var prefix: String { self == .internal ? "" : rawValue + " " }

  /// What stands before its members: they have to be as visible as the type, no more.
  var memberPrefix: String { self == .public || self == .package ? rawValue + " " : "" }

  init(of declaration: DeclarationSyntax) {
    self = AccessLevel(writtenIn: declaration) ?? .internal
  }

  /// Reads the level that a declaration says, if it says one.
  init?(writtenIn declaration: DeclarationSyntax) {
    let levels = declaration.modifiers.lazy
      .filter { $0.argument == nil }
      .compactMap { AccessLevel(rawValue: $0.name.text == "open" ? "public" : $0.name.text) }
    guard let level = levels.first else { return nil }
    self = level
  }

  /// Reads the level that an extension gives to what it contains.
  ///
  /// - Parameter context: what is around a declaration, the innermost first.
  init?(givenBy context: [SourceText]) {
    guard let source = context.first, let declaration = parseDeclaration(source),
      declaration.introducer.text == "extension"
    else { return nil }
    self.init(writtenIn: declaration)
  }
}
