/// The arguments of one call: a slice of a list that may hold the arguments of several calls.
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

  /// Moves the slice to the arguments that follow these.
  mutating func moveOn(to end: Int) {
    start += count
    count = end - start
  }

  subscript(index: Int) -> Any { storage[start + index] }

  var values: ArraySlice<Any> { storage[start..<(start + count)] }

  /// The arguments as failures and users see them.
  var recorded: [Any?] { values.map { anyValue(recordedValue($0)) } }

  /// The arguments as the closure of a stub receives them.
  var passed: [Any?] { values.map(passedValue) }
}
