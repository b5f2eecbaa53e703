/// A recorded call.
package struct Call {
  /// The number of this call among the calls to all fakes, from 1.
  let number: UInt64
  /// The arguments as the fake passed them on, in order.
  let arguments: ArgumentList
  /// The status of the call; in a snapshot, that at the moment of the snapshot.
  var status: Status

  /// The arguments as checks and failures see them.
  var recordedArguments: [Any?] { arguments.recorded }

  /// Whether the call was only recorded, or returned `Void`.
  var isWithoutResult: Bool {
    if case .returned(let value?) = status.outcome { return value.value is Void }
    return status.outcome.isUnanswered
  }
}

extension Call {
  /// The part of a recorded call that changes.
  struct Status {
    /// The stub that answers the call, or `nil` if no stub does.
    var stub: StubRule.Origin?
    var outcome: Outcome
    /// Whether a check matched the call.
    var isChecked = false
  }

  /// How far a recorded call came, and what it returned or threw.
  package enum Outcome {
    /// Recorded by `recordCall`, or being reported as misuse.
    case unanswered
    /// Recorded, before its stub is chosen. Waits do not see the call yet: a test that awaited it could
    /// end before the stub counts the call.
    case choosing
    /// Its stub is chosen, or none is; the answer is computed, delayed, or held.
    case running
    /// Returned a value; `nil` stands for the default value after misuse.
    case returned(StubValue?)
    /// The caller was cancelled while its answer was delayed or held, and the call returned a
    /// default value, because the member cannot throw a `CancellationError`.
    case cancelled
    /// Threw an error, which can be misuse.
    case threw(any Error)
  }

  /// Numbers the calls to all fakes together, from 1, so that their order is known.
  enum Number {
    private static let last = Locked<UInt64>(0)

    static func next() -> UInt64 {
      last.withLock { number in
        number += 1
        return number
      }
    }

    /// The number of the newest call.
    static var newest: UInt64 { last.withLock { $0 } }
  }
}
