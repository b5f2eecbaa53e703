/// The failures of late calls whose lines are being looked up, which takes up to 0.2 seconds for each.
///
/// If the process ends meanwhile, they are written without lines, and the process fails.
enum PendingFailures {
  private static let texts = Locked<[UInt64: String]>([:])
  private static let isObserving: Void = atEndOfProcess {
    let texts = PendingFailures.texts.withLock { $0 }.sorted { $0.key < $1.key }
    if texts.isEmpty { return }
    for (_, text) in texts { writeToStandardError("error: \(text)") }
    failProcess()
  }

  /// Looks something up for a failure.
  ///
  /// - Parameter text: The failure without what is looked up.
  static func lookUp<Found>(for text: String, _ body: () -> Found) -> Found {
    isObserving
    let number = CallNumber.next()
    texts.withLock { $0[number] = text }
    defer { texts.withLock { $0[number] = nil } }
    return body()
  }
}
