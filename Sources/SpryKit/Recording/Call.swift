/// A recorded call, as it was when it was read.
struct Call {
  /// The place of this call among the calls of all fakes, from 1.
  let number: UInt64
  let status: CallStatus
  /// The arguments as the fake passed them on, in order.
  let arguments: ArgumentList

  /// The arguments as checks and failures see them.
  var recordedArguments: [Any?] { arguments.values.map(recordedValue) }
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

/// Some arguments among those of other calls, without a copy.
struct ArgumentList {
  private let storage: [Any]
  private let start: Int
  let count: Int

  init(_ arguments: [Any]) {
    self.init(arguments, from: 0, count: arguments.count)
  }

  init(_ storage: [Any], from start: Int, count: Int) {
    self.storage = storage
    self.start = start
    self.count = count
  }

  subscript(index: Int) -> Any { storage[start + index] }

  var values: ArraySlice<Any> { storage[start..<(start + count)] }
}
