/// The calls of one member, oldest first.
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

  /// Returns the status of the call with this number, or `nil` if a reset removed it.
  func status(of number: UInt64) -> CallStatus? {
    index(of: number, at: firstIndex(from: number)).map { calls[$0].status }
  }

  /// Changes the status of the call with this number. Returns false if a reset removed it.
  ///
  /// - Parameter index: The index at which the call was recorded, or `nil` to search for it.
  @discardableResult
  mutating func change(
    _ number: UInt64, at index: Int? = nil, _ change: (inout CallStatus) -> Void
  ) -> Bool {
    guard let index = self.index(of: number, at: index ?? firstIndex(from: number)) else {
      return false
    }
    change(&calls[index].status)
    return true
  }

  /// Returns the calls after a mark whose arguments match, oldest first.
  func calls(
    since mark: SpryMark = .start, where matches: (Call) -> Bool = { _ in true }
  ) -> [Call] {
    calls[firstIndex(from: mark.number + 1)...].filter(matches)
  }

  private func index(of number: UInt64, at index: Int) -> Int? {
    index < calls.count && calls[index].number == number ? index : nil
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
