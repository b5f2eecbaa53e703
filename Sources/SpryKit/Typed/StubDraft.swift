/// Reports a typed stub that a test begins and never gives an answer.
final class StubDraft {
  private let handle: SpryFakeHandle
  private let member: String
  /// Whether a verb, or another member, has continued the stub.
  var isContinued = false

  init(_ handle: SpryFakeHandle, _ member: String) {
    self.handle = handle
    self.member = member
  }

  deinit {
    if isContinued { return }
    // A closure has no name for its member.
    let isClosure = handle.type is any ClosureFake.Type
    handle.reportMistakeOfTest(of: member) { fake in
      Misuse(
        .stubWithoutAnswer,
        "a stub of \(headline(isClosure ? fake : member, on: fake)) has no answer",
        "give it one, for example with andReturn(…) or andDo { … }")
    }
  }
}
