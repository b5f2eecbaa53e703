import DeclarationParser

/// Writes how the names of a spy answer a call that no stub answers.
struct SpyAnswer: OwnAnswer {
  let renderer: TypeRenderer
  let types: SpyTypes
  let group: SpyGroup
  /// What stands before the members in the code: `self.`, the name of the spy, or nothing.
  let owner: String
  /// Whether the member returns another type than the closure that answers, besides generic types:
  /// `Self`, which can be a subclass, or a type of the protocol's that is named `Void`.
  let returnsOther: Bool

  /// A closure answers every call.
  func forwards(_ member: Member) -> Bool { true }

  /// The property that records a call of a member: `spyMembers[2, "loadId"].spryify`.
  func entryPoint(of member: Member, isSetter: Bool) -> String {
    let entry = group.entry(of: member, isSetter: isSetter)
    let name =
      entry.role == .property ? "stubbedValue" : member.isThrowing ? "spryifyThrows" : "spryify"
    return spyMember(entry, ", \"\(entry.prefix)\"") + "." + name
  }

  /// The statement that sets the value of a property.
  func assignment(of property: Member, _ value: String) -> String {
    spyMember(group.entry(of: property, isSetter: false)) + ".setValue(\(value))"
  }

  private func spyMember(_ entry: SpyMember, _ prefix: String = "") -> String {
    "\(owner)\(group.membersName)[\(entry.number)\(prefix)]"
  }

  func closure(
    calling member: Member, newValue: String?, head: String, value: (MemberParameter) -> String
  ) -> String {
    let entry = group.entry(of: member, isSetter: newValue != nil)
    let spyMember = spyMember(entry)
    if entry.role == .property { return "{ \(head)try \(spyMember).value() }" }
    // The member of the call can have placeholders for parameters.
    let original = entry.member
    let box = SpyBox(of: entry, types)
    let closure = ArgumentBoxes(member: original, renderer: renderer).unused("spyClosure")
    let type = box?.name ?? types.closure(of: entry)
    let returnsVoid =
      newValue != nil || original.kind == .initializer || (original.returnsVoid && !returnsOther)
    let none = returnsVoid ? "()" : "try \(spyMember).value()"
    let (isAsync, keywords) =
      newValue == nil ? (original.isAsync, original.effectKeywords) : (false, "")
    // The closure can run on another actor. It and its arguments are sent there, and the caller
    // waits.
    let isSent = isAsync && !types.isInPlace(entry)
    let function = (isSent ? "spiedSending(\(closure))" : closure) + (box == nil ? "" : ".value")
    var preparation: [String] = []
    var arguments = zip(member.parameters, original.parameters).map { passed, parameter in
      argument(
        parameter, value(passed), isRecorded: passed.isSkipped == parameter.isSkipped, in: entry,
        isSent: isSent, after: &preparation)
    }
    arguments += newValue.map { [$0] } ?? []
    var answer = "\(keywords)\(function)(\(arguments.joined(separator: ", ")))"
    if !returnsVoid, isConverted(original) { answer = "try \(spyMember).result(of: \(answer))" }
    let statements =
      ["guard let \(closure): \(type) = try \(spyMember).closure() else { return \(none) }"]
      + preparation + ["return \(answer)"]
    return "{ \(head)\(statements.joined(separator: "; ")) }"
  }

  /// Whether the closure returns a type that is more general than the result.
  private func isConverted(_ member: Member) -> Bool {
    guard let result = member.result else { return false }
    return result.mentions(member.genericNames) || returnsOther
  }

  /// An argument of the closure that answers.
  ///
  /// - Parameters:
  ///   - value: The argument of the member.
  ///   - isRecorded: Whether the system can record it, and send it to another actor.
  ///   - preparation: Statements to write before the call.
  private func argument(
    _ parameter: MemberParameter, _ value: String, isRecorded: Bool, in entry: SpyMember,
    isSent: Bool, after preparation: inout [String]
  ) -> String {
    switch parameter.passing {
    case .nonescaping: return erasedClosure(parameter, entry)
    case .autoclosure, .skipped: return value
    case .inout:
      guard types.isErased(parameter, in: entry.member) else { return value }
      let (changed, variable) = (parameter.word + "Changed", value.dropFirst())
      // The type of the cast can be opaque, and has no name.
      preparation += [
        "var \(changed): \(types.type(of: parameter, in: entry.member)) = \(variable)",
        "func \(changed)Cast<Value>(_ value: Any) -> Value { value as! Value }",
        "defer { \(variable) = \(changed)Cast(\(changed) as Any) }",
      ]
      return "&\(changed)"
    case .pack: return isSent ? "spiedSending(\(value))" : value
    case .plain:
      // The closure takes an escaping autoclosure as a closure.
      let value = parameter.isLazy ? parameter.localName : value
      let isErased = types.isErased(parameter, in: entry.member)
      if !isRecorded { return isErased ? "SpryUnrecordedArgument()" : value }
      if !isSent || parameter.isSending { return value }
      let type = isErased || parameter.isVariadic ? nil : parameter.type
      return "spiedSending(\(types.unopened(value, type)))"
    }
  }
}
