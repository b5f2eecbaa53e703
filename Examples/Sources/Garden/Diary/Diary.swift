/// The gardener's diary.
protocol Diary: AnyObject {
  func write(_ line: String)
  /// Calls a closure with each line, oldest first.
  func forEachLine(_ body: (String) throws -> Void) rethrows
}

extension Diary {
  /// Returns how many lines contain a word.
  func count(of word: String) -> Int {
    var count = 0
    forEachLine { if $0.contains(word) { count += 1 } }
    return count
  }

  /// Copies the lines, until a write fails.
  func copy(to write: (String) throws -> Void) rethrows {
    try forEachLine { try write("- \($0)") }
  }
}
