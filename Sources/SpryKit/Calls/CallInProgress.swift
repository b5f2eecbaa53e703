/// A call that a fake has received and that is not answered yet.
///
/// A class, because a debug build would copy a structure of this size several times for each call.
package final class CallInProgress {
  let handle: SpryFakeHandle
  let site: CallSite
  /// The arguments as the fake passed them on.
  let arguments: ArgumentList
  let member: Member
  /// The number of the recorded call, or `nil` if the call is not recorded.
  let number: UInt64?
  /// The stubs of the member at the moment of the call.
  let stubs: StubList
  /// Whether the call is not recorded because it came after the end of the fake's scope.
  let isLate: Bool

  init(
    _ handle: SpryFakeHandle, _ site: CallSite, _ arguments: ArgumentList, of member: Member,
    number: UInt64?, isLate: Bool
  ) {
    self.handle = handle
    self.site = site
    self.arguments = arguments
    self.member = member
    self.number = number
    stubs = member.stubs
    self.isLate = isLate
  }

  var state: SpryState { handle.state }

  /// Ends a call that nothing answers. Reports it if it is late.
  package func finishUnanswered() {
    if isLate { reportLate() }
  }

  /// Records the progress of the call.
  func setStage(_ stage: CallStage) {
    guard let number else { return }
    state.contents.withLock { _ in member.calls[status: number]?.stage = stage }
  }

  /// Records that the call does not get the answer of its stub.
  func setUnanswered() {
    guard let number else { return }
    state.contents.withLock { _ in
      member.calls[status: number]?.stage = .recorded
      member.calls[status: number]?.answer = .max
    }
  }

  /// Records that the call returned or threw, and wakes the waits for that.
  ///
  /// - Parameter result: What it threw or returned, or `nil` for the constant of a stub or `Void`.
  func end(_ stage: CallStage, _ result: Result<Any, any Error>?) {
    guard let number else { return }
    let waiters = state.contents.withLock { contents -> [CallWaiter] in
      // After a reset, nothing would read the result.
      guard member.calls[status: number] != nil else { return [] }
      member.calls[status: number]?.stage = stage
      if let result { contents.results[number] = result }
      return contents.waiters(for: member)
    }
    for waiter in waiters { waiter.signal(.news) }
  }
}
