import DeclarationParser

/// The bodies of a spy, whose names answer calls if no stub does:
/// `spyMembers.record(3, "loadId", id).spyAnswer({ (spyClosure: …) in spyClosure(id) })`
struct SpyBody: MemberBody {
  let renderer: TypeRenderer
  let types: SpyTypes
  let group: SpyGroup
  /// What stands before the members in the code: `self.`, the name of the spy, or nothing.
  let owner: String

  var keepsArguments: Bool { true }

  func recorder(of member: Member) -> String { owner + group.membersName }

  func record(_ call: MemberCall, _ arguments: [String]) -> String {
    let entry = entry(of: call)
    let list = ["\(entry.number)", "\"\(entry.prefix)\""] + arguments
    return (entry.role == .property ? "get" : "record") + "(\(list.joined(separator: ", ")))"
  }

  func usesArguments(of call: MemberCall) -> Bool { true }

  func answer(to call: MemberCall) -> MemberAnswer {
    // A property that only stores has answered.
    if entry(of: call).role == .property { return MemberAnswer(text: "") }
    let name = call.member.isAsync ? "spyAnswerAsync" : "spyAnswer"
    return MemberAnswer(text: ".\(name)(\(closure(for: call)))")
  }

  /// The statement that sets the value of a property.
  func assignment(of read: MemberCall) -> String {
    let value = types.unopened("newValue", read.member.result)
    return "\(recorder(of: read.member)).set(\(entry(of: read).number), \(value))"
  }

  private func entry(of call: MemberCall) -> SpyMember {
    group.entry(of: call.member, isSetter: call.isOfSetter)
  }

  /// The closure that calls the closure that a test set.
  private func closure(for call: MemberCall) -> String {
    let (member, entry) = (call.member, entry(of: call))
    // The member of the call can have placeholders for parameters.
    let original = entry.member
    let box = SpyBox(of: entry, types)
    let closure = ArgumentBoxes(member: original, renderer: renderer).unused("spyClosure")
    let type = box?.name ?? types.closure(of: entry, attribute: "@escaping ")
    // The closure can run on another actor. It and its arguments are sent there, and the caller
    // waits.
    let isSent = member.isAsync && !types.isInPlace(entry)
    let function = (isSent ? "spiedSending(\(closure))" : closure) + (box == nil ? "" : ".value")
    // The closure takes arguments of the actor of the local function. It is on that actor if it uses
    // the parameter.
    var preparation = call.isolation.map { ["_ = \($0)"] } ?? []
    var arguments = zip(member.parameters, original.parameters).map { passed, parameter in
      argument(
        parameter, call.values[passed.word] ?? "", isRecorded: !passed.isSkipped, in: entry,
        isSent: isSent, after: &preparation)
    }
    arguments += [call.newValue].compactMap(\.self)
    let answer = "\(member.effectKeywords)\(function)(\(arguments.joined(separator: ", ")))"
    let error = member.effects.typedError.map(renderer.text)
    let isErrorErased = types.isErrorErased(member)
    let isSingle = preparation.isEmpty && !isErrorErased
    var body = (preparation + [(isSingle ? "" : "return ") + answer]).joined(separator: "; ")
    if isErrorErased, let error { body = "do { \(body) } catch { throw error as! \(error) }" }
    let result = !call.isOfSetter ? types.closureResult(original) : "Swift.Void"
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
