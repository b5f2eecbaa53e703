/// Writes types anew, with some names replaced.
struct TypeRenderer {
  let source: SourceText
  /// What stands for `Self`: in a class, it may not stand in a parameter.
  var selfName: String?
  /// What stands for a name, of an associated type for example.
  var replacements: [String: TypeSyntax] = [:]

  func text(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .named(let base, let name, let arguments):
      named(base: base, name: name, arguments: arguments)
    case .optional(let wrapped): grouped(wrapped) + "?"
    case .implicitlyUnwrapped(let wrapped): grouped(wrapped) + "!"
    case .array(let element): "[\(text(element))]"
    case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
    case .inlineArray(let count, let element): "[\(text(count)) of \(text(element))]"
    case .tuple(let elements): "(\(list(elements)))"
    case .function(let parameters, let effects, let result):
      "(\(list(parameters)))\(text(effects)) -> \(text(result))"
    case .metatype(let base, let name): "\(grouped(base)).\(name.text)"
    case .composition(let types): types.map(text).joined(separator: " & ")
    case .constrained(let keyword, let constraint): "\(keyword.text) \(text(constraint))"
    case .suppressed(let type): "~\(text(type))"
    case .packExpansion(let pattern): "repeat \(text(pattern))"
    case .packElement(let pack): "each \(text(pack))"
    case .attributed(let specifiers, let attributes, let base):
      (specifiers.map { source[$0.range] } + attributes.map { source[$0.range] } + [text(base)])
        .joined(separator: " ")
    case .namedOpaque(let parameters, let type): "\(text(parameters)) \(text(type))"
    case .literal: source[type.range]
    }
  }

  /// ` async throws(Failure)`, or nothing.
  func text(_ effects: Effects) -> String {
    var text = ""
    if let async = effects.async { text += " \(async.text)" }
    if let keyword = effects.throws {
      text += " \(keyword.text)"
      if let type = effects.thrownType { text += "(\(self.text(type)))" }
    }
    return text
  }

  /// `<T: P>`
  func text(_ clause: GenericParameterClause) -> String {
    let parameters = clause.parameters.map { parameter in
      let attributes = parameter.attributes.map { source[$0.range] + " " }.joined()
      let specifier = parameter.specifier.map { "\($0.text) " } ?? ""
      let inherited = parameter.inherited.map { ": \(text($0))" } ?? ""
      return attributes + specifier + parameter.name.quoted + inherited
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  /// ` where A: P`, or nothing.
  func text(_ clause: WhereClause?) -> String {
    guard let clause, !clause.requirements.isEmpty else { return "" }
    return " where \(clause.requirements.map(text).joined(separator: ", "))"
  }

  func text(_ requirement: GenericRequirement) -> String {
    let relation = requirement.relation == .conforms ? ":" : " =="
    return "\(text(requirement.left))\(relation) \(text(requirement.right))"
  }

  private func named(base: TypeSyntax?, name: Identifier, arguments: [TypeSyntax]) -> String {
    let list = arguments.isEmpty ? "" : "<\(arguments.map(text).joined(separator: ", "))>"
    if base?.isSelf ?? true, let other = replacements[name.text] { return grouped(other) }
    guard let base else {
      if name.text == "Self", !name.isQuoted, let selfName { return selfName + list }
      return name.quoted + list
    }
    // The associated types are the class's generic parameters.
    if base.isSelf, selfName != nil { return name.quoted + list }
    return "\(grouped(base)).\(name.quoted)\(list)"
  }

  private func list(_ elements: [TupleElement]) -> String {
    elements.map { element in
      let labels = [element.firstName, element.secondName].compactMap { $0?.quoted }
      let label = labels.isEmpty ? "" : "\(labels.joined(separator: " ")): "
      return label + text(element.type) + (element.isVariadic ? "..." : "")
    }.joined(separator: ", ")
  }

  /// The type in parentheses where what follows would not apply to all of it.
  func grouped(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .function, .composition, .constrained, .attributed, .suppressed, .packExpansion,
      .packElement:
      "(\(text(type)))"
    default: text(type)
    }
  }
}

extension Identifier {
  /// The name as it has to be written.
  var quoted: String { isQuoted ? "`\(text)`" : text }
}

extension TypeSyntax {
  var isSelf: Bool {
    if case .named(nil, let name, _) = kind { name.text == "Self" && !name.isQuoted } else { false }
  }

  /// The type without parentheses around it.
  var ungrouped: TypeSyntax {
    guard case .tuple(let elements) = kind, elements.count == 1, let only = elements.first,
      only.firstName == nil, !only.isVariadic
    else { return self }
    return only.type.ungrouped
  }

  /// The type without specifiers and attributes, and those.
  var stripped: (type: TypeSyntax, specifiers: [Specifier], attributes: [Attribute]) {
    guard case .attributed(let specifiers, let attributes, let base) = kind else {
      return (self, [], [])
    }
    return (base, specifiers, attributes)
  }

  /// The type as it can be named outside of a declaration: without `sending` and `@escaping`.
  var named: TypeSyntax {
    guard case .attributed(_, let attributes, let base) = kind else { return self }
    let kept = attributes.filter { !["escaping", "autoclosure"].contains($0.name.lastName) }
    if kept.isEmpty { return base }
    return TypeSyntax(
      kind: .attributed(specifiers: [], attributes: kept, base), range: range)
  }

  var isInout: Bool { isSpecified("inout") }

  var isSending: Bool { isSpecified("sending") }

  var isIsolated: Bool { isSpecified("isolated") }

  private func isSpecified(_ specifier: String) -> Bool {
    stripped.specifiers.contains { $0.name.text == specifier }
  }

  var isVoid: Bool {
    switch ungrouped.kind {
    case .tuple(let elements): elements.isEmpty
    case .named(_, let name, _): name.text == "Void"
    default: false
    }
  }

  var isFunction: Bool {
    let type = ungrouped
    switch type.kind {
    case .function: return true
    case .attributed(_, _, let base): return base.isFunction
    default: return false
    }
  }

  /// What an optional wraps.
  var wrapped: TypeSyntax? {
    switch ungrouped.kind {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    case .named(_, let name, let arguments) where name.text == "Optional" && arguments.count == 1:
      arguments[0]
    default: nil
    }
  }

  /// Tells whether a name stands anywhere in the type.
  func mentions(_ names: Set<String>) -> Bool {
    if names.isEmpty { return false }
    switch kind {
    case .named(let base, let name, let arguments):
      if let base { return base.mentions(names) || arguments.contains { $0.mentions(names) } }
      return names.contains(name.text) || arguments.contains { $0.mentions(names) }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .metatype(let type, _), .constrained(_, let type), .suppressed(let type),
      .packExpansion(let type), .packElement(let type), .attributed(_, _, let type),
      .namedOpaque(_, let type):
      return type.mentions(names)
    case .dictionary(let first, let second), .inlineArray(let first, let second):
      return first.mentions(names) || second.mentions(names)
    case .tuple(let elements): return elements.contains { $0.type.mentions(names) }
    case .function(let parameters, let effects, let result):
      return parameters.contains { $0.type.mentions(names) } || result.mentions(names)
        || effects.thrownType?.mentions(names) == true
    case .composition(let types): return types.contains { $0.mentions(names) }
    case .literal: return false
    }
  }
}
