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
    return try finish(call, state).answerThrows(errorType, fallback, context)
  }

  @inline(__always)
  private func plainAnswer(
    to call: UnsafePointer<CallRecord>,
    as type: any Any.Type
  ) -> UnsafeRawPointer? {
    member.pointee.stubs?._withUnsafeGuaranteedRef { $0.plainAnswer(to: call, as: type) }
  }
}
