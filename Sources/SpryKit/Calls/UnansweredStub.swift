/// A typed stub that a test has begun. The lock of the state guards it.
final class UnansweredStub {
  /// The key of the member.
  let key: String
  /// Whether a call has reported that there is no answer.
  var isReported = false

  init(of key: String) { self.key = key }
}

extension StateContents {
  /// Returns whether the newest typed stub is of a member, and has no answer. The stub itself will not
  /// report that. Needs the lock.
  func reportsUnanswered(ofMember key: String) -> Bool {
    guard let stub = newestUnanswered, stub.key == key else { return false }
    stub.isReported = true
    return true
  }
}
