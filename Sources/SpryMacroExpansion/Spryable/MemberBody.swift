/// What the bodies of fakes, of fakes that wrap an object, and of spies do differently.
protocol MemberBody {
  /// Whether the names of a spy keep the arguments, in one place for each parameter.
  var keepsArguments: Bool { get }

  /// What records calls to a member: `SpryFakeHandle(self)`.
  func recorder(of member: Member) -> String

  /// The function that records a call: `record(parameters: "id", id)`.
  func record(_ call: MemberCall, _ arguments: [String]) -> String

  /// Whether the own answer uses the arguments after the call is recorded.
  func usesArguments(of call: MemberCall) -> Bool

  /// The function that answers a recorded call.
  func answer(to call: MemberCall) -> MemberAnswer
}

extension MemberBody {
  var keepsArguments: Bool { false }

  func record(_ call: MemberCall, _ arguments: [String]) -> String {
    "record(\(arguments.joined(separator: ", ")))"
  }
}

/// A call that a body records.
struct MemberCall {
  /// The member as the protocol declares it.
  let requirement: Member
  /// The member as it is called: a setter has no result, and an older system records placeholders.
  var member: Member
  /// The name under which the call is recorded, if it is not `#function`.
  var name: String?
  /// The name of a setter's new value.
  var newValue: String?
  /// The new value as it is recorded, if it is another.
  var recordedNewValue: String?
  /// The arguments for the own answer, by the parameters' words.
  var values: [String: String] = [:]
  /// The parameter with the actor of the local function around the call, if there is one.
  var isolation: String?

  init(_ member: Member, name: String?) {
    requirement = member
    self.member = member
    self.name = name
  }

  var isOfSetter: Bool { newValue != nil }
}

/// The function that answers a call: `.answer(throwing: Full.self)`.
struct MemberAnswer {
  var text: String
  /// Another text, for code whose `async` members run on the actor of their callers by default.
  var textOnCaller: String?
}

/// The bodies of a fake.
struct FakeBody: MemberBody {
  /// The name of the fake, whose static members an initializer records.
  let typeName: String
  let renderer: TypeRenderer

  func recorder(of member: Member) -> String {
    if member.kind == .initializer { return "SpryFakeHandle(type: \(typeName).self)" }
    return member.isStatic ? "SpryFakeHandle(type: self)" : "SpryFakeHandle(self)"
  }

  func usesArguments(of call: MemberCall) -> Bool { false }

  func answer(to call: MemberCall) -> MemberAnswer {
    guard let closure = closure(for: call) else { return MemberAnswer(text: answer(to: call, nil)) }
    // A closure without `await` would take the form that is not `async`.
    let label = call.member.isAsync ? "orElseOnCaller" : "orElse"
    return MemberAnswer(text: answer(to: call, "\(label): \(closure)"))
  }

  /// The closure that answers without a stub, or `nil` if there is none.
  private func closure(for call: MemberCall) -> String? {
    // An initializer and a setter need no stub.
    if call.member.optionalMark != nil { return "{ () -> Swift.Void?? in () }" }
    if call.isOfSetter || call.member.kind == .initializer { return "{ () }" }
    // In a function that rethrows, Swift 6.3.1 takes a call of a function with a generic error, to
    // which no closure is passed, for one that neither throws nor awaits, and leaves `catch` out. No
    // issue is filed. To see it, return nil here, and look for "no calls to throwing functions".
    return call.member.isRethrowing ? "{ nil }" : nil
  }

  /// The function with an own answer: `.answer(throwing: Full.self, orElse: { () })`.
  func answer(to call: MemberCall, _ own: String?) -> String {
    let error = call.member.effects.typedError.map(renderer.text) ?? "(any Swift.Error)"
    let list = [call.member.needsTry ? "throwing: \(error).self" : nil, own]
    return ".answer(\(list.compactMap(\.self).joined(separator: ", ")))"
  }
}

/// The bodies of a fake that can wrap an object.
struct WrappingBody: MemberBody {
  let fake: FakeBody
  let forwarding: Forwarding

  func recorder(of member: Member) -> String { fake.recorder(of: member) }

  func usesArguments(of call: MemberCall) -> Bool { forwarding.forwards(call.requirement) }

  func answer(to call: MemberCall) -> MemberAnswer {
    guard forwarding.forwards(call.requirement) else { return fake.answer(to: call) }
    let closure = forwarding.closure(for: call)
    let onCaller = fake.answer(to: call, "orElseOnCaller: \(closure)")
    let anywhere = fake.answer(to: call, "orElse: \(closure)")
    return switch forwarding.isolation(of: call.member) {
    case .own: MemberAnswer(text: anywhere)
    case .onCaller: MemberAnswer(text: onCaller)
    case .byDefault: MemberAnswer(text: anywhere, textOnCaller: onCaller)
    }
  }
}
