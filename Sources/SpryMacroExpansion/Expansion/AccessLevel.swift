/// Who may see what is written.
enum AccessLevel: String {
  case `public`, package, `internal`, `fileprivate`, `private`

  /// What stands before a declaration of this level, where the level has to be said.
  var prefix: String { self == .internal ? "" : rawValue + " " }

  /// What stands before its members: they have to be as visible as the type, no more.
  var memberPrefix: String { self == .public || self == .package ? rawValue + " " : "" }

  init(of declaration: DeclarationSyntax) {
    self =
      declaration.modifiers.lazy
      .filter { $0.argument == nil }
      .compactMap { AccessLevel(rawValue: $0.name.text == "open" ? "public" : $0.name.text) }
      .first ?? .internal
  }
}
