/// A member of a fake with expected arguments: what a stub is for, or what a check looks for.
///
/// A class, because a typed stub that a test never finished is reported when the last copy of its member goes.
final class ExpectedCall {
  let handle: SpryFakeHandle
  /// The name of the member, as the test or the macro gives it.
  let member: String
  /// See ``StringRepresentable/key``.
  var key: String {
    if let literal { return handle.key(of: literal) }
    return ownKey
  }
  private let ownKey: String
  /// The name of the member as a literal, which may stand for a longer name that a call has; `nil` for
  /// other names.
  private let literal: MemberName?
  /// The matchers that are compared with the arguments of calls; empty for any arguments.
  private(set) var matchers: [ArgumentMatcher]
  /// Whether a matcher is the opposite of another one.
  let hasNegations: Bool
  /// A matcher for each parameter.
  let parameters: [ArgumentMatcher]
  /// Whether the compiler checks the types of the expected arguments.
  let isTypeChecked: Bool
  /// Whether the reads and the writes of a property have one name, and differ in the number of
  /// arguments. Then, no expected arguments means no arguments.
  private(set) var sharesName = false
  /// The stub of a typed member that makes one.
  private var stub: Stub?

  init(
    _ handle: SpryFakeHandle, _ member: String, key: String, _ matchers: [ArgumentMatcher],
    isTypeChecked: Bool = true
  ) {
    self.handle = handle
    self.member = member
    ownKey = key
    literal = isTypeChecked || !handle.hasLiteralNames ? nil : MemberName(rawValue: member)
    parameters = matchers
    hasNegations = matchers.hasNegations
    // Any arguments of the right types are any arguments: comparing them is not needed.
    self.matchers = isTypeChecked && matchers.areAny ? [] : matchers
    self.isTypeChecked = isTypeChecked
  }

  /// The members that the literal can mean, or `nil` if there is at most one.
  var namesakes: [String]? {
    guard let literal else { return nil }
    let names = handle.namesakes(of: literal.rawValue)
    return names.isEmpty ? nil : names
  }

  /// Compares all arguments even if any will do, because calls may have arguments of other types.
  func compareAll() {
    matchers = parameters
    changeStub { $0.expect(self.matchers) }
  }

  /// Compares the number of arguments, too, because the writes have the name of the reads.
  func shareName() {
    compareAll()
    sharesName = true
  }

  /// Adds a stub without an answer.
  func addStub() {
    if stub != nil { return }
    stub = Stub(
      named: member, of: handle.state, fakeType: handle.type, matchers,
      at: SpryLocation(line: 0), by: ""
    ) { $0.addMember(key: key) }
  }

  /// Returns the stub. Its first verb, at a location, begins it.
  func beginStub(at location: SpryLocation, by maker: StaticString) -> Stub {
    changeStub { if $0.location.line == 0 { $0.begin(at: location, by: maker) } }
    return stub!
  }

  /// Removes the stub, which another member continues.
  func removeStub() {
    guard let stub else { return }
    handle.state.contents.withLock { _ in stub.member.stubs.removeUnfinished(stub.rule) }
    self.stub = nil
  }

  private func changeStub(_ change: (StubRule) -> Void) {
    guard let rule = stub?.rule else { return }
    handle.state.contents.withLock { _ in change(rule) }
  }

  /// A stub to which no verb was added is reported at once. A call that lacks it then names it.
  deinit {
    guard let rule = stub?.rule, rule.location.line == 0 else { return }
    let isReported = handle.state.contents.withLock { _ in
      defer { rule.isReported = true }
      return rule.isReported
    }
    if isReported { return removeStub() }
    // A closure has no name for its member.
    let location = handle.reportMistakeOfTest(of: member) { fake in
      .ofStubWithoutAnswer(headline(handle.receiver == .closure ? fake : member, on: fake))
    }
    changeStub { $0.begin(at: location, by: "") }
  }
}
