/// A declaration as it is written.
package struct DeclarationSyntax: Sendable {
  package let attributes: [Attribute]
  package let modifiers: [Modifier]
  /// `protocol`, `class`, `actor`, `func`, `var`, `init`, … ; the whole of it for `#if` and `#macro()`.
  package let introducer: Identifier
  package let kind: Kind
  /// From the first attribute or keyword to the end, without the trivia around it.
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    /// `protocol`, `class`, `actor`, `struct`, `enum`, `extension`
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    case variable(VariableDeclaration)
    case `subscript`(SubscriptDeclaration)
    case initializer(InitializerDeclaration)
    case `associatedtype`(AssociatedTypeDeclaration)
    /// `#if … #elseif … #else … #endif` around members.
    case conditional([ConditionalClause])
    /// `typealias`, `case`, `import`, `deinit`, `operator`, `precedencegroup`, `macro`, `#macro()`:
    /// stepped over, with the name where there is one.
    case other(name: Identifier?)
    /// What is none of these, up to where a declaration may begin again.
    case unexpected
  }
}

/// `final`, `private(set)`, `nonisolated(unsafe)`, …
package struct Modifier: Sendable {
  package let name: Identifier
  /// What stands in parentheses.
  package let argument: String?
  package let range: SourceRange
}

package struct TypeDeclaration: Sendable {
  /// The name; of an extension, the whole type's text.
  package let name: Identifier
  /// `<T: P>` of a type; the primary associated types of a protocol.
  package let genericParameters: GenericParameterClause?
  package let inheritance: [TypeSyntax]
  package let requirements: WhereClause?
  package let members: [DeclarationSyntax]
  /// From `{` to `}`, both included.
  package let memberBlock: SourceRange
}

package struct GenericParameterClause: Sendable {
  package let parameters: [GenericParameter]
  /// A `where` within the angle brackets, which old code has.
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
  /// The `where` included.
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

package struct Parameter: Sendable {
  package let attributes: [Attribute]
  /// Those that stand before the name: `isolated`, `_const`.
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

package struct FunctionDeclaration: Sendable {
  /// The name, or the operator.
  package let name: Identifier
  package let isOperator: Bool
  package let genericParameters: GenericParameterClause?
  package let parameters: [Parameter]
  package let effects: Effects
  package let result: TypeSyntax?
  package let requirements: WhereClause?
  /// From `{` to `}`, both included.
  package let body: SourceRange?
}

package struct InitializerDeclaration: Sendable {
  /// `?` or `!`
  package let optionalMark: Identifier?
  package let genericParameters: GenericParameterClause?
  package let parameters: [Parameter]
  package let effects: Effects
  package let requirements: WhereClause?
  package let body: SourceRange?
}

package struct SubscriptDeclaration: Sendable {
  package let genericParameters: GenericParameterClause?
  package let parameters: [Parameter]
  package let result: TypeSyntax
  package let requirements: WhereClause?
  package let accessors: AccessorBlock?
}

/// `var a: Int { get }, b = 2`: one or more bindings.
package struct VariableDeclaration: Sendable {
  package let bindings: [Binding]

  package struct Binding: Sendable {
    /// The name; nil for a pattern such as `(a, b)`.
    package let name: Identifier?
    package let type: TypeSyntax?
    /// The initial value, without `=`.
    package let initialValue: SourceRange?
    package let accessors: AccessorBlock?
    package let range: SourceRange
  }
}

package struct AccessorBlock: Sendable {
  /// Empty where the block is a getter's body.
  package let accessors: [Accessor]
  /// From `{` to `}`, both included.
  package let range: SourceRange
}

package struct Accessor: Sendable {
  package let attributes: [Attribute]
  /// `mutating`, `nonmutating`, `nonisolated`, …
  package let modifiers: [Modifier]
  /// `get`, `set`, `_read`, `_modify`, `willSet`, `didSet`, `init`, …
  package let kind: Identifier
  /// The name in `set(name)`.
  package let parameter: Identifier?
  package let effects: Effects
  package let body: SourceRange?
  package let range: SourceRange
}

package struct AssociatedTypeDeclaration: Sendable {
  package let name: Identifier
  package let inheritance: [TypeSyntax]
  package let defaultType: TypeSyntax?
  package let requirements: WhereClause?
}

package struct ConditionalClause: Sendable {
  /// `#if`, `#elseif` or `#else`.
  package let keyword: Identifier
  /// The condition, as it is written.
  package let condition: SourceRange?
  package let members: [DeclarationSyntax]
  package let range: SourceRange
}
