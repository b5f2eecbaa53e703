import DeclarationParser

/// Writes how a spy records a call, and how its names answer it if no stub does:
/// `spyMembers.call(3, "loadId", arguments: id, answer: { (spyClosure: …) in spyClosure(id) })`
struct SpyAnswer {
  let renderer: TypeRenderer
  let types: SpyTypes
  let group: SpyGroup
  /// What stands before the members in the code: `self.`, the name of the spy, or nothing.
  let owner: String

  /// The members of the spy: `spyMembers`.
  var members: String { "\(owner)\(group.membersName)" }

  /// The function of the members that records a call: `callAsync`.
  func entryPoint(of member: Member, isSetter: Bool) -> String {
    let isStored = group.entry(of: member, isSetter: isSetter).role == .property
    return (isStored ? "get" : "call")
      + (member.isAsync ? "Async" : "") + (member.isRethrowing ? "Rethrows" : "")
  }

  /// The first arguments: the number of the member, and the beginning of its names.
  func start(of member: Member, isSetter: Bool) -> String {
    let entry = group.entry(of: member, isSetter: isSetter)
    return "\(entry.number), \"\(entry.prefix)\""
  }

  /// The statement that sets the value of a property.
  func assignment(of property: Member, _ value: String) -> String {
    let number = group.entry(of: property, isSetter: false).number
    return "\(owner)\(group.membersName).set(\(number), \(value))"
  }

  /// The closure that calls the closure that a test set; `nil` for a property, which has none.
  ///
  /// - Parameters:
  ///   - newValue: The name of a setter's new value.
  ///   - first: The first statement, if there is one.
  ///   - value: Returns the argument for a parameter.
  func closure(
    calling member: Member, newValue: String?, first: String?,
    value: (MemberParameter) -> String
  ) -> String? {
    let entry = group.entry(of: member, isSetter: newValue != nil)
    if entry.role == .property { return nil }
    // The member of the call can have placeholders for parameters.
    let original = entry.member
    let box = SpyBox(of: entry, types)
    let closure = ArgumentBoxes(member: original, renderer: renderer).unused("spyClosure")
    let type = box?.name ?? types.closure(of: entry, attribute: "@escaping ")
    // The closure can run on another actor. It and its arguments are sent there, and the caller
    // waits.
    let isSent = member.isAsync && !types.isInPlace(entry)
    let function = (isSent ? "spiedSending(\(closure))" : closure) + (box == nil ? "" : ".value")
    var preparation = first.map { [$0] } ?? []
    var arguments = zip(member.parameters, original.parameters).map { passed, parameter in
      argument(
        parameter, value(passed), isRecorded: !passed.isSkipped, in: entry,
        isSent: isSent, after: &preparation)
    }
    arguments += newValue.map { [$0] } ?? []
    let answer = "\(member.effectKeywords)\(function)(\(arguments.joined(separator: ", ")))"
    let error = member.effects.typedError.map(renderer.text)
    let isErrorErased = types.isErrorErased(member)
    let isSingle = preparation.isEmpty && !isErrorErased
    var body = (preparation + [(isSingle ? "" : "return ") + answer]).joined(separator: "; ")
    if isErrorErased, let error { body = "do { \(body) } catch { throw error as! \(error) }" }
    let result = newValue == nil ? types.closureResult(original) : "Swift.Void"
    let effects =
      error.map { " throws(\($0))" }
      ?? (member.hidesErrorOfAutoclosure ? " throws(Swift.Never)" : "")
    return "{ (\(closure): \(type))\(effects)\(isSingle ? "" : " -> \(result)") in \(body) }"
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
    let isErased = types.isErased(parameter, in: entry.member)
    switch parameter.passing {
    case .nonescaping: return erasedClosure(parameter, entry)
    case .autoclosure, .skipped: return value
    case .inout:
      guard isErased else { return value }
      let boxes = ArgumentBoxes(member: entry.member, renderer: renderer)
      let (changed, variable) = (boxes.unused(parameter.word + "Changed"), value.dropFirst())
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
      if !isRecorded { return isErased ? "SpryUnrecordedArgument()" : value }
      if !isSent || parameter.isSending { return value }
      let type = isErased || parameter.isVariadic ? nil : parameter.type
      return "spiedSending(\(types.unopened(value, type)))"
    }
  }
}
