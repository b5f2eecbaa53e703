internal import SpryKit

/// Answers a call that is not forwarded and that no stub answers: only with nothing.
private func withheld<Result>() throws -> Result {
  if let nothing = () as? Result { return nothing }
  return try noSpryFallback()
}

extension PendingCall {
  /// Answers a call that one spy covers.
  func answer<Result, Failure: Error>(
    for observer: Observer,
    _ site: CallSite,
    _ original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard observer.forwardsInvocations else {
      return Failure.self == Never.self
        ? answer(observer.state, withheld) { observer.context(site) }
        : try answerThrows(Failure.self, observer.state, withheld) { observer.context(site) }
    }
    let context = { observer.context(site) }
    return Failure.self == Never.self
      ? answer(observer.state, original, context)
      : try answerThrows(Failure.self, observer.state, original, context)
  }
}

extension Sighting {
  /// Lets the first of the spies answer that can; what the last one forwards, the body gets.
  ///
  /// - Parameter calls: those that the spies not yet asked recorded, in their order.
  func answer<Result, Failure: Error>(
    _ calls: ArraySlice<Invocation>,
    _ site: CallSite,
    _ original: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let call = calls.first else { return try original() }
    let observer = observers[calls.startIndex]
    func next() throws -> Result {
      guard observer.forwardsInvocations else { return try withheld() }
      return try answer(calls.dropFirst(), site, original)
    }
    return Failure.self == Never.self
      ? call.answer(next) { observer.context(site) }
      : try call.answerThrows(Failure.self, next) { observer.context(site) }
  }

  func answer<Result, Failure: Error>(
    isolation: isolated (any Actor)?,
    _ calls: ArraySlice<Invocation>,
    _ site: CallSite,
    _ original: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let call = calls.first else { return try await original() }
    let observer = observers[calls.startIndex]
    func next() async throws -> Result {
      guard observer.forwardsInvocations else { return try withheld() }
      return try await answer(isolation: isolation, calls.dropFirst(), site, original)
    }
    return Failure.self == Never.self
      ? await call.answer(isolation: isolation, next) { observer.context(site) }
      : try await call.answerThrows(Failure.self, isolation: isolation, next) {
        observer.context(site)
      }
  }
}
