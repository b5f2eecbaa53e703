import DeclarationParser

// A generic member whose arguments a test does not look at: `calls.put(.any, for: "key")`.
extension TypedSignature {
  var anyTypesForms: [Form] {
    guard hasAnyTypes, hasOwnAnyTypes else { return [] }
    return hasGenericResult ? [.anyTypes, .untypedStub] : [.anyTypes]
  }

  /// Whether `.any` says enough of the member.
  private var hasAnyTypes: Bool {
    isGeneric && returning.isEmpty && member.kind != .initializer
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
      form == .anyTypes && hasOwnName && !hasParents && parameters.count == 1
      && member.kind != .subscript
    let list = parameters.enumerated().map { index, parameter in
      parameter.declaration(of: "ArgumentOf<\(type(at: index))>")
        + (canOmitArgument ? " = .any" : "")
    }.joined(separator: ", ")
    let types = typeOfArguments(parameters.indices.map(type))
    let role = form == .anyTypes && hasGenericResult ? " where SpryRole == SpryCallRole" : ""
    return
      "\(introducer)\(name)(\(list)) -> SpryFakeMember<SpryRole, \(types), \(anyResult(form)), "
      + "\(effectsOfAnyTypes)>\(role)"
  }

  func anyTypesBody(named name: String) -> String {
    let label = parameters.count == 1 ? "argument" : "arguments"
    let values = parameters.map(\.parameter.localName).joined(separator: ", ")
    return ".init(\(recordedName(name)), \(label): \(values))"
  }

  private func type(at index: Int) -> String {
    isGeneric(at: index) ? "Any" : parameters[index].type
  }

  private var hasGenericResult: Bool { member.result?.mentions(member.genericNames) == true }

  private func anyResult(_ form: Form) -> String {
    if !hasGenericResult { return result }
    return form == .untypedStub ? "Any?" : "Any"
  }

  private var effectsOfAnyTypes: String {
    let isGeneric = member.effects.typedError?.mentions(member.genericNames) == true
    return isGeneric ? "SpryAnyEffects<any Swift.Error>" : baseEffects
  }
}
