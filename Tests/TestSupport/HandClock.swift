import SpryKit

/// A clock that a test moves by hand.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
package final class HandClock: Clock, Sendable {
  package struct Instant: InstantProtocol {
    package var offset: Duration
    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var lastID = 0
    /// The deadlines that no test has seen yet, and the tests that wait to see one.
    var unseen: [Instant] = []
    var watchers: [CheckedContinuation<Instant, Never>] = []
  }

  private let state = Locked(State())

  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let watcher: CheckedContinuation<Instant, Never>? = state.withLock { state in
          guard state.cancelled.remove(id) == nil else {
            continuation.resume(throwing: CancellationError())
            return nil
          }
          guard state.now < deadline else {
            continuation.resume()
            return nil
          }
          state.sleepers.append(
            Sleeper(id: id, deadline: deadline, continuation: continuation))
          if state.watchers.isEmpty {
            state.unseen.append(deadline)
            return nil
          }
          return state.watchers.removeFirst()
        }
        watcher?.resume(returning: deadline)
      }
    } onCancel: {
      let sleeper: Sleeper? = state.withLock { state in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits for a sleeper and returns its deadline as the time since the start.
  package func nextSleeper() async -> Duration {
    await withCheckedContinuation { continuation in
      let seen: Instant? = state.withLock { state in
        if !state.unseen.isEmpty { return state.unseen.removeFirst() }
        state.watchers.append(continuation)
        return nil
      }
      if let seen { continuation.resume(returning: seen) }
    }.offset
  }

  /// Advances the time and wakes each sleeper whose deadline has passed.
  package func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
