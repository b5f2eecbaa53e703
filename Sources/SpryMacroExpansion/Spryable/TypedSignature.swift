import DeclarationParser

/// The typed form of a member.
struct TypedSignature {
  let member: Member
  let renderer: TypeRenderer
  let parameters: [TypedParameter]
  let spelling: TypedSpelling

  init(_ member: Member, _ renderer: TypeRenderer) {
    let parameters = member.parameters.enumerated().map { index, parameter in
      TypedParameter(parameter, index, of: member, renderer)
    }
    self.init(
      member, renderer, parameters, TypedSpelling(takesResult: member.isGenericInResultOnly))
  }

  private init(
    _ member: Member, _ renderer: TypeRenderer, _ parameters: [TypedParameter],
    _ spelling: TypedSpelling
  ) {
    (self.member, self.renderer, self.parameters) = (member, renderer, parameters)
    self.spelling = spelling
  }

  /// Returns the same form with another spelling.
  func spelled(_ spelling: TypedSpelling) -> TypedSignature {
    TypedSignature(member, renderer, parameters, spelling)
  }

  /// The first arguments of the initializer of a typed member.
  func recordedName(_ name: String) -> String {
    let key = memberKey(of: name)
    return "spryHandle, \"\(name)\"" + (key == name ? "" : ", key: \"\(key)\"")
  }

  /// The name as a test spells it. A subscript with a number is a function.
  var name: String {
    if let number = spelling.number { return quoted(plainName + String(number)) }
    return member.kind == .function && !member.isOperator || member.kind == .property
      ? member.name.quoted : plainName
  }

  private var plainName: String {
    switch member.kind {
    case .subscript: "subscript"
    case .initializer: "initializer"
    case .function, .property: member.isOperator ? operatorName : member.name.text
    }
  }

  /// The name and the parameters, by which a test distinguishes typed members. A property is like a
  /// function without parameters.
  var overload: String {
    let list = parameters.map(\.overload).joined(separator: ", ")
    return (member.isStatic ? "static " : "") + name + generics + (list.isEmpty ? "" : "(\(list))")
  }

  private var operatorName: String {
    let text = words(forOperator: member.name.text)
    return member.fixity.map { $0 + text.capitalizedFirst } ?? text
  }

  /// Whether the types of the parameters depend on the call.
  var isGeneric: Bool { parameters.indices.contains(where: isGeneric(at:)) }

  func isGeneric(at index: Int) -> Bool {
    !parameters[index].opaqueParameters.isEmpty
      || member.parameters[index].type.mentions(member.genericNames)
  }

  /// The generic parameters of the member, and one for each opaque parameter.
  var generics: String {
    let own = member.genericParameters.map { String(renderer.text($0).dropFirst().dropLast()) }
    let list = (own.map { [$0] } ?? []) + parameters.flatMap(\.opaqueParameters)
    return list.isEmpty ? "" : "<\(list.joined(separator: ", "))>"
  }

  func memberType(_ effects: String) -> String {
    let arguments = typeOfArguments(parameters.map(\.packedType))
    return "SpryFakeMember<SpryRole, \(arguments), \(result), \(effects)>"
  }

  /// The type of the arguments, whose types are given: a tuple, unless there is one argument.
  func typeOfArguments(_ types: [String]) -> String {
    switch types.count {
    case 0: "Swift.Void"
    case 1 where !parameters[0].isPack: types[0]
    default: "(\(zip(labels, types).map { $0 + $1 }.joined(separator: ", ")))"
    }
  }

  /// The labels in the tuple of the arguments: `user: `, or nothing.
  private var labels: [String] {
    let names = member.parameters.map { $0.isUnnamed ? "" : $0.label ?? $0.word }
    return names.map { name in
      // `.self` and `.init` of a tuple mean something else. A tuple with a pack has no labels.
      let isUsable =
        !["", "self", "init"].contains(name) && names.filter { $0 == name }.count == 1
        && !parameters.contains(where: \.isPack)
      return isUsable ? "\(quoted(name)): " : ""
    }
  }

  var result: String {
    if member.kind == .initializer {
      return member.optionalMark == nil ? "Swift.Void" : "Swift.Void?"
    }
    return member.result.map(renderer.storedText) ?? "Swift.Void"
  }

  /// The parameter for the type of the result. It has a default, because a stub says it anyway.
  var returning: [String] {
    guard spelling.takesResult, let type = member.result?.usable else { return [] }
    let text = renderer.storedText(type)
    let result = text == renderer.text(type) ? renderer.grouped(type) : text
    return ["returning _: \(result).Type = \(result).self"]
  }

  /// Whether the compiler, or a test, cannot distinguish it from another one with the same overload.
  func meets(_ other: TypedSignature) -> Bool {
    if member.functionName != other.member.functionName { return true }
    // Members with the same signature are in different `#if` clauses.
    return renderer.signature(member) != renderer.signature(other.member) && result == other.result
  }

  // MARK: Effects

  var effects: String {
    needsClosure ? "SpryClosureEffects<\(closureType), \(baseEffects)>" : baseEffects
  }

  var baseEffects: String {
    let kind = member.isAsync ? "SpryAsync" : "SprySync"
    let failure = member.effects.typedError.map(renderer.text) ?? "any Swift.Error"
    let base = member.needsTry ? "\(kind)ThrowingEffects<\(failure)>" : "\(kind)Effects"
    switch member.kind {
    case .function, .initializer: return base
    case .property, .subscript:
      if !member.hasSetter { return "SpryReadEffects<\(base)>" }
      return "SpryReadWrite\(parameters.isEmpty ? "" : "Subscript")Effects<\(base)>"
    }
  }

  // MARK: Closures of andDo

  /// Whether the closure of `andDo` needs the parameters as the member has them.
  ///
  /// A closure with a parameter pack cannot be called with the arguments of a call.
  var needsClosure: Bool {
    member.kind != .subscript && parameters.contains { $0.closureForm != .value }
      && !parameters.contains(where: \.isPack)
  }

  /// The type of the closure, which can throw any error: Swift 6.3.1 crashes if a closure with a
  /// typed error is an argument of a generic type. Another error than the member's is misuse.
  private var closureType: String {
    let list = parameters.map(\.closureType).joined(separator: ", ")
    let effects = (member.isAsync ? " async" : "") + (member.needsTry ? " throws" : "")
    return "(\(list))\(effects) -> \(result)"
  }

  /// The closure that calls the closure of `andDo`.
  var action: String {
    let list = parameters.enumerated().map { $1.closureArgument(at: $0) }.joined(separator: ", ")
    return "{ closure in SpryStubAction { \(member.effectKeywords)closure.call(\(list)) } }"
  }
}

extension Member {
  /// Whether its arguments do not determine its result.
  fileprivate var isGenericInResultOnly: Bool {
    let packs = genericParameters?.parameters.filter { $0.specifier?.text == "each" } ?? []
    let names = genericNames.subtracting(packs.map(\.name.text))
    // `where List.Element == Item` determines `Item` as well.
    let equal = requirements?.requirements.filter { $0.relation == .equals } ?? []
    let others = parameters.map(\.type) + equal.flatMap { [$0.left, $0.right] }
    return names.contains { name in
      result?.mentions([name]) == true && !others.contains { $0.mentions([name]) }
    }
  }
}
