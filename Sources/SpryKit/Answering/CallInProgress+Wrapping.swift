// The answers of the object that a fake wraps, to members that are not `async`. A fake that wraps
// none has no answer of its own.
extension CallInProgress {
  /// Answers a call of a member that is not `async` from its stubs, or else by the object.
  ///
  /// - Parameters:
  ///   - isMutating: Whether the member can change the object.
  ///   - fallbackValue: The answer if the fake wraps no object, or `nil` if there is none.
  ///   - forward: Calls the member of the object.
  func answer<Real, Result, Failure: Error>(
    throwing errorType: Failure.Type, isMutating: Bool, _ fallbackValue: Result?,
    _ forward: (inout Real) throws -> Result
  ) throws(Failure) -> Result {
    try answer(throwing: errorType) {
      try self.forward(isMutating, forward) ?? fallbackValue
    }
  }

  /// Answers a call of a member that rethrows from its stubs, or else by the object.
  func answerRethrowing<Real, Result>(
    isMutating: Bool, _ forward: (inout Real) throws -> Result
  ) -> Swift.Result<Result, any Error> {
    answerRethrowing { try self.forward(isMutating, forward) }
  }

  private func forward<Real, Result>(
    _ isMutating: Bool, _ forward: (inout Real) throws -> Result
  ) throws -> Result? {
    guard var real = state.wrapped as? Real else { return nil }
    defer { if isMutating { state.wrapped = real } }
    return try forward(&real)
  }
}
