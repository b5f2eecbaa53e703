/// Reports a typed stub that a test begins and never gives an answer: `let stub =
/// fake.stub.load(id: .any)`.
final class StubDraft {
  private let handle: FakeHandle
  private let member: String
  /// Whether a verb, or another member, has continued the stub.
  var isContinued = false

  init(_ handle: FakeHandle, _ member: String) {
    self.handle = handle
    self.member = member
  }

  deinit {
    if isContinued { return }
    let scope = SpryScope.current(or: handle.state.scope)
    let origin = MisuseOrigin(
      of: member, in: scope, nearestStub: nil, declaration: SpryLocation())
    let fake = handle.state.history(of: handle.type).name
    scope.report(.stubWithoutAnswer(fake: "\(fake)", member: member), at: origin.location)
  }
}
