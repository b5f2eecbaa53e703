extension PendingCall {
  /// Answers a call of a member that cannot throw.
  package func answer<Result>(
    _ state: SpryState,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Result {
    let call = writer.finish()
    if isPlain, let place = plainAnswer(to: call, as: Result.self) {
      // Copying a value only retains: it runs nobody's code.
      defer { state.tables.unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    if isPlain, member.pointee.stubs == nil {
      return ownAnswer(to: call, state, fallback, context)
    }
    return finish(call, state).answer(fallback, context)
  }

  /// Answers a call of a member that throws.
  package func answerThrows<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ state: SpryState,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let call = writer.finish()
    if isPlain, let place = plainAnswer(to: call, as: Result.self) {
      defer { state.tables.unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    if isPlain, member.pointee.stubs == nil {
      return try ownAnswer(errorType, to: call, state, fallback, context)
    }
    return try finish(call, state).answerThrows(errorType, fallback, context)
  }

  /// Lets the fake itself answer, where the member has no stubs to ask.
  ///
  /// Most calls of a real object that is spied on end here, so no more is gathered than they need:
  /// when the answer throws, the long way takes the error from where it would have met it.
  @inline(never)
  private func ownAnswer<Result>(
    to call: UnsafePointer<CallRecord>,
    _ state: SpryState,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) -> Result {
    let log = begin(call, state)
    do {
      let value = try fallback()
      call.setReturned(in: log)
      return value
    } catch {
      return Invocation(of: state, call, log).answer({ throw error }, context)
    }
  }

  /// The same in a member that throws.
  @inline(never)
  private func ownAnswer<Result, Failure: Error>(
    _ errorType: Failure.Type,
    to call: UnsafePointer<CallRecord>,
    _ state: SpryState,
    _ fallback: () throws -> Result,
    _ context: () -> CallContext
  ) throws(Failure) -> Result {
    let log = begin(call, state)
    do {
      let value = try fallback()
      call.setReturned(in: log)
      return value
    } catch {
      return try Invocation(of: state, call, log)
        .answerThrows(errorType, { throw error }, context)
    }
  }

  /// Gives up the lock on a call that has begun to run.
  ///
  /// - Returns: what keeps the record through a reset.
  @inline(__always)
  private func begin(_ call: UnsafePointer<CallRecord>, _ state: SpryState) -> CallLog {
    call.setStage(.running)
    let log = log.takeUnretainedValue()
    state.tables.unlock()
    return log
  }

  @inline(__always)
  private func plainAnswer(
    to call: UnsafePointer<CallRecord>,
    as type: any Any.Type
  ) -> UnsafeRawPointer? {
    member.pointee.stubs?._withUnsafeGuaranteedRef { $0.plainAnswer(to: call, as: type) }
  }
}

extension Invocation {
  /// A plain call of a member without stubs. One that is only passed lies in a log of its own, where
  /// it does no harm to mark it, too.
  fileprivate init(of state: SpryState, _ call: UnsafePointer<CallRecord>, _ log: CallLog) {
    self.init(
      state: state,
      call: call,
      log: log,
      stubs: nil,
      isRecorded: true,
      isLate: false,
      kept: nil
    )
  }
}
