package import DeclarationParser

/// A function, property, subscript, or initializer, in the form that all macros use.
package struct Member {
  package var kind: MemberKind
  package var declaration: DeclarationSyntax
  /// The name or the operator, or `subscript`, or `init`.
  package var name: Identifier
  package var isOperator = false
  package var genericParameters: GenericParameterClause?
  package var parameters: [MemberParameter] = []
  /// The effects. A property or a subscript has the effects of its getter.
  package var effects = Effects()
  /// The type of the result or the property, or `nil` if the source has none.
  package var result: TypeSyntax?
  package var requirements: WhereClause?
  var hasSetter = false
  /// Whether a body in the source records the writes under the name of the reads.
  var writesUnderItsName = false
  /// `?` or `!` of an initializer.
  var optionalMark: Identifier?
  /// Whether it has a body, or an accessor with a body.
  var hasBody = false
  /// The accessors of a property or a subscript, if it has a block for them.
  var accessors: AccessorBlock?

  /// The offset of the name in the source. It identifies the member.
  var offset: Int { name.range.lowerBound }

  /// Whether it is called on the type, as an initializer is.
  package var isStatic: Bool {
    kind == .initializer || declaration.has(.static) || declaration.has(.class)
  }

  package var isAsync: Bool { effects.async != nil }

  /// Whether it can throw an error of its own. A member that rethrows cannot.
  var isThrowing: Bool { effects.throws?.keyword == .throws && !effects.throwsNever }

  var isRethrowing: Bool { effects.throws?.keyword == .rethrows }

  /// Whether a call needs `try`.
  var needsTry: Bool { isThrowing || isRethrowing }

  var returnsVoid: Bool { result?.isVoid ?? true }

  var returnsSending: Bool { result?.isSending ?? false }

  /// Whether it states the actor that it runs on, or that it runs on none.
  var hasOwnIsolation: Bool {
    parameters.contains(where: \.isIsolated)
      || declaration.attributes.contains { $0.isGlobalActor || $0.name.lastName == "concurrent" }
  }

  /// Whether it is `init()`.
  var isPlainInitializer: Bool {
    kind == .initializer && parameters.isEmpty && genericParameters == nil
  }

  /// `prefix` or `postfix` of an operator.
  package var fixity: String? {
    [Keyword.prefix, .postfix].first(where: declaration.has)?.rawValue
  }

  /// The types of its parameters and its result.
  var types: [TypeSyntax] { parameters.map(\.syntax.type) + (result.map { [$0] } ?? []) }

  /// The types in the constraints of its own generic parameters.
  var typesInConstraints: [TypeSyntax] {
    (genericParameters?.parameters.compactMap(\.inherited) ?? [])
      + (requirements?.requirements.flatMap { [$0.left, $0.right] } ?? [])
  }

  /// The names of its own generic parameters.
  var genericNames: Set<String> {
    Set(genericParameters?.parameters.map(\.name.text) ?? [])
  }

  /// The name as `#function` spells it.
  package var functionName: String {
    if !kind.hasParameters { return name.text }
    let labels = parameters.map { (isOperator ? nil : $0.label) ?? "_" }
    return "\(name.text)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The name of a setter's new value, which differs from the names of the parameters.
  var newValueName: String {
    var name = "newValue"
    while parameters.contains(where: { $0.word == name }) {
      name = name == "newValue" ? "assignedValue" : "_" + name
    }
    return name
  }

  /// The keywords before a call that has the member's effects: `try await `.
  var effectKeywords: String {
    (needsTry ? "try " : "") + (isAsync ? "await " : "")
  }
}

// MARK: - Autoclosures

extension Member {
  /// Whether it can evaluate an autoclosure with these effects.
  func canEvaluate(_ autoclosure: Effects) -> Bool {
    if autoclosure.async != nil, !isAsync { return false }
    return autoclosure.throws == nil || (isThrowing && effects.typedError == nil)
  }

  /// Whether it cannot throw, but one of its autoclosures can. The compiler takes a closure for one
  /// that throws if it contains `try`, even in the argument of an autoclosure.
  var hidesErrorOfAutoclosure: Bool {
    !needsTry
      && parameters.contains { parameter in
        guard parameter.isLazy, case .function(_, let effects, _) = parameter.type.ungrouped.kind
        else { return false }
        return effects.throws != nil
      }
  }
}

// MARK: - Reading a declaration

extension Member {
  /// The members that a declaration declares. It can be several, as in `var a, b: Int`.
  package static func members(of declaration: DeclarationSyntax) -> [Member] {
    switch declaration.kind {
    case .callable(let callable): [Member(callable, declaration)]
    case .variable(let variable): properties(variable, declaration)
    case .type, .associatedtype, .typealias, .conditional, .other, .unexpected: []
    }
  }

  private init(_ callable: CallableDeclaration, _ declaration: DeclarationSyntax) {
    kind = MemberKind(callable.kind)
    self.declaration = declaration
    name = callable.name
    isOperator = callable.kind == .operator
    genericParameters = callable.genericParameters
    parameters = MemberParameter.parameters(callable.parameters, of: kind)
    effects = kind.hasAccessors ? callable.accessors.getterEffects : callable.effects
    result = callable.result
    requirements = callable.requirements
    hasSetter = callable.accessors.hasSetter
    optionalMark = callable.optionalMark
    hasBody = callable.body != nil || callable.accessors.hasBody
    accessors = callable.accessors
  }

  private static func properties(
    _ variable: VariableDeclaration,
    _ declaration: DeclarationSyntax
  ) -> [Member] {
    // In `var a, b: Int`, the type of `a` is the type of the next binding.
    var type: TypeSyntax?
    return variable.bindings.reversed().compactMap { binding -> Member? in
      type = binding.type ?? type
      guard let name = binding.name else { return nil }
      return Member(
        kind: .property,
        declaration: declaration,
        name: name,
        effects: binding.accessors.getterEffects,
        result: type,
        hasSetter: binding.accessors.hasSetter,
        hasBody: binding.accessors.hasBody || binding.initialValue != nil,
        accessors: binding.accessors
      )
    }.reversed()
  }
}

extension Effects {
  var throwsNever: Bool {
    if case .named(_, let name, _)? = thrownType?.kind { name.text == "Never" } else { false }
  }

  /// The type in `throws(Type)`, or `nil` if it means the same as `throws`.
  var typedError: TypeSyntax? {
    guard let thrownType else { return nil }
    if case .constrained(_, let type) = thrownType.ungrouped.kind,
      case .named(_, let name, _) = type.ungrouped.kind, name.text == "Error"
    {
      return nil
    }
    return thrownType
  }
}
