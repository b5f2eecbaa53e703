import DeclarationParser

// Typed members with types that the runtime of the oldest system does not support.
extension TypedMembers {
  /// The systems whose runtime supports the types of a member, unless all do on which it is
  /// available.
  func availability(of signature: TypedSignature) -> String? {
    let member = signature.member
    return member.typedRuntimeSupport?.condition(
      within: Availability(of: member, in: renderer.source, contexts))
  }
}

extension TypedSignature {
  /// The member as tests for older systems spell it, with a placeholder for each argument that such
  /// a system cannot record. The compiler prefers the other one where both are available.
  ///
  /// There is none if the result has such a type, or if such an argument determines a generic
  /// parameter.
  var unrecorded: TypedSignature? {
    let isUnrecorded = { (parameter: MemberParameter) in
      parameter.runtimeSupport(in: member) != nil
    }
    let isGeneric = member.parameters.contains {
      isUnrecorded($0) && $0.syntax.type.mentions(member.genericNames)
    }
    if isGeneric || member.result?.runtimeSupport != nil { return nil }
    var signature = TypedSignature(member.unrecorded(where: isUnrecorded), renderer, number: number)
    (signature.hasOwnName, signature.hasParents) = (hasOwnName, hasParents)
    signature.takesResult = takesResult
    return signature
  }
}
