/// Writes a line to the log if a gate holds a caller for ten seconds, or if a test waits for callers
/// for as long, because the test may hang.
package struct GateWatch: Sendable {
  /// The watch of new callers. A test replaces it to control time.
  @TaskLocal package static var current = GateWatch(
    after: .seconds(10), log: writeToStandardError)

  private let delay: SpryDuration
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - delay: The time after which the line is written: ten seconds on a clock.
  ///   - log: Writes the line.
  package init(after delay: SpryDuration, log: @escaping @Sendable (String) -> Void) {
    self.delay = delay
    self.log = log
  }

  /// Starts a task that notices a caller if it is held for long.
  func start(for caller: Gate.Caller, at gate: Gate) -> Task<Void, Never> {
    Task { [weak gate] in
      guard (try? await delay.begin()()) != nil, let gate, let count = gate.notice(caller) else {
        return
      }
      log(gate.line(ofHeld: count))
    }
  }

  /// Starts a task that notices a test if it waits for long.
  func start(forWaitFor count: Int, at gate: Gate) -> Task<Void, Never> {
    Task { [weak gate] in
      guard (try? await delay.begin()()) != nil, let gate else { return }
      log(gate.line(ofWaitFor: count))
    }
  }
}
