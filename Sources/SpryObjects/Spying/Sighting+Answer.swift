internal import SpryKit

/// Answers a call that is not forwarded and that no stub answers: only with nothing.
func withheld<Result>() throws -> Result {
  // Not by a cast alone: that finds nothing in an `Any`, too.
  if Result.self == Void.self, let nothing = () as? Result { return nothing }
  return try noSpryFallback()
}

extension PendingCall {
  /// Answers a call that one spy covers.
  @inline(__always)
  func answer<Result, Failure: Error>(
    for observer: Observer,
    _ site: CallSite,
    _ original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A function is not allocated, as a closure in a constant is.
    func context() -> CallContext { observer.context(site) }
    guard observer.forwardsInvocations else {
      return Failure.self == Never.self
        ? answer(observer.state, withheld, context)
        : try answerThrows(Failure.self, observer.state, withheld, context)
    }
    return Failure.self == Never.self
      ? answer(observer.state, original, context)
      : try answerThrows(Failure.self, observer.state, original, context)
  }
}

/// A call as one spy recorded it, to be answered.
struct SpiedCall {
  let invocation: Invocation
  let observer: Observer
}

extension Sighting {
  /// All spies that cover the call, the one that began last at the head.
  var all: [Sight] { [newest] + older }
}

/// Lets the first of the spies answer that can; what the last one forwards, the body gets.
func answer<Result, Failure: Error>(
  _ calls: ArraySlice<SpiedCall>,
  _ site: CallSite,
  _ original: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard let call = calls.first else { return try original() }
  func next() throws -> Result {
    guard call.observer.forwardsInvocations else { return try withheld() }
    return try answer(calls.dropFirst(), site, original)
  }
  func context() -> CallContext { call.observer.context(site) }
  return Failure.self == Never.self
    ? call.invocation.answer(next, context)
    : try call.invocation.answerThrows(Failure.self, next, context)
}

/// The same for an `async` member.
func answer<Result, Failure: Error>(
  isolation: isolated (any Actor)?,
  _ calls: ArraySlice<SpiedCall>,
  _ site: CallSite,
  _ original: NonsendingOriginal<Result, Failure>
) async throws(Failure) -> Result {
  guard let call = calls.first else { return try await original() }
  func next() async throws -> Result {
    guard call.observer.forwardsInvocations else { return try withheld() }
    return try await answer(isolation: isolation, calls.dropFirst(), site, original)
  }
  func context() -> CallContext { call.observer.context(site) }
  return Failure.self == Never.self
    ? await call.invocation.answer(isolation: isolation, next, context)
    : try await call.invocation.answerThrows(
      Failure.self, isolation: isolation, next, context)
}
