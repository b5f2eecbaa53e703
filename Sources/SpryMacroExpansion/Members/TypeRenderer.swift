package import DeclarationParser

/// Writes types, with some names replaced.
package struct TypeRenderer {
  package let source: SourceText
  /// The type to write for `Self`, which a class cannot use in a parameter.
  var selfName: String?
  /// The types to write for names, such as the names of associated types.
  var replacements: [String: TypeSyntax] = [:]
  /// The names to write for generic parameters of a member.
  var genericNames: [String: String] = [:]
  /// The names to write for opaque types, by their offsets.
  var opaqueNames: [Int: String] = [:]
  /// Whether to leave out the names of a function type's parameters.
  package var leavesOutNames = false

  package init(source: SourceText, selfName: String? = nil) {
    self.source = source
    self.selfName = selfName
  }

  /// The text of a type.
  package func text(_ type: TypeSyntax) -> String {
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
    case .constrained(let keyword, let constraint):
      opaqueNames[type.range.lowerBound] ?? "\(keyword.text) \(text(constraint))"
    case .suppressed(let type): "~\(text(type))"
    case .packExpansion(let pattern): "repeat \(text(pattern))"
    case .packElement(let pack): "each \(text(pack))"
    case .attributed(let specifiers, let attributes, let base):
      source.joined(specifiers.map(\.range) + attributes.map(\.range)) + text(base)
    case .namedOpaque(let parameters, let type): "\(text(parameters)) \(text(type))"
    case .literal: source[type.range]
    }
  }

  /// The text of effects: ` async throws(Failure)`, or nothing.
  package func text(_ effects: Effects) -> String {
    var text = ""
    if let async = effects.async { text += " \(async.text)" }
    if let keyword = effects.throws {
      text += " \(keyword.text)"
      if let type = effects.thrownType { text += "(\(self.text(type)))" }
    }
    return text
  }

  /// The text of generic parameters: `<T: P>`.
  package func text(_ clause: GenericParameterClause) -> String {
    let parameters = clause.parameters.map { parameter in
      let attributes = source.joined(parameter.attributes.map(\.range))
      let specifier = parameter.specifier.map { "\($0.text) " } ?? ""
      let inherited = parameter.inherited.map { ": \(text($0))" } ?? ""
      let name = genericNames[parameter.name.text] ?? parameter.name.quoted
      return attributes + specifier + name + inherited
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  /// The text of constraints: ` where A: P`, or nothing.
  package func text(_ clause: WhereClause?) -> String {
    guard let clause, !clause.requirements.isEmpty else { return "" }
    return " where \(clause.requirements.map(text).joined(separator: ", "))"
  }

  func text(_ requirement: GenericRequirement) -> String {
    let relation = requirement.relation == .conforms ? ":" : " =="
    return "\(text(requirement.left))\(relation) \(text(requirement.right))"
  }

  private func list(_ arguments: [TypeSyntax]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(text).joined(separator: ", "))>"
  }

  private func named(base: TypeSyntax?, name: Identifier, arguments: [TypeSyntax]) -> String {
    let list = list(arguments)
    if base == nil, let own = genericNames[name.text] { return own }
    if base?.isSelf ?? true, let other = replacements[name.text] { return grouped(other) }
    guard let base else {
      if name.keyword == .Self, let selfName { return selfName + list }
      return name.quoted + list
    }
    // The class has the associated types as generic parameters.
    if base.isSelf, selfName != nil { return name.quoted + list }
    return "\(grouped(base)).\(name.quoted)\(list)"
  }

  private func list(_ elements: [TupleElement]) -> String {
    elements.map { element in
      let isName = leavesOutNames && element.firstName?.text == "_"
      let labels = isName ? [] : [element.firstName, element.secondName].compactMap { $0?.quoted }
      let label = labels.isEmpty ? "" : "\(labels.joined(separator: " ")): "
      return label + text(element.type) + (element.isVariadic ? "..." : "")
    }.joined(separator: ", ")
  }

  /// The type, in parentheses if a suffix would otherwise apply only to a part of it.
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
  /// The name with its backticks, if it has any.
  package var quoted: String { isQuoted ? "`\(text)`" : text }
}

extension SourceText {
  /// The texts of attributes or modifiers, each with a space after it.
  func joined(_ ranges: [SourceRange]) -> String { ranges.map { self[$0] + " " }.joined() }

  /// The texts of the attributes with some names, each with a space after it.
  func joined(_ attributes: [Attribute], named names: Set<String>) -> String {
    joined(attributes.filter { names.contains($0.name.lastName) }.map(\.range))
  }
}

extension TypeRenderer {
  /// The signature of a member: `load(id: Int, _ name: String) async throws -> User`.
  func signature(_ member: Member) -> String {
    let parameters = member.parameters.map { parameter in
      let name =
        parameter.label ?? (parameter.isUnnamed || member.isOperator ? "_" : "_ \(parameter.word)")
      return "\(name): \(text(parameter.syntax.type))" + (parameter.isVariadic ? "..." : "")
    }
    let generics = member.genericParameters.map(text) ?? ""
    let result = member.result.map { " -> \(text($0))" } ?? ""
    if !member.kind.hasParameters { return member.name.text }
    let name = (member.fixity.map { $0 + " " } ?? "") + member.name.text
    return "\(name)\(generics)(\(parameters.joined(separator: ", ")))"
      + text(member.effects) + result + text(member.requirements)
  }
}
