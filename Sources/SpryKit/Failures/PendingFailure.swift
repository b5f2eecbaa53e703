/// A failure of a late call whose line is being looked up, which takes up to 0.2 seconds.
///
/// If the process ends meanwhile, the failure is written without the line, and the process fails.
final class PendingFailure: Sendable {
  private static let all = Locked<[PendingFailure]>([])
  private static let isObserving: Void = atEndOfProcess {
    let failures = PendingFailure.all.withLock { $0 }
    if failures.isEmpty { return }
    for failure in failures { writeToStandardError("error: \(failure.text)") }
    failProcess()
  }

  private let text: String

  private init(_ text: String) { self.text = text }

  /// Looks something up for a failure.
  ///
  /// - Parameter text: The failure without what is looked up.
  static func lookUp<Found>(for text: String, _ body: () -> Found) -> Found {
    isObserving
    let failure = PendingFailure(text)
    all.withLock { $0.append(failure) }
    defer { all.withLock { $0.removeAll { $0 === failure } } }
    return body()
  }
}
