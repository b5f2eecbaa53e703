import DeclarationParser

/// The typed form of a member.
struct TypedSignature {
  enum Form {
    /// Takes a matcher for each argument.
    case matchers
    /// Takes a value for each argument that can be compared.
    case values
    /// Takes plain values in the ``TypedSignature/plainPositions``, and matchers in the others. A
    /// variadic parameter takes at least one value.
    case plainBesideMatchers
    /// Takes matchers, and one for each value of a variadic parameter, of which there is at least
    /// one: without any, the compiler could not choose between this form and the values.
    case elements
    /// Takes no arguments, and matches all. A parent can have a member with this name and without
    /// parameters, which the compiler prefers.
    case anyArguments
    /// Takes matchers of any types in the place of generic parameters.
    case anyTypes
    /// Stubs for any types a member whose result depends on them, with answers without a value.
    case anyTypesStub
    /// Not available: stubs such a member with a value.
    case untypedStub
    /// Not available: lacks the values of a variadic parameter beside matchers.
    case missingElements
    /// Not available: takes closures, which cannot be compared, instead of matchers of them.
    case closures
  }

  let member: Member
  let renderer: TypeRenderer
  let parameters: [TypedParameter]
  /// The number after the name, if another typed member has the same name and parameters.
  let number: Int?
  /// Whether a test can add the type of the result as the last argument.
  var takesResult: Bool
  /// The parameters whose types distinguish the member from others with its labels. There, a
  /// literal means what it means in a call to the member: `parse(3)` is the call with an `Int`.
  var distinctPositions: Set<Int> = []
  /// These other members.
  var overloads: [TypedSignature] = []
  /// Whether no other member has the name.
  var hasOwnName = false
  /// Whether `.any` of any type distinguishes the member from all others.
  var hasOwnAnyTypes = true
  /// Whether a parent can have a member with the name and without parameters.
  var hasParents = false

  init(_ member: Member, _ renderer: TypeRenderer, number: Int? = nil) {
    self.member = member
    self.renderer = renderer
    self.number = number
    takesResult = member.isGenericInResultOnly
    parameters = member.parameters.enumerated().map { index, parameter in
      TypedParameter(parameter, index, of: member, renderer)
    }
  }

  /// Whether its only argument is `.any` by default. The compiler would prefer a member with a
  /// default to a parent's member without parameters.
  private var canOmitArgument: Bool {
    canTakeNoArguments && parameters.count == 1 && !hasParents
  }

  /// Whether its name says enough, without arguments. A variadic member takes none as it is.
  var canTakeNoArguments: Bool {
    hasOwnName && !parameters.isEmpty && member.kind != .subscript && generics.isEmpty
      && !parameters.contains { $0.hasElements && $0.kind == .comparable }
  }

  /// Everything before the braces.
  func declaration(_ form: Form) -> String {
    if [.anyTypes, .anyTypesStub, .untypedStub].contains(form) { return anyTypesDeclaration(form) }
    let type = memberType(effects)
    if member.kind == .property { return "var \(name): \(type)" }
    let isOptional = form == .matchers && canOmitArgument
    let declarations = indices(in: form).map {
      parameters[$0].declaration(self.form(form, at: $0)) + (isOptional ? " = .any" : "")
    }
    let list = (declarations + returning).joined(separator: ", ")
    return "\(introducer)\(name)\(generics)(\(list)) -> \(type)"
      + renderer.text(member.requirements)
  }

  var introducer: String { member.kind == .subscript && number == nil ? "" : "func " }

  /// The contents of the braces.
  func body(_ form: Form, named recordedName: String) -> String {
    if [.missingElements, .closures, .untypedStub].contains(form) { return "Swift.fatalError()" }
    if form == .anyTypes || form == .anyTypesStub { return anyTypesBody(named: recordedName) }
    let isSingle = parameters.count == 1 && !parameters[0].isPack
    let values = parameters.indices.map { index in
      parameters[index].expression(self.form(form, at: index), isTyped: !isSingle)
    }.joined(separator: ", ")
    let label = parameters.isEmpty ? "" : isSingle ? ", argument: " : ", arguments: "
    let list = "(\(self.recordedName(recordedName))\(label)\(values))"
    let member = (needsClosure ? memberType(baseEffects) : ".init") + list
    var generic = isGeneric ? ".generic(\(member))" : member
    if self.member.writesUnderItsName { generic = ".writtenUnderItsName(\(generic))" }
    return needsClosure ? ".passing(\(generic), \(action))" : generic
  }

  /// The first arguments of the initializer of a typed member.
  func recordedName(_ name: String) -> String {
    let key = memberKey(of: name)
    return "spryHandle, \"\(name)\"" + (key == name ? "" : ", key: \"\(key)\"")
  }

  /// The name as a test spells it. A subscript with a number is a function.
  var name: String {
    if let number { return quoted(plainName + String(number)) }
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

  private func memberType(_ effects: String) -> String {
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
    guard takesResult, let type = member.result?.usable else { return [] }
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

  private var effects: String {
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
  private var needsClosure: Bool {
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
  private var action: String {
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
