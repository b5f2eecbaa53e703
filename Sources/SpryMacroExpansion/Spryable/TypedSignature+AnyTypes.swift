import DeclarationParser

// A generic member whose arguments a test does not look at: `calls.put(.any, for: "key")`.
extension TypedSignature {
  /// Returns the forms of a generic member for arguments of any type. The other arguments are
  /// matchers or values.
  func anyTypesForms(named name: String) -> [TypedForm] {
    guard hasAnyTypes, spelling.hasOwnAnyTypes else { return [] }
    let others = parameters.indices.filter { !isGeneric(at: $0) }
    let hasValues = others.contains { parameters[$0].kind == .comparable }
    return (hasValues ? [false, true] : [false]).flatMap { besideValues -> [TypedForm] in
      let form = { result, role, mistake in
        anyTypesForm(named: name, besideValues, result: result, role: role, mistake: mistake)
      }
      if !hasGenericResult { return [form(result, nil, nil)] }
      // A stub for any types can only throw, wait, or return `nil`.
      let never = member.result?.wrapped == nil ? "Swift.Never" : "Swift.Never?"
      let stub = form(never, ": SpryStubbingRole", nil)
      if !returning.isEmpty { return [stub] }
      return [
        form("Any", " == SpryCallRole", nil), stub,
        form("Any?", ": SpryStubbingRole", adviceForUntypedStub),
      ]
    }
  }

  /// Whether `.any` says enough of the member.
  private var hasAnyTypes: Bool {
    (returning.isEmpty ? isGeneric : hasGenericResult) && member.kind != .initializer
      && !parameters.contains(where: \.isPack)
  }

  /// The name and the parameters, by which a test would distinguish the form from other members;
  /// `nil` if there is no such form.
  var anyTypesOverload: String? {
    guard hasAnyTypes else { return nil }
    let list = zip(parameters, parameters.indices).map {
      "\($0.label): ArgumentOf<\(type(at: $1))>"
    }
    return (member.isStatic ? "static " : "") + name + "(\(list.joined(separator: ", ")))"
  }

  private func anyTypesForm(
    named name: String, _ besideValues: Bool, result: String, role: String?, mistake: String?
  ) -> TypedForm {
    let canOmitArgument =
      returning.isEmpty && spelling.hasOwnName && !spelling.hasParents && parameters.count == 1
      && member.kind != .subscript
    let (types, values) = (
      parameters.indices.map(type),
      parameters.indices.map { index in
        besideValues && !isGeneric(at: index)
      }
    )
    let list = parameters.indices.map { index in
      let parameter = parameters[index]
      if values[index] { return parameter.declaration(.valueBesideMatcher) }
      return parameter.declaration(
        of: "\(besideValues ? "MatcherOf" : "ArgumentOf")<\(types[index])>")
        + (canOmitArgument ? " = .any" : "")
    }.joined(separator: ", ")
    let expressions = parameters.indices.map { index in
      let parameter = parameters[index]
      if values[index] { return parameter.expression(.valueBesideMatcher, isTyped: true) }
      return parameter.parameter.localName + (besideValues ? ".argument" : "")
    }.joined(separator: ", ")
    let label = parameters.isEmpty ? "" : parameters.count == 1 ? ", argument: " : ", arguments: "
    return TypedForm(
      declaration: "\(introducer)\(self.name)(\(list)) -> SpryFakeMember<SpryRole, "
        + "\(typeOfArguments(types)), \(result), \(effectsOfAnyTypes)>"
        + (role.map { " where SpryRole\($0)" } ?? ""),
      body: mistake == nil
        ? ".init(\(recordedName(name))\(label)\(expressions))" : "Swift.fatalError()",
      mistake: mistake)
  }

  private func type(at index: Int) -> String {
    isGeneric(at: index) ? "Any" : parameters[index].type
  }

  private var hasGenericResult: Bool { member.result?.mentions(member.genericNames) == true }

  /// Tells how a test writes the types, of which the answer determines only the types of values.
  private var adviceForUntypedStub: String {
    let metatypes = parameters.filter { $0.kind == .genericType }.map(\.genericType)
    let generics = member.genericParameters?.parameters.map(\.name.text) ?? []
    let names = generics.filter { metatypes.contains($0) }.map { "'\($0)'" }
    switch names.count {
    case 0:
      let name = generics.first { member.result?.mentions([$0]) == true } ?? ""
      return "'\(name)' is generic; write '.any(Type.self)', so that the answer has a type"
    case 1: return "\(names[0]) is generic; write the type, such as 'Int.self'"
    default:
      let list = names.joined(separator: " and ")
      return "\(list) are generic; write the types, such as 'Int.self'"
    }
  }

  private var effectsOfAnyTypes: String {
    let isGeneric = member.effects.typedError?.mentions(member.genericNames) == true
    return isGeneric ? "SpryAnyEffects<any Swift.Error>" : baseEffects
  }
}
