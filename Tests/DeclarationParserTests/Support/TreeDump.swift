#if canImport(DeclarationParser)
  import DeclarationParser
#endif

/// Writes a parsed declaration as text, one line for each part, so that two trees can be compared.
struct TreeDump {
  /// Whether each part is followed by its range.
  var showsRanges = false
  private(set) var text = ""
  private var indentation = 0

  init(showsRanges: Bool = false) {
    self.showsRanges = showsRanges
  }

  static func text(_ declaration: DeclarationSyntax, showsRanges: Bool = false) -> String {
    var dump = TreeDump(showsRanges: showsRanges)
    dump.add(declaration)
    return dump.text
  }

  private mutating func line(_ parts: String...) {
    text += String(repeating: " ", count: 2 * indentation)
    text += parts.filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n"
  }

  private mutating func indented(_ body: (inout TreeDump) -> Void) {
    indentation += 1
    body(&self)
    indentation -= 1
  }

  private func at(_ range: SourceRange?) -> String {
    guard showsRanges, let range else { return "" }
    return "@\(range.lowerBound)-\(range.upperBound)"
  }
}

// MARK: - Declarations

extension TreeDump {
  mutating func add(_ declaration: DeclarationSyntax) {
    let head =
      declaration.attributes.map { describe($0) + " " }.joined()
      + declaration.modifiers.map { describe($0) + " " }.joined()
      + describe(declaration.introducer)
    let range = at(declaration.range)
    switch declaration.kind {
    case .type(let type):
      line(head, describe(type.name), generics(type.genericParameters), range)
      indented {
        $0.inheritance(type.inheritance)
        $0.requirements(type.requirements)
        $0.line("members", $0.at(type.memberBlock))
        $0.indented { dump in type.members.forEach { dump.add($0) } }
      }
    case .callable(let callable):
      line(head, name(of: callable), generics(callable.genericParameters), range)
      indented {
        $0.parameters(callable.parameters)
        $0.result(callable.effects, callable.result)
        $0.requirements(callable.requirements)
        $0.body(callable.body)
        $0.accessors(callable.accessors)
      }
    case .variable(let variable):
      line(head, range)
      indented { dump in variable.bindings.forEach { dump.add($0) } }
    case .associatedtype(let type):
      line(head, describe(type.name), range)
      indented {
        $0.inheritance(type.inheritance)
        if let defaultType = type.defaultType { $0.line("=", $0.describe(defaultType)) }
        $0.requirements(type.requirements)
      }
    case .typealias(let alias):
      line(head, describe(alias.name), generics(alias.genericParameters), range)
      indented { $0.line("=", $0.describe(alias.type)) }
    case .conditional(let clauses):
      line("conditional", range)
      indented { dump in clauses.forEach { dump.add($0) } }
    case .other:
      line(head, "other", range)
    case .unexpected:
      line("unexpected", range)
    }
  }

  private func name(of callable: CallableDeclaration) -> String {
    switch callable.kind {
    case .function: describe(callable.name)
    case .operator: describe(callable.name) + " operator"
    default: callable.optionalMark.map { describe($0) } ?? ""
    }
  }

  private mutating func add(_ binding: VariableDeclaration.Binding) {
    let name = binding.name.map { describe($0) } ?? "pattern"
    line("binding", name, at(binding.range))
    indented {
      if let type = binding.type { $0.line(":", $0.describe(type)) }
      if let value = binding.initialValue { $0.line("= value", $0.at(value)) }
      $0.accessors(binding.accessors)
    }
  }

  private mutating func add(_ clause: ConditionalClause) {
    let condition = clause.condition.map { "condition" + at($0) } ?? ""
    line(describe(clause.keyword), condition, at(clause.range))
    indented { dump in clause.members.forEach { dump.add($0) } }
  }

  private mutating func parameters(_ parameters: [Parameter]) {
    for parameter in parameters {
      let head =
        parameter.attributes.map { describe($0) + " " }.joined()
        + parameter.modifiers.map { describe($0) + " " }.joined()
      let names =
        describe(parameter.firstName) + (parameter.secondName.map { " " + describe($0) } ?? "")
      let value = parameter.defaultValue.map { "= value" + at($0) } ?? ""
      line(
        "parameter " + head + names + ":",
        describe(parameter.type) + (parameter.isVariadic ? "..." : ""),
        value,
        at(parameter.range)
      )
    }
  }

  private mutating func result(_ effects: Effects, _ type: TypeSyntax?) {
    let effects = describe(effects)
    if !effects.isEmpty { line(effects) }
    if let type { line("->", describe(type)) }
  }

  private mutating func body(_ range: SourceRange?) {
    if let range { line("body", at(range)) }
  }

  private mutating func accessors(_ block: AccessorBlock?) {
    guard let block else { return }
    line(block.accessors.isEmpty ? "getter" : "accessors", at(block.range))
    indented { dump in block.accessors.forEach { dump.add($0) } }
    // Without accessors, the rest is the body of a getter.
    if !block.accessors.isEmpty, let rest = block.rest { line("rest", at(rest)) }
  }

  private mutating func add(_ accessor: Accessor) {
    let head =
      accessor.attributes.map { describe($0) + " " }.joined()
      + accessor.modifiers.map { describe($0) + " " }.joined()
    line(
      head + describe(accessor.introducer),
      accessor.parameter.map { "(" + describe($0) + ")" } ?? "",
      describe(accessor.effects),
      accessor.body.map { "body" + at($0) } ?? "",
      at(accessor.range)
    )
  }

  private mutating func inheritance(_ types: [TypeSyntax]) {
    for type in types { line("inherits", describe(type)) }
  }

  private mutating func requirements(_ clause: WhereClause?) {
    if let clause { line(describe(clause)) }
  }

  private func generics(_ clause: GenericParameterClause?) -> String {
    clause.map { describe($0) } ?? ""
  }
}

// MARK: - Parts

extension TreeDump {
  func describe(_ identifier: Identifier) -> String {
    let text = identifier.isQuoted ? "`\(identifier.text)`" : identifier.text
    return text + at(identifier.range)
  }

  func describe(_ attribute: Attribute) -> String {
    let arguments = attribute.arguments.map { "(…)" + at($0) } ?? ""
    return "@" + describe(attribute.name) + arguments + at(attribute.range)
  }

  func describe(_ modifier: Modifier) -> String {
    describe(modifier.name) + (modifier.argument.map { "(\($0))" } ?? "") + at(modifier.range)
  }

  func describe(_ effects: Effects) -> String {
    var words: [String] = []
    if let async = effects.async { words.append(describe(async)) }
    if let `throws` = effects.throws {
      words.append(describe(`throws`) + (effects.thrownType.map { "(\(describe($0)))" } ?? ""))
    }
    return words.joined(separator: " ")
  }

  func describe(_ clause: GenericParameterClause) -> String {
    let parameters = clause.parameters.map { parameter in
      parameter.attributes.map { describe($0) + " " }.joined()
        + (parameter.specifier.map { describe($0) + " " } ?? "")
        + describe(parameter.name)
        + (parameter.inherited.map { ": " + describe($0) } ?? "")
        + at(parameter.range)
    }
    let requirements = clause.requirements.map { " " + describe($0) } ?? ""
    return "<" + parameters.joined(separator: ", ") + requirements + ">" + at(clause.range)
  }

  func describe(_ clause: WhereClause) -> String {
    let requirements = clause.requirements.map {
      "\(describe($0.left)) \($0.relation.rawValue) \(describe($0.right))\(at($0.range))"
    }
    return "where " + requirements.joined(separator: ", ") + at(clause.range)
  }

  // MARK: Types

  func describe(_ type: TypeSyntax) -> String {
    kind(type.kind) + at(type.range)
  }

  private func kind(_ kind: TypeSyntax.Kind) -> String {
    switch kind {
    case .named(let base, let name, let arguments):
      (base.map { describe($0) + "." } ?? "") + describe(name)
        + (arguments.isEmpty ? "" : "<" + list(arguments) + ">")
    case .optional(let wrapped): "(? \(describe(wrapped)))"
    case .implicitlyUnwrapped(let wrapped): "(! \(describe(wrapped)))"
    case .array(let element): "[\(describe(element))]"
    case .dictionary(let key, let value): "[\(describe(key)): \(describe(value))]"
    case .inlineArray(let count, let element): "[\(describe(count)) of \(describe(element))]"
    case .tuple(let elements): "(\(list(elements)))"
    case .function(let parameters, let effects, let result):
      "{(\(list(parameters))) \(describe(effects)) -> \(describe(result))}"
    case .metatype(let base, let name): "(meta \(describe(base)) \(describe(name)))"
    case .composition(let types): "(& \(list(types)))"
    case .constrained(let keyword, let type): "(\(describe(keyword)) \(describe(type)))"
    case .suppressed(let type): "(~ \(describe(type)))"
    case .packExpansion(let type): "(repeat \(describe(type)))"
    case .packElement(let type): "(each \(describe(type)))"
    case .attributed(let specifiers, let attributes, let type):
      "(attributed " + specifiers.map { describe($0) + " " }.joined()
        + attributes.map { describe($0) + " " }.joined() + describe(type) + ")"
    case .namedOpaque(let parameters, let type):
      "(opaque \(describe(parameters)) \(describe(type)))"
    case .literal: "literal"
    }
  }

  private func list(_ types: [TypeSyntax]) -> String {
    types.map { describe($0) }.joined(separator: ", ")
  }

  private func list(_ elements: [TupleElement]) -> String {
    elements.map { element in
      (element.firstName.map { describe($0) } ?? "")
        + (element.secondName.map { " " + describe($0) } ?? "")
        + (element.firstName == nil ? "" : ": ")
        + describe(element.type) + (element.isVariadic ? "..." : "") + at(element.range)
    }.joined(separator: ", ")
  }
}
