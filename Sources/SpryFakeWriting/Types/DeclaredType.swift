import DeclarationParser

/// A type that a module declares.
struct DeclaredType: Sendable {
  enum Access: Int, Sendable, Comparable {
    case hidden, `internal`, package, `public`, open

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  let module: String
  /// The names of the types around it, and its own.
  let path: [String]
  let file: SourceFile
  let declaration: DeclarationSyntax
  /// The lowest access level of the type and of the types around it.
  let access: Access
  /// The condition of the `#if` around the type, or `nil` if there is none, or if several clauses
  /// declare the type.
  var condition: String?

  /// The name inside the module: `Outer.Archive`.
  var name: String { path.joined(separator: ".") }

  /// The name with the module.
  var qualifiedName: String { "\(module).\(name)" }

  /// `protocol`, `class`, `actor`, `struct`, `enum`, or `typealias`.
  var keyword: Keyword { declaration.introducer.keyword }

  var source: SourceText { file.source }

  /// The declaration with its members, or `nil` for a type alias.
  var type: TypeDeclaration? {
    if case .type(let type) = declaration.kind { type } else { nil }
  }
}

extension DeclaredType {
  /// The names of the generic parameters, or of the primary associated types.
  var genericNames: [String] { (type?.genericParameters).names }
}

extension DeclaredType {
  /// Whether it has an attribute with the name of a macro.
  private func has(_ macro: String) -> Bool {
    declaration.attributes.contains { $0.name.lastName == macro }
  }

  /// Whether `@Spryable` generates its fake.
  var hasGeneratedFake: Bool { has("Spryable") }

  /// Whether `@Spyable` generates a spy of it, and no macro a fake.
  var hasOnlySpy: Bool { has("Spyable") && !hasGeneratedFake }

  /// Whether a test can see the fake that `@Spryable` generates.
  ///
  /// - Parameter isLocal: Whether the test can see internal declarations of the module.
  func hasVisibleFake(isLocal: Bool) -> Bool {
    let hiding =
      [".private", ".fileprivate"]
      + (isLocal ? [] : [".internal", ".package", "behindPreprocessorFlag"])
    return declaration.attributes.contains { attribute in
      let text = source[attribute.range]
      return attribute.name.lastName == "Spryable" && !hiding.contains { text.includes($0) }
    }
  }
}

/// An extension of a type.
struct DeclaredExtension: Sendable {
  let file: SourceFile
  let declaration: DeclarationSyntax
  let type: TypeDeclaration
  /// The condition of the `#if` around the extension, or `nil`.
  let condition: String?
}

extension DeclaredType.Access {
  /// The level that a declaration states, or another.
  init(of declaration: DeclarationSyntax, otherwise level: Self) {
    let levels: [Keyword: Self] = [
      .open: .open, .public: .public, .package: .package, .internal: .internal,
      .fileprivate: .hidden, .private: .hidden,
    ]
    let modifiers = declaration.modifiers.lazy.filter { $0.argument == nil }
    self = modifiers.compactMap { levels[$0.name.keyword] }.first ?? level
  }
}
