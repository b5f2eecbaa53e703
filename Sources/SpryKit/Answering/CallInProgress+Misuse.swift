// Calls that nothing answers.
extension CallInProgress {
  /// Returns the value of a call that needs no stub, or `nil` if it needs one.
  func valueWithoutStub<Result>() -> Result? {
    if stub != nil { return nil }
    // The types are compared, because `()` can also be cast to `Any`.
    switch state.strictness {
    case .normal: return Result.self == Void.self && !isMistaken ? () as? Result : nil
    case .strict: return nil
    case .relaxed: return isMistaken ? nil : state.reportingScope.defaultValue(of: Result.self)
    }
  }

  /// Whether a call without a stub is misuse by every rule: the test has ended, or has made only
  /// stubs that cannot answer any call.
  private var isMistaken: Bool {
    if stubs.isForOtherCount(than: arguments.count) { return true }
    return state.contents.withLock { contents in
      contents.ended != nil || stubs.all.isEmpty && member.unfinishedStub != nil
    }
  }

  /// Makes the misuse of a call that neither a stub nor the fake answers, with the line at which it
  /// is reported.
  func unanswered(returning result: any Any.Type) -> (Misuse, SpryLocation) {
    let context = context
    let misuse: Misuse =
      if let stub {
        .nothingToCallThrough(Misuse.Call(self, context), stub: stub.location.description)
      } else {
        .unanswered(self, context, returning: result)
      }
    return (misuse, context.origin.location)
  }

  /// Reports a call that was made after the end of the test, even if the fake itself answers it.
  package func reportIfLate() {
    if isLate, stub == nil { reportLate() }
  }

  func reportLate() {
    let (misuse, location) = unanswered(returning: Void.self)
    state.report(misuse, at: location)
  }
}

// Calls whose stub is wrong.
extension CallInProgress {
  /// Makes the misuse of a member that cannot throw an error of its stub, with the line at which it
  /// is reported.
  func cannotThrow<Failure: Error>(
    _ error: any Error, _ errorType: Failure.Type
  ) -> (Misuse, SpryLocation) {
    let context = context
    let call = Misuse.Call(self, context)
    let stub = stub?.location.description ?? ""
    let misuse: Misuse =
      errorType == Never.self
      ? .cannotThrow(call, error: describe(error), stub: stub)
      : .wrongErrorType(call, error: describe(error), expected: typeName(errorType), stub: stub)
    return (misuse, context.origin.location)
  }

  /// Makes other misuse of the call.
  ///
  /// - Parameter make: Makes it of the call and the location of the stub.
  func misuse(_ make: (Misuse.Call, _ stub: String) -> Misuse) -> CallFailure {
    let context = context
    let misuse = make(Misuse.Call(self, context), stub?.location.description ?? "")
    return .misuse(misuse, at: context.origin.location)
  }

  /// Passes the arguments to captors and checks of the stub. Reports checks that throw.
  func capture(for stub: FinishedStub) {
    for failed in stub.matchers.capture(arguments, ofCall: number) {
      report { call, context in
        .checkThrew(
          call, argument: failed.name(in: MemberSignature(context.member)),
          error: failed.errorText, stub: stub.location.description)
      }
    }
  }

  /// Reports a call that exceeds the expected count of its stub.
  func reportOneTooMany() {
    guard let stub else { return }
    let (count, callCount) = state.contents.withLock { _ in
      (stub.options.expectedCount, stub.callCount)
    }
    guard let count else { return }
    report { call, _ in
      .tooManyCalls(call, expected: count, count: callCount, stub: stub.location.description)
    }
  }

  /// Reports a call from another running test than the test of the fake.
  func reportOtherTest(_ other: SpryScope) {
    let owner = state.scope?.name ?? ""
    report { call, _ in .otherTest(call, test: owner, caller: other.name) }
  }

  /// Reports misuse of the call, which is answered after that.
  private func report(_ make: (Misuse.Call, CallContext) -> Misuse) {
    let context = context
    state.report(make(Misuse.Call(self, context), context), at: context.origin.location)
  }

  /// The names and the location of the call, for a message.
  var context: CallContext { handle.context(of: site) }
}
