// MARK: - Parts

extension TypeSyntax {
  /// The types that this one directly contains.
  package var children: [TypeSyntax] {
    switch kind {
    case .named(let base, _, let arguments): (base.map { [$0] } ?? []) + arguments
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .metatype(let type, _), .constrained(_, let type), .suppressed(let type),
      .packExpansion(let type), .packElement(let type), .attributed(_, _, let type),
      .namedOpaque(_, let type):
      [type]
    case .dictionary(let first, let second), .inlineArray(let first, let second): [first, second]
    case .tuple(let elements): elements.map(\.type)
    case .function(let parameters, let effects, let result):
      parameters.map(\.type) + [effects.thrownType, result].compactMap { $0 }
    case .composition(let types): types
    case .literal: []
    }
  }

  /// Whether this type, or one inside it, satisfies a condition.
  package func contains(where predicate: (TypeSyntax) -> Bool) -> Bool {
    predicate(self) || children.contains { $0.contains(where: predicate) }
  }

  /// The opaque types `some P` in this type, the inner ones first.
  package var opaqueTypes: [TypeSyntax] {
    let inner = children.flatMap(\.opaqueTypes)
    if case .constrained(let word, _) = kind, word.keyword == .some { return inner + [self] }
    return inner
  }

  /// Whether the type contains one of the names.
  package func mentions(_ names: Set<String>) -> Bool {
    !names.isEmpty
      && contains { type in
        if case .named(nil, let name, _) = type.kind { names.contains(name.text) } else { false }
      }
  }

  /// Whether the type contains `Self` itself, and not only as in `Self.Item`.
  package var mentionsWholeSelf: Bool {
    switch kind {
    case .named(let base?, _, let arguments) where base.isSelf:
      arguments.contains(where: \.mentionsWholeSelf)
    default: isSelf || children.contains(where: \.mentionsWholeSelf)
    }
  }

  /// The type without parentheses around it.
  package var ungrouped: TypeSyntax {
    guard case .tuple(let elements) = kind, elements.count == 1, let only = elements.first,
      only.firstName == nil, !only.isVariadic
    else { return self }
    return only.type.ungrouped
  }

  /// The type without specifiers and attributes.
  package var stripped: (type: TypeSyntax, specifiers: [Modifier], attributes: [Attribute]) {
    guard case .attributed(let specifiers, let attributes, let base) = kind else {
      // Parentheses can be around the attributes: `(@escaping () -> Void)`.
      if case .attributed = ungrouped.kind { return ungrouped.stripped }
      return (self, [], [])
    }
    return (base, specifiers, attributes)
  }

  /// The type as it can be used outside a parameter or a result: without `sending` and `@escaping`.
  package var usable: TypeSyntax {
    let (base, _, attributes) = stripped
    let kept = attributes.filter { !$0.isOfParameter }
    if kept.isEmpty { return base }
    return TypeSyntax(kind: .attributed(specifiers: [], attributes: kept, base), range: range)
  }

  /// The type inside an optional.
  package var wrapped: TypeSyntax? {
    switch ungrouped.kind {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    case .named(_, let name, let arguments) where name.text == "Optional" && arguments.count == 1:
      arguments[0]
    default: nil
    }
  }

  package var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped = ungrouped.kind { true } else { false }
  }

  /// The types of a composition, or the type itself.
  package var composedTypes: [TypeSyntax] {
    switch ungrouped.kind {
    case .composition(let types): types.flatMap(\.composedTypes)
    case .attributed(_, _, let type): type.composedTypes
    default: [ungrouped]
    }
  }

  /// The last part of a name: `Encodable` of `Swift.Encodable`.
  package var lastName: String {
    switch kind {
    case .named(_, let name, _): name.text
    case .attributed(_, _, let type), .suppressed(let type): type.lastName
    default: ""
    }
  }
}

// MARK: - Properties

extension TypeSyntax {
  package var isSelf: Bool {
    if case .named(nil, let name, _) = kind { name.keyword == .Self } else { false }
  }

  /// Whether the type is `Self` or `Self?`. A function of a class with subclasses can return these.
  package var isSelfOrOptionalSelf: Bool { isSelf || wrapped?.isSelf ?? false }

  package var isInout: Bool { stripped.specifiers[.inout] != nil }

  package var isSending: Bool { stripped.specifiers[.sending] != nil }

  package var isIsolated: Bool { stripped.specifiers[.isolated] != nil }

  package var isVoid: Bool {
    switch ungrouped.kind {
    case .tuple(let elements): elements.isEmpty
    case .named(_, let name, _): name.text == "Void"
    default: false
    }
  }

  package var isFunction: Bool {
    switch ungrouped.kind {
    case .function: true
    case .attributed(_, _, let base): base.isFunction
    default: false
    }
  }

  /// Whether the type is a suppressed requirement, such as `~Copyable`.
  package var isSuppressed: Bool {
    if case .suppressed = ungrouped.kind { true } else { false }
  }

  /// Whether the type is one of the standard library's spans, whose values cannot escape.
  package var isSpan: Bool {
    guard case .named(_, let name, let arguments) = stripped.type.ungrouped.kind else {
      return false
    }
    switch name.text {
    case "Span", "MutableSpan", "OutputSpan": return arguments.count == 1
    case "RawSpan", "MutableRawSpan", "OutputRawSpan", "UTF8Span": return arguments.isEmpty
    default: return false
    }
  }

  /// Whether the type contains a pack expansion outside of function types.
  package var hasPack: Bool {
    switch kind {
    case .packExpansion: true
    case .function: false
    default: children.contains(where: \.hasPack)
    }
  }
}

extension Attribute {
  /// The name as a keyword, such as `escaping`.
  package var keyword: Keyword {
    if case .named(nil, let name, _) = name.kind { name.keyword } else { .none }
  }

  /// Whether only the type of a parameter can have it.
  package var isOfParameter: Bool { keyword == .escaping || keyword == .autoclosure }
}
