/// What the classes written for a protocol have in common, whatever they are called.
final class ProtocolDouble {
  let macro: String
  let source: SourceText
  let declaration: DeclarationSyntax
  let type: TypeDeclaration
  let arguments: MacroArguments
  /// The level that an extension around the protocol gives to what it contains.
  let givenLevel: AccessLevel?
  let name: String
  let members: [MemberTree]

  init(
    macro: String,
    source: SourceText,
    declaration: DeclarationSyntax,
    type: TypeDeclaration,
    arguments: MacroArguments,
    givenLevel: AccessLevel?,
    name: String
  ) {
    self.macro = macro
    self.source = source
    self.declaration = declaration
    self.type = type
    self.arguments = arguments
    self.givenLevel = givenLevel
    self.name = name
    // What is said again, the spy that it inherits has.
    let modifier = arguments.inheritsSpy ? "override" : nil
    members = [MemberTree](type.members, of: source, without: modifier)
  }

  var accessLevel: AccessLevel {
    arguments.accessLevel ?? AccessLevel(writtenIn: declaration) ?? givenLevel ?? .internal
  }

  /// What stands before the class: nothing where the extension around it says the same, of which the
  /// compiler would warn.
  var accessPrefix: String {
    guard let givenLevel else { return accessLevel.prefix }
    return accessLevel == givenLevel ? "" : accessLevel.rawValue + " "
  }

  /// What the protocol says against a default isolation, so that the class has to say it as well.
  var isolationPrefix: String {
    declaration.has("nonisolated") && !isActor ? "nonisolated " : ""
  }

  var isActor: Bool { inherited.contains { $0.lastName == "Actor" } }

  var renderer: TypeRenderer { TypeRenderer(source: source, selfName: name) }

  /// The protocols that this one names, those of a composition one by one.
  var inherited: [TypeSyntax] {
    let required = type.requirements?.requirements
      .filter { $0.left.isSelf && $0.relation == .conforms }
    return (type.inheritance + (required?.map(\.right) ?? [])).flatMap { $0.parts }
  }

  /// `<Item: Codable>` for the associated types, or nothing.
  var genericParameters: String {
    let renderer = parameterRenderer
    let parameters = associatedTypes.filter { fixedTypes[$0.name.text] == nil }.map { associated in
      let bounds = associated.inheritance.flatMap { $0.parts }.filter { !$0.isSuppressed }
      let list = bounds.map(renderer.grouped).joined(separator: " & ")
      return associated.name.quoted + (list.isEmpty ? "" : ": \(list)")
    }
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  /// The constraints on the associated types.
  var requirements: String {
    let requirements = associatedRequirements
    if requirements.isEmpty { return "" }
    return " where \(requirements.map(parameterRenderer.text).joined(separator: ", "))"
  }

  var associatedRequirements: [GenericRequirement] {
    let names = Set(associatedTypes.map(\.name.text)).subtracting(fixedTypes.keys)
    return allRequirements.filter { requirement in
      !requirement.right.isSuppressed && requirement.left.root.map(names.contains) == true
    }
  }

  /// `typealias Item = Int` for the associated types that the protocol itself says.
  var typealiases: [String] {
    associatedTypes.compactMap { associated in
      fixedTypes[associated.name.text].map {
        "\(accessLevel.memberPrefix)typealias \(associated.name.quoted) = \(renderer.text($0))"
      }
    }
  }

  /// What `where Item == Int` says of associated types: such a one cannot be a generic parameter.
  private var fixedTypes: [String: TypeSyntax] {
    let names = Set(associatedTypes.map(\.name.text))
    var types: [String: TypeSyntax] = [:]
    for requirement in allRequirements where requirement.relation == .equals {
      if let name = requirement.left.ownName, names.contains(name) {
        types[name] = requirement.right
      } else if let name = requirement.right.ownName, names.contains(name),
        requirement.left.root.map(names.contains) != true
      {
        types[name] = requirement.left
      }
    }
    return types
  }

  private var allRequirements: [GenericRequirement] {
    ([type.requirements] + associatedTypes.map(\.requirements))
      .compactMap { $0 }.flatMap(\.requirements)
  }

  /// For where the type aliases cannot be seen.
  private var parameterRenderer: TypeRenderer {
    TypeRenderer(source: source, selfName: name, replacements: fixedTypes)
  }

  private var associatedTypes: [AssociatedTypeDeclaration] {
    type.members.compactMap { member in
      if case .associatedtype(let declaration) = member.kind { declaration } else { nil }
    }
  }

  /// Those of the protocol that the class has to repeat: it may meet an `@objc` protocol without being
  /// known to Objective-C, for which it would have to inherit `NSObject`.
  var classAttributes: [String] {
    attributes(of: declaration).filter { !$0.hasPrefix("@objc") }
  }

  /// `@available(…)` and its like, which what is written has to repeat.
  func attributes(of declaration: DeclarationSyntax) -> [String] {
    declaration.attributes
      .filter { keptAttributes.contains($0.name.lastName) || $0.name.lastName.hasSuffix("Actor") }
      .map { source[$0.range] }
  }

  /// The head of a function, an initializer, a subscript or a property, up to its result.
  ///
  /// - Parameter isFinal: whether the class has no subclasses; else an initializer is required of them.
  func head(of member: Member, isFinal: Bool = true) -> String {
    var parts = attributes(of: member.declaration)
    if member.kind == .initializer, !isActor {
      if !isFinal { parts.append("required") }
      // As a convenience, it does not keep the class from inheriting the others.
      if arguments.superclass != nil {
        parts.append(member.isPlainInitializer ? "override" : "convenience")
      }
    }
    let level = accessLevel.memberPrefix
    if !level.isEmpty { parts.append(String(level.dropLast())) }
    parts += member.declaration.modifiers
      .filter { keptModifiers.contains($0.name.text) }
      .map { source[$0.range] }
    switch member.kind {
    case .function:
      parts.append("func " + (member.isOperator ? member.name.text + " " : member.name.quoted))
    case .property: parts.append("var \(member.name.quoted)")
    case .subscript: parts.append("subscript")
    case .initializer: parts.append("init\(member.optionalMark?.text ?? "")")
    }
    return parts.joined(separator: " ") + signature(of: member, isFinal: isFinal)
  }

  /// What stands behind the name.
  private func signature(of member: Member, isFinal: Bool) -> String {
    if member.kind == .property { return ": \(member.result.map(renderer.text) ?? "Any")" }
    let generics = member.genericParameters.map(renderer.text) ?? ""
    let parameters = member.parameters.map { parameter in
      let modifiers = parameter.syntax.modifiers.map { source[$0.range] + " " }.joined()
      let attributes = parameter.syntax.attributes.map { source[$0.range] + " " }.joined()
      let type = renderer.text(parameter.syntax.type) + (parameter.isVariadic ? "..." : "")
      return attributes + modifiers + label(of: parameter, in: member) + ": " + type
    }
    // A subscript's effects are those of its getter.
    let effects = member.kind == .subscript ? "" : renderer.text(member.effects)
    // In a class that has subclasses, what returns `Self` returns the subclass.
    let result = member.result.map { " -> \(resultText($0, isFinal: isFinal))" } ?? ""
    return "\(generics)(\(parameters.joined(separator: ", ")))\(effects)\(result)"
      + renderer.text(member.requirements)
  }

  private func resultText(_ type: TypeSyntax, isFinal: Bool) -> String {
    if isFinal || isActor { return renderer.text(type) }
    if type.isSelf { return "Self" }
    return type.wrapped?.isSelf == true ? "Self?" : renderer.text(type)
  }

  private func label(of parameter: MemberParameter, in member: Member) -> String {
    guard parameter.label != nil else {
      return member.kind == .subscript && parameter.syntax.secondName == nil
        ? parameter.localName : "_ \(parameter.localName)"
    }
    let label = parameter.syntax.firstName
    return parameter.syntax.secondName == nil && label.text.word == parameter.word
      ? label.quoted : "\(label.quoted) \(parameter.localName)"
  }
}

private let keptAttributes: Set<String> = [
  "available", "discardableResult", "_spi", "objc", "concurrent", "Sendable", "preconcurrency",
]

/// The others have no meaning in a class, or are said by the conformance.
private let keptModifiers: Set<String> = [
  "static", "nonisolated", "prefix", "postfix", "infix",
]

extension TypeSyntax {
  /// `Item` of `Item` and `Self.Item`
  fileprivate var ownName: String? {
    guard case .named(let base, let name, _) = ungrouped.kind, base?.isSelf ?? true else {
      return nil
    }
    return name.text
  }

  /// `Item` of `Self.Item.Element`
  fileprivate var root: String? {
    if let ownName { return ownName }
    guard case .named(let base?, _, _) = ungrouped.kind else { return nil }
    return base.root
  }

  /// `Encodable` of `Swift.Encodable`
  var lastName: String {
    switch kind {
    case .named(_, let name, _): name.text
    case .attributed(_, _, let type), .suppressed(let type): type.lastName
    default: ""
    }
  }

  var isSuppressed: Bool {
    if case .suppressed = ungrouped.kind { true } else { false }
  }

  /// The types of a composition.
  var parts: [TypeSyntax] {
    switch ungrouped.kind {
    case .composition(let types): types.flatMap(\.parts)
    case .attributed(_, _, let type): type.parts
    default: [ungrouped]
    }
  }
}
