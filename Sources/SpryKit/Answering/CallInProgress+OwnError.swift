/// An error of the fake's own answer, in a member that can throw no other errors.
struct OwnError: Error {
  let error: any Error
}

extension CallInProgress {
  /// Answers a call to a member that throws only the errors of its own answer.
  ///
  /// - Parameter rescue: Throws the error. The compiler accepts it from a closure only.
  func answer<Result>(
    orElse own: () throws -> Result?, rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    do {
      return try answer(throwing: OwnError.self) {
        do { return try own() } catch { throw OwnError(error: error) }
      }
    } catch {
      return try rescue(error.error)
    }
  }
}
