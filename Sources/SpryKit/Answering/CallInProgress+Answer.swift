/// How a call ends: with a value; with no value, if neither a stub nor the fake answers; or with an
/// error.
typealias CallEnding<Result> = Swift.Result<Result?, any Error>

/// An end of a call that is no answer.
enum CallFailure: Error {
  /// The caller was cancelled while it waited in a delay or at a gate.
  case cancelled
  case misuse(LocatedMisuse)
  /// The value of a spy's name, which ends so, is not of the type of the result.
  case wrongSpyValue(_ suffix: String, type: String)
}

// The path of a call after its record, for all effects. A member that is not `async` and one that is
// differ in how they get the ending.
extension CallInProgress {
  /// Answers a call to a member that is not `async`.
  ///
  /// - Parameters:
  ///   - errorType: The type of the member's errors; `Never` for a member that does not throw.
  ///   - own: Returns the fake's own answer, or `nil` if it has none.
  package func answer<Result, Failure: Error>(
    throwing errorType: Failure.Type, orElse own: () throws -> Result?
  ) throws(Failure) -> Result {
    begin(returning: Result.self)
    if case .value(let value)? = answer, value.type == Result.self {
      return exact(value.value, as: Result.self)
    }
    return try finish(ending(throwing: errorType, orElse: own), throwing: errorType)
  }

  /// Answers a call to an `async` member.
  package func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)?, throwing errorType: Failure.Type,
    orElse own: nonisolated(nonsending) () async throws -> Result?
  ) async throws(Failure) -> Result {
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
    if setStatus(.returned), let number, Result.self != Void.self {
      contents.results[number] = .success(value)
    }
    let waiters = contents.waiters(for: member)
    contents.lock.unlock()
    waiters.map(wake)
    reportIfLate()
    return value
  }

  /// Chooses the stub that answers: the first stub that matches the arguments, whose answer can be
  /// the member's result, and that has an answer left. Waits see the call from now on.
  ///
  /// This runs a user's code, so it must not be called with the lock.
  private func begin(returning result: any Any.Type) {
    // Not a `for` loop, which takes 1,100 instructions more in a debug build, where a call takes
    // 13,000.
    let (all, hashes) = (stubs.all, stubs.hashes)
    let hash = hashes.count > 0 ? ArgumentHash.hash(of: arguments) : nil
    var index = 0
    while index < all.count {
      let (stub, expected) = (all[index], hash == nil ? nil : hashes[index])
      index += 1
      if let expected, expected != hash { continue }
      let comparison = stub.compare(arguments)
      if comparison.isMatch, stub.answer.canReturn(result), take(from: stub, returning: result) {
        if stub.hasCaptors { capture(for: stub) }
        return
      }
      rejected.append((stub, comparison))
    }
    _ = take(from: nil, returning: result)
  }

  /// Takes the next answer of a stub, or no answer.
  ///
  /// - Returns: False if the stub leaves the call to another stub.
  private func take(from stub: FinishedStub?, returning result: any Any.Type) -> Bool {
    let contents = state.contents
    contents.lock.lock()
    let taken = stub?.takeAnswer()
    if stub != nil, taken == nil {
      contents.lock.unlock()
      return false
    }
    self.stub = stub
    answer = taken?.answer
    // A call that is answered with a value counts as returned at once, which saves taking the lock
    // again.
    isRunning = answer?.isValue != true
    if isRunning {
      member.runningCount += 1
      member.add(result: result)
    }
    let stage = isRunning ? CallStage.running : .returned
    setStatus(stage, answer: taken?.index ?? 0, stub: stub?.number ?? 0)
    let waiters = contents.waiters(for: member)
    let isOneTooMany = answer != nil && stub?.hasTooManyCalls == true
    let isIdlyDelayed = stub?.hasIdleDelay == true
    contents.lock.unlock()
    waiters.map(wake)
    if isOneTooMany { reportOneTooMany() }
    if isIdlyDelayed { reportIdleDelay() }
    return true
  }

  /// Returns from the member, or throws.
  private func finish<Result, Failure: Error>(
    _ ending: CallEnding<Result>, throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    let (misuse, location): LocatedMisuse
    switch ending {
    case .success(let value?):
      reportIfLate()
      let isKnown = answer?.value != nil || Result.self == Void.self
      if isRunning { end(.returned, isKnown ? nil : .success(value)) }
      return value
    case .success(nil):
      if let value = lateValue(as: Result.self) {
        reportLate()
        return value
      }
      (misuse, location) = unanswered(returning: Result.self)
    case .failure(CallFailure.misuse(let found)): (misuse, location) = found
    case .failure(CallFailure.wrongSpyValue(let suffix, let type)):
      (misuse, location) = wrongSpyValue(suffix, type, typeName(Result.self))
    case .failure(let failure):
      reportIfLate()
      let isCancelled = failure is CallFailure
      let error = isCancelled ? CancellationError() : failure
      if let error = error as? Failure {
        end(.threw, .failure(error))
        throw error
      }
      // A cancelled caller must not wait any longer, and the member cannot throw the error.
      if isCancelled, let value = emptyValue(of: Result.self, failingWith: error) {
        setUnanswered()
        end(.cancelled)
        return value
      }
      (misuse, location) = cannotThrow(error, errorType)
    }
    setUnanswered()
    if throwsMisuse, let error = misuse.thrown as? Failure {
      state.report(misuse.thrown, at: location)
      end(.threw, .failure(error))
      throw error
    }
    let value: Result = state.report(misuse, at: location)
    end(.returned)
    return value
  }

  /// Records that the call gets no answer. During its report, it is not listed as running.
  private func setUnanswered() {
    state.contents.withLock { _ in
      _ = setStatus(.recorded, answer: .max)
    }
  }

  /// Records that the call ended, and wakes the waits for that.
  ///
  /// - Parameter result: What it threw or returned, or `nil` for the constant of a stub or `Void`.
  private func end(_ stage: CallStage, _ result: Swift.Result<Any, any Error>? = nil) {
    let waiters = state.contents.withLock { contents -> [CallWaiter]? in
      if isRunning { member.runningCount -= 1 }
      isRunning = false
      // After a reset, nothing would read the result.
      guard setStatus(stage), let number else { return nil }
      if let result { contents.results[number] = result }
      return contents.waiters(for: member)
    }
    waiters.map(wake)
  }
}
