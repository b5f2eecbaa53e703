/// A declaration in a source.
package struct DeclarationSyntax: Sendable {
  package let attributes: [Attribute]
  package let modifiers: [Modifier]
  /// `protocol`, `class`, `actor`, `func`, `var`, `init`, and so on, or `#if`, or `#name`.
  package let introducer: Identifier
  package let kind: Kind
  /// The range from the first attribute or keyword to the end, without trivia.
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    /// `protocol`, `class`, `actor`, `struct`, `enum`, `extension`
    case type(TypeDeclaration)
    case callable(CallableDeclaration)
    case variable(VariableDeclaration)
    case `associatedtype`(AssociatedTypeDeclaration)
    case `typealias`(TypeAliasDeclaration)
    /// Members in `#if … #elseif … #else … #endif`.
    case conditional([ConditionalClause])
    /// `case`, `import`, `deinit`, `operator`, `precedencegroup`, `macro`, or `#name()`, whose parts
    /// are skipped.
    case other
    /// Text that is not a declaration, up to the next place where a declaration can start.
    case unexpected
  }
}

extension DeclarationSyntax {
  /// An accessor without its contents, in the form of a declaration.
  package init(_ accessor: Accessor) {
    self.init(
      attributes: accessor.attributes, modifiers: accessor.modifiers,
      introducer: accessor.introducer, kind: .unexpected, range: accessor.range)
  }

  /// Whether it has a modifier.
  package func has(_ modifier: Keyword) -> Bool { modifiers[modifier] != nil }

  /// The declarations in the clauses of an `#if`, or this one.
  package var flattened: [DeclarationSyntax] {
    guard case .conditional(let clauses) = kind else { return [self] }
    return clauses.flatMap(\.members).flatMap(\.flattened)
  }
}

/// `final`, `private(set)`, `nonisolated(unsafe)`, and so on, before a declaration, or `inout`,
/// `sending`, `nonisolated(nonsending)`, and so on, before a type.
package struct Modifier: Sendable {
  package let name: Identifier
  /// The text in parentheses.
  package let argument: String?
  package let range: SourceRange
}

extension [Modifier] {
  /// The first modifier with a keyword.
  package subscript(keyword: Keyword) -> Modifier? { first { $0.name.keyword == keyword } }
}

package struct TypeDeclaration: Sendable {
  /// The name, or the extended type of an extension.
  package let name: Identifier
  /// The generic parameters, or the primary associated types of a protocol.
  package let genericParameters: GenericParameterClause?
  package let inheritance: [TypeSyntax]
  package let requirements: WhereClause?
  package let members: [DeclarationSyntax]
  /// The braces and their contents.
  package let memberBlock: SourceRange
}

package struct Parameter: Sendable {
  package let attributes: [Attribute]
  /// The modifiers before the name: `isolated`, `_const`.
  package let modifiers: [Modifier]
  package let firstName: Identifier
  package let secondName: Identifier?
  package let type: TypeSyntax
  /// Whether `...` follows the type.
  package let isVariadic: Bool
  /// The default value, without `=`.
  package let defaultValue: SourceRange?
  package let range: SourceRange
}

/// A function, an initializer, or a subscript.
package struct CallableDeclaration: Sendable {
  package enum Kind: Sendable {
    case function, `operator`, initializer, `subscript`

    /// The kind of what a keyword introduces. An operator is introduced like a function.
    init?(introducedBy keyword: Keyword) {
      switch keyword {
      case .func: self = .function
      case .`init`: self = .initializer
      case .subscript: self = .subscript
      default: return nil
      }
    }
  }

  package var kind: Kind
  /// The name or the operator, or the introducer of an initializer or a subscript.
  package var name: Identifier
  /// `?` or `!` of an initializer.
  package var optionalMark: Identifier?
  package var genericParameters: GenericParameterClause?
  package var parameters: [Parameter] = []
  package var effects = Effects()
  package var result: TypeSyntax?
  package var requirements: WhereClause?
  /// The braces and their contents. A subscript has accessors instead.
  package var body: SourceRange?
  package var accessors: AccessorBlock?
}

/// `var a: Int { get }, b = 2`: one or more bindings.
package struct VariableDeclaration: Sendable {
  package let bindings: [Binding]

  package struct Binding: Sendable {
    /// The name, or `nil` for a pattern such as `(a, b)`.
    package let name: Identifier?
    package let type: TypeSyntax?
    /// The initial value, without `=`.
    package let initialValue: SourceRange?
    package let accessors: AccessorBlock?
    package let range: SourceRange
  }
}

package struct AssociatedTypeDeclaration: Sendable {
  package let name: Identifier
  package let inheritance: [TypeSyntax]
  package let defaultType: TypeSyntax?
  package let requirements: WhereClause?
}

package struct TypeAliasDeclaration: Sendable {
  package let name: Identifier
  package let genericParameters: GenericParameterClause?
  package let type: TypeSyntax
}

package struct ConditionalClause: Sendable {
  /// `#if`, `#elseif`, or `#else`.
  package let keyword: Identifier
  /// The condition, or `nil` for `#else`.
  package let condition: SourceRange?
  package let members: [DeclarationSyntax]
  package let range: SourceRange
}

package struct GenericParameterClause: Sendable {
  package let parameters: [GenericParameter]
  /// A `where` clause inside the angle brackets, as in old code.
  package let requirements: WhereClause?
  package let range: SourceRange
}

package struct GenericParameter: Sendable {
  package let attributes: [Attribute]
  /// `each` or `let`.
  package let specifier: Identifier?
  package let name: Identifier
  package let inherited: TypeSyntax?
  package let range: SourceRange
}

/// `where A: P, A.B == C`
package struct WhereClause: Sendable {
  package let requirements: [GenericRequirement]
  /// The range, with the `where`.
  package let range: SourceRange
}

package struct GenericRequirement: Sendable {
  package enum Relation: String, Sendable {
    case conforms = ":"
    case equals = "=="
  }

  package let left: TypeSyntax
  package let relation: Relation
  package let right: TypeSyntax
  package let range: SourceRange
}
