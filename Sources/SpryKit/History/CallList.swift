// The calls to one member, oldest first.
extension [Call] {
  /// The number of the newest call; 0 if there is none.
  var lastNumber: UInt64 { last?.number ?? 0 }

  /// Returns whether the call with this number is at an index; not so after a reset.
  func has(_ number: UInt64, at index: Int) -> Bool {
    index < count && self[index].number == number
  }

  /// Returns the index of the call with this number, or `nil` if a reset removed it.
  func index(of number: UInt64) -> Int? {
    let index = firstIndex(from: number)
    return has(number, at: index) ? index : nil
  }

  /// Returns the status of the call with this number, or `nil` if a reset removed it.
  func status(of number: UInt64) -> Call.Status? {
    index(of: number).map { self[$0].status }
  }

  /// Returns the calls after a mark.
  func calls(since mark: SpryMark) -> ArraySlice<Call> {
    self[firstIndex(from: mark.number + 1)...]
  }

  /// The index of the first call with this number or a greater one.
  private func firstIndex(from number: UInt64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number < number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
