package import DeclarationParser

/// A function, property, subscript, or initializer, in the form that all macros use.
struct Member {
  enum Kind {
    case function, property, `subscript`, initializer
  }

  var kind: Kind
  var declaration: DeclarationSyntax
  /// The name or the operator, or `subscript`, or `init`.
  var name: Identifier
  var isOperator = false
  var genericParameters: GenericParameterClause?
  var parameters: [MemberParameter] = []
  /// The effects. A property and a subscript have those of the getter.
  var effects = Effects()
  /// The type of the result or the property, or nil if the source has none.
  var result: TypeSyntax?
  var requirements: WhereClause?
  var hasSetter = false
  /// `?` or `!` of an initializer.
  var optionalMark: Identifier?
  /// Whether it has a body, or an accessor with a body.
  var hasBody = false
  /// The accessors of a property or a subscript, if it has a block for them.
  var accessors: AccessorBlock?

  /// The offset of the name in the source. It identifies the member.
  var offset: Int { name.range.lowerBound }

  /// Whether it is called on the type, as an initializer is.
  var isStatic: Bool {
    kind == .initializer || declaration.has("static") || declaration.has("class")
  }

  var isAsync: Bool { effects.async != nil }

  /// Whether it can throw an error of its own. A member that rethrows cannot.
  var isThrowing: Bool { effects.throws?.text == "throws" && !effects.throwsNever }

  var isRethrowing: Bool { effects.throws?.text == "rethrows" }

  var returnsVoid: Bool { result?.isVoid ?? true }

  var returnsSending: Bool { result?.isSending ?? false }

  /// Whether it is `init()`.
  var isPlainInitializer: Bool {
    kind == .initializer && parameters.isEmpty && genericParameters == nil
  }

  /// `prefix` or `postfix` of an operator.
  var fixity: String? { ["prefix", "postfix"].first { declaration.has($0) } }

  /// The names of its own generic parameters.
  var genericNames: Set<String> {
    Set(genericParameters?.parameters.map(\.name.text) ?? [])
  }

  /// The name as `#function` spells it.
  var functionName: String {
    if kind == .property { return name.text }
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
    (isThrowing || isRethrowing ? "try " : "") + (isAsync ? "await " : "")
  }
}

// MARK: - Reading a declaration

extension Member {
  /// The members that a declaration declares. It can be several, as in `var a, b: Int`.
  static func members(of declaration: DeclarationSyntax) -> [Member] {
    switch declaration.kind {
    case .callable(let callable): [Member(callable, declaration)]
    case .variable(let variable): properties(variable, declaration)
    case .type, .associatedtype, .conditional, .other, .unexpected: []
    }
  }

  private init(_ callable: CallableDeclaration, _ declaration: DeclarationSyntax) {
    kind =
      switch callable.kind {
      case .function, .operator: .function
      case .initializer: .initializer
      case .subscript: .subscript
      }
    self.declaration = declaration
    name = callable.name
    isOperator = callable.kind == .operator
    genericParameters = callable.genericParameters
    parameters = MemberParameter.parameters(callable.parameters, isSubscript: kind == .subscript)
    effects = kind == .subscript ? callable.accessors.getterEffects : callable.effects
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
    // In `var a, b: Int`, the type of `a` is that of the next binding.
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

extension AccessorBlock? {
  fileprivate var getterEffects: Effects {
    self?.accessors.first { ["get", "_read", "read"].contains($0.kind.text) }?.effects ?? Effects()
  }

  fileprivate var hasSetter: Bool {
    self?.accessors.contains { ["set", "_modify", "modify"].contains($0.kind.text) } ?? false
  }

  /// Whether it contains code. The accessors of a requirement contain none.
  fileprivate var hasBody: Bool {
    guard let self else { return false }
    return self.accessors.isEmpty || self.accessors.contains { $0.body != nil }
  }
}

extension Effects {
  var throwsNever: Bool {
    if case .named(_, let name, _)? = thrownType?.kind { name.text == "Never" } else { false }
  }

  /// The type in `throws(Type)`, or nil if it means the same as `throws`.
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

extension DeclarationSyntax {
  /// Whether it has a modifier.
  package func has(_ modifier: String) -> Bool {
    modifiers.contains { $0.name.text == modifier }
  }
}
