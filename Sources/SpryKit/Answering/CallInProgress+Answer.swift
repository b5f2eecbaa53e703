extension Call {
  /// How a call ends.
  enum Ending<Result> {
    case value(Result)
    /// Neither a stub nor the fake answers.
    case unanswered
    /// A stub, or code of a user, threw the error.
    case error(any Error)
    /// The caller was cancelled while it waited in a delay or at a gate.
    case cancelled
    case misuse(LocatedMisuse)
  }
}

// The path of a call after its record, for all effects. A member that is not `async` and one that is
// differ in how they get the ending.
extension CallInProgress {
  /// Answers a call whose caller is noted, to a member that is not `async`.
  ///
  /// - Parameters:
  ///   - errorType: The type of the member's errors; `Never` for a member that does not throw.
  ///   - own: Returns the fake's own answer, or `nil` if it has none.
  package func answerNoted<Result, Failure: Error>(
    throwing errorType: Failure.Type, orElse own: () throws -> Result?
  ) throws(Failure) -> Result {
    defer { if mayHaveObjects { arguments.values.forEach(endArgument) } }
    begin(returning: Result.self)
    // The usual case, a constant of the type, has ended already. A late call does not come here: the
    // stubs are gone before a call is late.
    if case .stub(_, .value(let value)) = choice, value.type == Result.self {
      if misnaming != nil { reportMisnaming() }
      return exact(value.value, as: Result.self)
    }
    return try finish(ending(throwing: errorType, orElse: own), throwing: errorType)
  }

  /// Answers a call whose caller is noted, to an `async` member.
  package func answerNoted<Result, Failure: Error>(
    isolation: isolated (any Actor)?, throwing errorType: Failure.Type,
    orElse own: nonisolated(nonsending) () async throws -> Result?
  ) async throws(Failure) -> Result {
    defer { if mayHaveObjects { arguments.values.forEach(endArgument) } }
    begin(returning: Result.self)
    let ending = await ending(isolation: isolation, throwing: errorType, orElse: own)
    return try finish(ending, throwing: errorType)
  }

  /// Ends a call to a member that has no stubs with a value of the fake.
  ///
  /// The other functions would do the same. With this one, a stubbed call through `@Spyable` takes 19
  /// times a hand-written spy in a debug build instead of 28.
  func end<Result>(with value: Result) -> Result {
    let contents = state.contents
    contents.lock.lock()
    member.add(result: Result.self)
    setOutcome(.returned(StubValue(value)))
    let waiters = contents.waiters(for: member)
    contents.lock.unlock()
    waiters.map(wake)
    reportIfLate()
    return value
  }

  /// Chooses the stub that answers: the first stub that matches the arguments, whose answer can be
  /// the member's result, and that has an answer left. Waits see the call from now on.
  ///
  /// This runs a user's code, which may call the fake: with the lock, the thread would wait for
  /// itself.
  private func begin(returning result: any Any.Type) {
    // Not a `for` loop, which takes 1,100 instructions more in a debug build, where a call takes
    // 13,000.
    let (all, hashes) = (stubs.all, stubs.hashes)
    let hash = hashes.count > 0 ? ArgumentHash.hash(of: arguments) : nil
    var index = all.count
    while index > 0 {
      index -= 1
      let (stub, expected) = (all[index], hash == nil ? nil : hashes[index])
      // Other hashes are other arguments: nothing need be compared.
      if let expected, expected != hash { continue }
      let comparison =
        stub.hasNegations
        ? stub.matchers.compare(arguments, canTake: canTake) : stub.compare(arguments)
      if comparison.isMatch, canAnswer(stub, result), take(from: stub, returning: result) {
        // Captors of a stub keep only what the stub answered.
        if stub.hasCaptors, case .stub = choice { capture(for: stub) }
        return
      }
      // Kept for the text of a call that nothing answers.
      rejected.append((stub, comparison))
    }
    // No stub answers. The fake may have an answer of its own.
    _ = take(from: nil, returning: result)
  }

  /// Returns whether a stub's answer can be the result of the call.
  private func canAnswer(_ stub: StubRule, _ result: any Any.Type) -> Bool {
    // A closure that answers the reads of a hand-written property does not run for its writes.
    guard let answer = stub.answer else { return false }
    return answer.canReturn(result) && !(result == Void.self && answer.returnsValue && isWrite)
  }

  private func canTake(_ index: Int, _ matcher: ArgumentMatcher) -> Bool {
    state.contents.withLock { _ in member.canTake(index, matcher) }
  }

  /// Takes the next answer of a stub, or no answer.
  ///
  /// - Returns: False if the stub leaves the call to another stub.
  private func take(from stub: StubRule?, returning result: any Any.Type) -> Bool {
    let contents = state.contents
    contents.lock.lock()
    switch (stub, stub?.take()) {
    case (_, .next):
      contents.lock.unlock()
      return false
    case (let stub?, .answer(let answer)): choice = .stub(stub, answer)
    case (let stub?, _): choice = .exhausted(stub)
    case (nil, _): choice = .own
    }
    if case .stub(_, .value(let value)) = choice {
      // The call counts as returned at once, which saves taking the lock again.
      setOutcome(.returned(value))
    } else {
      // Code of a user or a wait follows. The call may be made again in it.
      isRunning = true
      member.runningCount += 1
      member.add(result: result)
      setOutcome(.running)
    }
    let waiters = contents.waiters(for: member)
    let isOneTooMany = if case .stub(let stub, _) = choice { stub.hasTooManyCalls } else { false }
    let isIdlyDelayed = stub?.hasIdleDelay == true
    contents.lock.unlock()
    // The stub is chosen: now waits see the call.
    waiters.map(wake)
    // A report runs code of the test framework, so it comes after the lock.
    if isOneTooMany { reportOneTooMany() }
    if isIdlyDelayed { reportIdleDelay() }
    return true
  }

  /// Returns from the member, or throws.
  private func finish<Result, Failure: Error>(
    _ ending: Call.Ending<Result>, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    if case .unanswered = ending, misnaming != nil || member.misnaming != nil {
      return try finishMisnamed(throwing: errorType)
    }
    if misnaming != nil { reportMisnaming() }
    switch ending {
    case .value(let value):
      reportIfLate()
      if isRunning { end(.returned(StubValue(value))) }
      return value
    case .unanswered:
      // After the end of its test, a call gets the answer that it got before.
      if let value = lateValue(as: Result.self) {
        reportLate()
        return value
      }
      return try finish(with: unanswered(returning: Result.self), throwing: errorType)
    case .error(let error):
      reportIfLate()
      if let error = error as? Failure { try fail(with: error) }
      return try finish(with: cannotThrow(error, errorType), throwing: errorType)
    case .cancelled:
      reportIfLate()
      let error = CancellationError()
      if let error = error as? Failure { try fail(with: error) }
      // A cancelled caller must not wait any longer, and the member cannot throw the error.
      if let value = defaultValue(
        of: Result.self, failingWith: error,
        because: { "the caller of \(self.nameOfMember) was cancelled" })
      {
        setUnanswered()
        end(.cancelled)
        return value
      }
      return try finish(with: cannotThrow(error, errorType), throwing: errorType)
    case .misuse(let found):
      return try finish(with: found, throwing: errorType)
    }
  }

  /// Throws from the member.
  private func fail<Failure: Error>(with error: Failure) throws(Failure) -> Never {
    end(.threw((error as? OwnError)?.error ?? error))
    throw error
  }

  /// Reports misuse, and throws it or returns a default value.
  private func finish<Result, Failure: Error>(
    with found: LocatedMisuse, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    let (misuse, location) = found
    setUnanswered()
    if throwsMisuse, misuse.thrown is Failure {
      // The same as the failure, so that the test does not fail twice.
      try fail(with: state.report(misuse.thrown, at: location) as! Failure)
    }
    let value: Result = state.report(misuse, at: location)
    end(.returned(nil))
    return value
  }

  /// Reports the name of the member, if it is misuse.
  func reportMisnaming() {
    if let found = misnaming?.found { state.report(found.misuse, at: found.location) }
  }

  /// Reports the name of the member once, and throws the misuse or returns a default value.
  private func finishMisnamed<Result, Failure: Error>(
    throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    if let misnaming { return try finish(with: misnaming.found, throwing: errorType) }
    let found = state.contents.withLock { _ in member.misnaming!.found }
    setUnanswered()
    if throwsMisuse, let error = found.misuse.thrown as? Failure { try fail(with: error) }
    guard let value = state.reportingScope.defaultValue(of: Result.self, after: found.misuse) else {
      return try finish(with: found, throwing: errorType)
    }
    end(.returned(nil))
    return value
  }

  /// Records that the call gets no answer. During its report, it is not listed as running.
  private func setUnanswered() {
    state.contents.withLock { _ in _ = setOutcome(.unanswered) }
  }

  /// Records that the call ended, and wakes the waits for that.
  private func end(_ outcome: Call.Outcome) {
    let waiters = state.contents.withLock { contents -> [Waiter]? in
      // A call that was answered with a constant was never running.
      if isRunning { member.runningCount -= 1 }
      isRunning = false
      return setOutcome(outcome) ? contents.waiters(for: member) : nil
    }
    waiters.map(wake)
  }
}
