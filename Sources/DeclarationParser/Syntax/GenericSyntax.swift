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
