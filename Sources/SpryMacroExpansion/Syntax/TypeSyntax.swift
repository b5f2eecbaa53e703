/// A type as it is written.
package struct TypeSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `Name<Arguments>`, with what stands before the dot in `Base.Name`, and `A::Name` for a module.
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
    /// `inout T`, `@escaping T`, `borrowing T`, `sending T`, `isolated T`, `nonisolated(nonsending) T`, …
    case attributed(specifiers: [Specifier], attributes: [Attribute], TypeSyntax)
    /// `<T: P> T`, the named opaque type of a result
    case namedOpaque(GenericParameterClause, TypeSyntax)
    /// An integer literal as a generic argument, or `_`.
    case literal
  }

  package let kind: Kind
  package let range: SourceRange
}

/// A name, with backticks around it where the source has them (in the range, not in the text).
package struct Identifier: Sendable, Equatable {
  package let text: String
  package let range: SourceRange
  /// Whether backticks stand around it.
  package let isQuoted: Bool
}

/// `inout`, `borrowing`, `consuming`, `sending`, `isolated`, `nonisolated(nonsending)`, `__owned`, … before a type.
package struct Specifier: Sendable {
  package let name: Identifier
  /// What stands in parentheses.
  package let argument: String?
  package let range: SourceRange
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

/// `async`, `throws` and their kin.
package struct Effects: Sendable {
  /// `async` or `reasync`.
  package var async: Identifier?
  /// `throws` or `rethrows`.
  package var `throws`: Identifier?
  /// The type in `throws(Type)`.
  package var thrownType: TypeSyntax?
}

/// `@Name(arguments)`
package struct Attribute: Sendable {
  package let name: TypeSyntax
  /// The parentheses and what is in them.
  package let arguments: SourceRange?
  package let range: SourceRange
}
