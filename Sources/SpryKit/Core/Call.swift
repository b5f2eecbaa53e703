/// A recorded call.
package struct Call {
  /// The number of this call among the calls to all fakes, from 1.
  let number: UInt64
  /// The arguments as the fake passed them on, in order.
  let arguments: ArgumentList
  /// The status of the call; in a snapshot, that at the moment of the snapshot.
  var status = Status()

  /// The arguments as checks and failures see them.
  var recordedArguments: [Any?] { arguments.recorded }

  /// Whether the call was only recorded, or returned `Void`.
  var isWithoutResult: Bool {
    if case .success(let value)? = status.result { return value.value is Void }
    return status.stage == .unanswered
  }
}

extension Call {
  /// The part of a recorded call that changes.
  struct Status {
    // The two bytes come last: before the others, a call would take 8 bytes more.

    /// The stub that answers the call, or `nil` if no stub does.
    var stub: StubRule.Origin?
    /// What the call returned or threw; `nil` before, and for misuse that returned a default value.
    var result: Result<StubValue, any Error>?
    var stage = Stage.unanswered
    /// Whether a check matched the call.
    var isChecked = false

    mutating func set(
      _ stage: Stage, _ result: Result<StubValue, any Error>?, by stub: StubRule.Origin?
    ) {
      self.stage = stage
      self.result = result
      self.stub = stub
    }
  }

  /// The progress of a recorded call.
  package enum Stage: UInt8 {
    /// Recorded by `recordCall`, or being reported as misuse.
    case unanswered
    /// Recorded, before its stub is chosen. Waits do not see the call yet: a test that awaited it could
    /// end before the stub counts the call.
    case choosing
    case running
    case returned
    case cancelled
    case threw
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
