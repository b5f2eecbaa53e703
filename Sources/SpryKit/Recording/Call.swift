/// A recorded call.
struct Call {
  /// The place of this call among the calls of all fakes, from 1.
  let number: UInt64
  /// The arguments as the fake passed them on, in order.
  let arguments: ArgumentList
  /// What became of the call; outside the lock, at the moment when it was read.
  var status = CallStatus()

  /// The arguments as checks and failures see them.
  var recordedArguments: [Any?] { arguments.recorded }
}

/// What became of a recorded call.
struct CallStatus {
  var stage = CallStage.recorded
  /// Whether a check asked for the call and found it.
  var isChecked = false
  /// The number of the stub that answers, from 1; 0 for none.
  var stub: UInt32 = 0
}

/// How far a recorded call has come.
enum CallStage: UInt8 {
  /// Recorded only, by `recordCall`, or not answered yet.
  case recorded
  case running
  case returned
  case threw
}

/// The arguments of one call: a slice of a list that may hold those of several calls.
struct ArgumentList {
  private let storage: [Any]
  private(set) var start: Int
  private(set) var count: Int

  init(_ arguments: [Any]) {
    storage = arguments
    start = 0
    count = arguments.count
  }

  init(_ storage: [Any], from start: Int, count: Int) {
    self.storage = storage
    self.start = start
    self.count = count
  }

  /// Moves on to the arguments behind these.
  mutating func moveOn(to end: Int) {
    start += count
    count = end - start
  }

  subscript(index: Int) -> Any { storage[start + index] }

  var values: ArraySlice<Any> { storage[start..<(start + count)] }

  /// The arguments as checks and failures see them.
  var recorded: [Any?] { values.map(recordedValue) }
}
