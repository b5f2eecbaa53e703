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
}

extension Call {
  /// The part of a recorded call that changes.
  struct Status {
    var stage = Stage.recorded
    /// Whether a check matched the call.
    var isChecked = false
    /// The index of the answer in the stub, or ``noAnswer``. (It takes no space, because of the next
    /// property.)
    var answer: UInt16 = 0
    /// The number of the stub that answers the call, from 1; 0 for none.
    var stub: UInt32 = 0

    /// The call was misuse, so that it is neither answered nor only recorded.
    static let noAnswer = UInt16.max

    /// Sets the progress, and the answer and the stub if they are given.
    mutating func set(_ stage: Stage, answer: UInt16?, stub: UInt32?) {
      self.stage = stage
      if let answer { self.answer = answer }
      if let stub { self.stub = stub }
    }
  }

  /// The progress of a recorded call.
  package enum Stage: UInt8 {
    /// Only recorded, by `recordCall`, or being reported as misuse.
    case recorded
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
