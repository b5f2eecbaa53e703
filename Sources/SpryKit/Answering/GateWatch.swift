/// Writes a line to the log if a gate holds a caller for ten seconds, or if a test waits for callers
/// for as long, because the test may hang.
package struct GateWatch: Sendable {
  /// The watch of new callers. A test replaces it to control time.
  @TaskLocal package static var current = GateWatch(
    on: ContinuousClock(), log: writeToStandardError)

  private let delay: StubDelay
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - clock: The clock that measures the ten seconds.
  ///   - log: Writes the line.
  package init(on clock: some Clock<Duration>, log: @escaping @Sendable (String) -> Void) {
    delay = StubDelay(.seconds(10), on: clock)
    self.log = log
  }

  /// Starts a task that notices a caller if it is held for long.
  func start(for caller: Gate.Caller, at gate: Gate) -> Task<Void, Never> {
    Task { [weak gate] in
      guard (try? await delay.wait()) != nil, let gate, let count = gate.notice(caller) else {
        return
      }
      log(gate.line(ofHeld: count))
    }
  }

  /// Starts a task that notices a test if it waits for long.
  func start(forWaitFor count: Int, at gate: Gate) -> Task<Void, Never> {
    Task { [weak gate] in
      guard (try? await delay.wait()) != nil, let gate else { return }
      log(gate.line(ofWaitFor: count))
    }
  }
}
