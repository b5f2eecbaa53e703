/// A declaration as it is written.
package struct DeclarationSyntax: Sendable {
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  /// `protocol`, `class`, `actor`, `func`, `var`, `init`, … ; the whole of it for `#if` and `#macro()`.
  package var introducer: Identifier
  package var kind: Kind
  /// From the first attribute or keyword to the end, without the trivia around it.
  package var range: SourceRange

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
  package var name: Identifier
  /// What stands in parentheses.
  package var argument: String?
  package var range: SourceRange
}

package struct TypeDeclaration: Sendable {
  /// The name; of an extension, the whole type's text.
  package var name: Identifier
  /// `<T: P>` of a type; the primary associated types of a protocol.
  package var genericParameters: GenericParameterClause?
  package var inheritance: [TypeSyntax]
  package var requirements: WhereClause?
  package var members: [DeclarationSyntax]
  /// From `{` to `}`, both included.
  package var memberBlock: SourceRange
}

package struct GenericParameterClause: Sendable {
  package var parameters: [GenericParameter]
  /// A `where` within the angle brackets, which old code has.
  package var requirements: WhereClause?
  package var range: SourceRange
}

package struct GenericParameter: Sendable {
  package var attributes: [Attribute]
  /// `each` or `let`.
  package var specifier: Identifier?
  package var name: Identifier
  package var inherited: TypeSyntax?
  package var range: SourceRange
}

/// `where A: P, A.B == C`
package struct WhereClause: Sendable {
  package var requirements: [GenericRequirement]
  /// The `where` included.
  package var range: SourceRange
}

package struct GenericRequirement: Sendable {
  package enum Relation: String, Sendable {
    case conforms = ":"
    case equals = "=="
  }

  package var left: TypeSyntax
  package var relation: Relation
  package var right: TypeSyntax
  package var range: SourceRange
}

package struct Parameter: Sendable {
  package var attributes: [Attribute]
  /// Those that stand before the name: `isolated`, `_const`.
  package var modifiers: [Modifier]
  package var firstName: Identifier
  package var secondName: Identifier?
  package var type: TypeSyntax
  /// Whether `...` follows the type.
  package var isVariadic: Bool
  /// The default value, without `=`.
  package var defaultValue: SourceRange?
  package var range: SourceRange
}

package struct FunctionDeclaration: Sendable {
  /// The name, or the operator.
  package var name: Identifier
  package var isOperator: Bool
  package var genericParameters: GenericParameterClause?
  package var parameters: [Parameter]
  package var effects: Effects
  package var result: TypeSyntax?
  package var requirements: WhereClause?
  /// From `{` to `}`, both included.
  package var body: SourceRange?
}

package struct InitializerDeclaration: Sendable {
  /// `?` or `!`
  package var optionalMark: Identifier?
  package var genericParameters: GenericParameterClause?
  package var parameters: [Parameter]
  package var effects: Effects
  package var requirements: WhereClause?
  package var body: SourceRange?
}

package struct SubscriptDeclaration: Sendable {
  package var genericParameters: GenericParameterClause?
  package var parameters: [Parameter]
  package var result: TypeSyntax
  package var requirements: WhereClause?
  package var accessors: AccessorBlock?
}

/// `var a: Int { get }, b = 2`: one or more bindings.
package struct VariableDeclaration: Sendable {
  package var bindings: [Binding]

  package struct Binding: Sendable {
    /// The name; nil for a pattern such as `(a, b)`.
    package var name: Identifier?
    package var type: TypeSyntax?
    /// The initial value, without `=`.
    package var initialValue: SourceRange?
    package var accessors: AccessorBlock?
    package var range: SourceRange
  }
}

package struct AccessorBlock: Sendable {
  /// Empty where the block is a getter's body.
  package var accessors: [Accessor]
  /// From `{` to `}`, both included.
  package var range: SourceRange
}

package struct Accessor: Sendable {
  package var attributes: [Attribute]
  /// `mutating`, `nonmutating`, `nonisolated`, …
  package var modifiers: [Modifier]
  /// `get`, `set`, `_read`, `_modify`, `willSet`, `didSet`, `init`, …
  package var kind: Identifier
  /// The name in `set(name)`.
  package var parameter: Identifier?
  package var effects: Effects
  package var body: SourceRange?
  package var range: SourceRange
}

package struct AssociatedTypeDeclaration: Sendable {
  package var name: Identifier
  package var inheritance: [TypeSyntax]
  package var defaultType: TypeSyntax?
  package var requirements: WhereClause?
}

package struct ConditionalClause: Sendable {
  /// `#if`, `#elseif` or `#else`.
  package var keyword: Identifier
  /// The condition, as it is written.
  package var condition: SourceRange?
  package var members: [DeclarationSyntax]
  package var range: SourceRange
}
