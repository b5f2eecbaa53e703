import DeclarationParser

// A generic member whose arguments a test does not look at: `calls.put(.any, for: "key")`.
extension TypedSignature {
  var anyTypesForms: [Form] {
    guard hasAnyTypes, hasOwnAnyTypes else { return [] }
    if !hasGenericResult { return [.anyTypes] }
    return returning.isEmpty ? [.anyTypes, .anyTypesStub, .untypedStub] : [.anyTypesStub]
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

  func anyTypesDeclaration(_ form: Form) -> String {
    let canOmitArgument =
      returning.isEmpty && hasOwnName && !hasParents && parameters.count == 1
      && member.kind != .subscript
    let list = parameters.enumerated().map { index, parameter in
      parameter.declaration(of: "ArgumentOf<\(type(at: index))>")
        + (canOmitArgument ? " = .any" : "")
    }.joined(separator: ", ")
    let types = typeOfArguments(parameters.indices.map(type))
    let role = form == .anyTypes ? " == SpryCallRole" : ": SpryStubbingRole"
    return
      "\(introducer)\(name)(\(list)) -> SpryFakeMember<SpryRole, \(types), \(anyResult(form)), "
      + "\(effectsOfAnyTypes)>" + (hasGenericResult ? " where SpryRole\(role)" : "")
  }

  func anyTypesBody(named name: String) -> String {
    let label = parameters.isEmpty ? "" : parameters.count == 1 ? ", argument: " : ", arguments: "
    let values = parameters.map(\.parameter.localName).joined(separator: ", ")
    return ".init(\(recordedName(name))\(label)\(values))"
  }

  private func type(at index: Int) -> String {
    isGeneric(at: index) ? "Any" : parameters[index].type
  }

  private var hasGenericResult: Bool { member.result?.mentions(member.genericNames) == true }

  /// The type of the result. A stub for any types can only throw, wait, or return `nil`.
  private func anyResult(_ form: Form) -> String {
    if !hasGenericResult { return result }
    return switch form {
    case .anyTypesStub: member.result?.wrapped == nil ? "Swift.Never" : "Swift.Never?"
    case .untypedStub: "Any?"
    default: "Any"
    }
  }

  /// Tells how a test writes the types, of which the answer determines only the types of values.
  var adviceForUntypedStub: String {
    let metatypes = parameters.filter { $0.kind == .genericType }.map(\.genericType)
    let generics = member.genericParameters?.parameters.map(\.name.text) ?? []
    let names = generics.filter { metatypes.contains($0) }.map { "'\($0)'" }
    switch names.count {
    case 0:
      let name = generics.first { member.result?.mentions([$0]) == true } ?? ""
      return "'\(name)' is generic: write '.any(Type.self)', so that the answer has a type"
    case 1: return "\(names[0]) is generic: write the type, such as 'Int.self'"
    default:
      let list = names.joined(separator: " and ")
      return "\(list) are generic: write the types, such as 'Int.self'"
    }
  }

  private var effectsOfAnyTypes: String {
    let isGeneric = member.effects.typedError?.mentions(member.genericNames) == true
    return isGeneric ? "SpryAnyEffects<any Swift.Error>" : baseEffects
  }
}
