/// A type in a source.
package struct TypeSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `Name<Arguments>`, or `Base.Name`, or `Module::Name`.
    case named(base: TypeSyntax?, name: Identifier, arguments: [TypeSyntax])
    /// `Wrapped?`
    case optional(TypeSyntax)
    /// `Wrapped!`
    case implicitlyUnwrapped(TypeSyntax)
    /// `[Element]`
    case array(TypeSyntax)
    /// `[Key: Value]`
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `[3 of Element]`
    case inlineArray(count: TypeSyntax, element: TypeSyntax)
    /// `(A, b: B)`, and `()`
    case tuple([TupleElement])
    /// `(A, B) async throws(E) -> Result`
    case function(parameters: [TupleElement], effects: Effects, result: TypeSyntax)
    /// `Base.Type` or `Base.Protocol`
    case metatype(base: TypeSyntax, name: Identifier)
    /// `A & B`
    case composition([TypeSyntax])
    /// `some P` or `any P`
    case constrained(keyword: Identifier, TypeSyntax)
    /// `~P`
    case suppressed(TypeSyntax)
    /// `repeat Pattern`
    case packExpansion(TypeSyntax)
    /// `each Pack`
    case packElement(TypeSyntax)
    /// `inout T`, `@escaping T`, `sending T`, `nonisolated(nonsending) T`, and so on.
    case attributed(specifiers: [Modifier], attributes: [Attribute], TypeSyntax)
    /// `<T: P> T`, the named opaque type of a result.
    case namedOpaque(GenericParameterClause, TypeSyntax)
    /// An integer literal as a generic argument, or `_`.
    case literal
  }

  package let kind: Kind
  package let range: SourceRange
}

/// A name. Backticks are part of the range, but not of the text.
package struct Identifier: Sendable, Equatable {
  package let text: String
  package let range: SourceRange
  /// Whether the source has backticks around it.
  package let isQuoted: Bool
  /// The keyword, if the word is one that the parser looks for.
  package var keyword = Keyword.none
}

/// An element of a tuple type, or a parameter of a function type.
package struct TupleElement: Sendable {
  package let firstName: Identifier?
  package let secondName: Identifier?
  package let type: TypeSyntax
  /// Whether `...` follows the type.
  package let isVariadic: Bool
  package let range: SourceRange
}

/// The effects of a function or a getter.
package struct Effects: Sendable {
  /// `async` or `reasync`.
  package var async: Identifier?
  /// `throws` or `rethrows`.
  package var `throws`: Identifier?
  /// The type in `throws(Type)`.
  package var thrownType: TypeSyntax?

  package init() {}
}

/// `@Name(arguments)`
package struct Attribute: Sendable {
  package let name: TypeSyntax
  /// The parentheses and their contents.
  package let arguments: SourceRange?
  package let range: SourceRange
}
