/// The calls of one member, oldest first.
///
/// The newest calls have a list of arguments each. Once there are 256 of them, they move into a
/// block with one list for all, so that a call of two strings takes about 90 bytes instead of 150.
struct CallList {
  /// Oldest first. Each has ``blockSize`` calls.
  private var blocks: [CallBlock] = []
  /// The calls behind the blocks, up to as many as a block has.
  private var newest: [Call] = []

  private static let blockSize = 256

  /// (``newest`` is only empty until the first call.)
  var isEmpty: Bool { newest.isEmpty }

  var count: Int { blocks.count * Self.blockSize + newest.count }

  /// The number of the newest call; 0 if there is none.
  var lastNumber: UInt64 { newest.last?.number ?? 0 }

  /// A copy that can be read without the lock while other threads record.
  ///
  /// It shares only lists of arguments, which never change; see `unsharedCopy`.
  var snapshot: CallList {
    var copy = CallList()
    copy.blocks = blocks.map(\.snapshot)
    copy.newest = newest.unsharedCopy
    return copy
  }

  mutating func append(_ call: Call) {
    if newest.count == Self.blockSize {
      blocks.append(CallBlock(newest))
      newest.removeAll(keepingCapacity: true)
    }
    newest.append(call)
  }

  /// The status of the call with this number; setting it has no effect after a reset.
  subscript(status number: UInt64) -> CallStatus? {
    get {
      if let index = indexInNewest(of: number) { return newest[index].status }
      return indexOfBlock(with: number).flatMap { blocks[$0][status: number] }
    }
    set {
      if let newValue { setStatus(newValue, of: number) }
    }
  }

  /// Sets the status of the call with a number. This has no effect after a reset.
  mutating func setStatus(_ status: CallStatus, of number: UInt64) {
    if let index = indexInNewest(of: number) {
      newest[index].status = status
    } else if let block = indexOfBlock(with: number) {
      blocks[block][status: number] = status
    }
  }

  private func indexInNewest(of number: UInt64) -> Int? {
    // Most changes are made to the newest call.
    let last = newest.count - 1
    if last >= 0, newest[last].number == number { return last }
    return newest.index(of: number) { $0.number }
  }

  /// The first block with a call of that number or of a greater one.
  private func indexOfBlock(with number: UInt64) -> Int? {
    blocks.firstIndex(from: number) { $0.lastNumber }
  }
}

extension CallList {
  /// The calls after a mark whose arguments match, oldest first.
  func calls(
    since mark: SpryMark = .start,
    where matches: (_ number: UInt64, ArgumentList) -> Bool = { _, _ in true }
  ) -> [Call] {
    var calls: [Call] = []
    for block in blocks where block.lastNumber > mark.number {
      block.add(to: &calls, since: mark, where: matches)
    }
    for call in newest where call.number > mark.number && matches(call.number, call.arguments) {
      calls.append(call)
    }
    return calls
  }
}

/// Consecutive calls, with one list for the arguments of all.
private struct CallBlock {
  struct Entry {
    let number: UInt64
    var status: CallStatus
    /// Where the arguments of the next call begin.
    let argumentEnd: Int
  }

  private var entries: [Entry] = []
  private let arguments: [Any]

  init(_ calls: [Call]) {
    var arguments: [Any] = []
    arguments.reserveCapacity(calls.reduce(0) { $0 + $1.arguments.count })
    entries.reserveCapacity(calls.count)
    for call in calls {
      arguments.append(contentsOf: call.arguments.values)
      entries.append(
        Entry(number: call.number, status: call.status, argumentEnd: arguments.count))
    }
    self.arguments = arguments
  }

  var lastNumber: UInt64 { entries[entries.count - 1].number }

  /// See ``CallList/snapshot``.
  var snapshot: CallBlock {
    var copy = self
    copy.entries = entries.unsharedCopy
    return copy
  }

  func add(
    to calls: inout [Call], since mark: SpryMark, where matches: (UInt64, ArgumentList) -> Bool
  ) {
    var list = ArgumentList(arguments, from: 0, count: 0)
    for entry in entries {
      list.moveOn(to: entry.argumentEnd)
      if entry.number > mark.number, matches(entry.number, list) {
        calls.append(Call(number: entry.number, arguments: list, status: entry.status))
      }
    }
  }

  /// The status of a call of this block, or `nil` if it is not here.
  subscript(status number: UInt64) -> CallStatus? {
    get { entries.index(of: number) { $0.number }.map { entries[$0].status } }
    set {
      guard let newValue, let index = entries.index(of: number, by: { $0.number }) else { return }
      entries[index].status = newValue
    }
  }
}

/// Searches by the number of an element, for elements in the order of their numbers.
extension Array {
  /// Returns the index of the element with a number, or `nil` if there is none.
  fileprivate func index(of number: UInt64, by elementNumber: (Element) -> UInt64) -> Int? {
    guard let index = firstIndex(from: number, by: elementNumber) else { return nil }
    return elementNumber(self[index]) == number ? index : nil
  }

  /// Returns the index of the first element with a number or with a greater one, or `nil` if there
  /// is none.
  fileprivate func firstIndex(
    from number: UInt64,
    by elementNumber: (Element) -> UInt64
  ) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if elementNumber(self[middle]) < number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < count ? low : nil
  }
}
