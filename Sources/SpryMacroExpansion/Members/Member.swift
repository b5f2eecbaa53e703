/// A member to write, in one form for functions, properties, subscripts and initializers.
struct Member {
  enum Kind {
    case function, property, `subscript`, initializer
  }

  var kind: Kind
  var declaration: DeclarationSyntax
  /// The name, or the operator; `subscript`, `init`.
  var name: Identifier
  var isOperator = false
  var genericParameters: GenericParameterClause?
  var parameters: [MemberParameter] = []
  /// Of a property and a subscript, those of the getter.
  var effects: Effects
  /// What a function, getter or subscript returns; nil for an initializer and where none is written.
  var result: TypeSyntax?
  var requirements: WhereClause?
  var hasSetter = false
  /// `?` or `!` of an initializer.
  var optionalMark: Identifier?
  /// Whether it has a body, or an accessor that has one.
  var hasBody = false
  /// The accessors of a property or a subscript, where any are written.
  var accessors: AccessorBlock?

  /// Whether it is called on the type, as an initializer is.
  var isStatic: Bool {
    kind == .initializer || declaration.has("static") || declaration.has("class")
  }

  var isAsync: Bool { effects.async != nil }

  /// Whether its answer may be an error of its own; not so for `rethrows`.
  var isThrowing: Bool { effects.throws?.text == "throws" && !effects.throwsNever }

  var isRethrowing: Bool { effects.throws?.text == "rethrows" }

  var returnsNothing: Bool { result?.isVoid ?? true }

  var returnsSending: Bool { result?.isSending ?? false }

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

  /// What a setter calls the new value: not as a parameter that it would hide.
  var newValueName: String {
    var name = "newValue"
    while parameters.contains(where: { $0.word == name }) {
      name = name == "newValue" ? "assignedValue" : "_" + name
    }
    return name
  }

  /// What stands before each word of an answer: `try await `.
  var marks: String { (isThrowing || isRethrowing ? "try " : "") + (isAsync ? "await " : "") }
}

extension Effects {
  var throwsNever: Bool {
    if case .named(_, let name, _)? = thrownType?.kind { name.text == "Never" } else { false }
  }

  /// The type in `throws(Type)`, unless it says what plain `throws` says.
  var ownErrorType: TypeSyntax? {
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
  func has(_ modifier: String) -> Bool {
    modifiers.contains { $0.name.text == modifier }
  }
}

/// The members of a type, with the conditions around them.
indirect enum MemberTree {
  case member(Member)
  /// `#if A … #else … #endif`: the directives with what they guard.
  case conditional([(directive: String, members: [MemberTree])])
}

extension [MemberTree] {
  /// All members, whatever their conditions.
  var all: [Member] {
    flatMap { tree in
      switch tree {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.members.all)
      }
    }
  }
}
