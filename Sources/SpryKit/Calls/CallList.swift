/// The calls to one member, oldest first.
struct CallList {
  private var calls: [Call] = []

  var isEmpty: Bool { calls.isEmpty }

  var count: Int { calls.count }

  /// The number of the newest call; 0 if there is none.
  var lastNumber: UInt64 { calls.last?.number ?? 0 }

  /// A copy that can be read without the lock while other threads record; see `unsharedCopy`.
  var snapshot: CallList {
    var copy = CallList()
    copy.calls = calls.unsharedCopy
    return copy
  }

  mutating func append(_ call: Call) { calls.append(call) }

  /// Returns whether the call with this number is at an index; not so after a reset.
  func has(_ number: UInt64, at index: Int) -> Bool {
    index < calls.count && calls[index].number == number
  }

  /// The call at an index, from 0.
  subscript(index: Int) -> Call {
    _read { yield calls[index] }
    _modify { yield &calls[index] }
  }

  /// Returns the index of the call with this number, or `nil` if a reset removed it.
  func index(of number: UInt64) -> Int? {
    let index = firstIndex(from: number)
    return has(number, at: index) ? index : nil
  }

  /// Returns the status of the call with this number, or `nil` if a reset removed it.
  func status(of number: UInt64) -> CallStatus? {
    index(of: number).map { calls[$0].status }
  }

  /// Returns the calls after a mark, oldest first.
  func calls(since mark: SpryMark = .start) -> ArraySlice<Call> {
    calls[firstIndex(from: mark.number + 1)...]
  }

  /// The index of the first call with this number or a greater one.
  private func firstIndex(from number: UInt64) -> Int {
    var (low, high) = (0, calls.count)
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].number < number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
