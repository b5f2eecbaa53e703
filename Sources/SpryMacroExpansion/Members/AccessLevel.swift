import DeclarationParser

/// The access level of a declaration.
enum AccessLevel: String, CaseIterable {
  // From the highest to the lowest.
  case `public`, package, `internal`, `fileprivate`, `private`

  /// The lower of two levels.
  static func lower(_ first: AccessLevel, _ second: AccessLevel) -> AccessLevel {
    allCases.last { $0 == first || $0 == second } ?? first
  }

  /// The modifier before a declaration with this level, if it needs one.
  var prefix: String { self == .internal ? "" : rawValue + " " }

  /// The modifier before the members of a class with this level. They need the same access.
  var memberPrefix: String { self == .public || self == .package ? rawValue + " " : "" }

  /// The level in a declaration, or `nil` if it has none.
  init?(of declaration: DeclarationSyntax) {
    let levels = declaration.modifiers.filter { $0.argument == nil }.map(\.name.keyword)
      .compactMap { AccessLevel(rawValue: ($0 == .open ? .public : $0).rawValue) }
    guard let level = levels.first else { return nil }
    self = level
  }

  /// The level that an extension sets for its members.
  ///
  /// - Parameter context: The enclosing declarations, the innermost first.
  init?(ofExtensionIn context: [SourceText]) {
    guard let declaration = context.first.flatMap(parseDeclaration),
      declaration.introducer.keyword == .extension
    else { return nil }
    self.init(of: declaration)
  }
}
