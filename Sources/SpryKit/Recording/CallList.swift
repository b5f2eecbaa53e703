/// The calls of one member, oldest first.
///
/// A copy is a snapshot: it can be read without the lock while others record. The calls are stored in
/// blocks, so that recording after a snapshot copies one block at most, and so that a call of two
/// strings takes about 80 bytes (an array for the arguments of each call would take 150).
struct CallList {
  private var newest = CallBlock(argumentCount: 0)
  /// The blocks before the newest, oldest first.
  private var older: [CallBlock] = []

  /// How many calls a block holds at most.
  private static let blockSize = 64

  var isEmpty: Bool { newest.entries.isEmpty }

  var count: Int { older.reduce(newest.entries.count) { $0 + $1.entries.count } }

  /// The number of the newest call, 0 if there is none.
  var lastNumber: UInt64 { newest.entries.last?.number ?? 0 }

  mutating func append(_ number: UInt64, _ arguments: [Any]) {
    if newest.argumentCount != arguments.count || newest.entries.count == Self.blockSize {
      startBlock(argumentCount: arguments.count)
    }
    newest.entries.append(CallBlock.Entry(number: number))
    newest.arguments.append(contentsOf: arguments)
  }

  private mutating func startBlock(argumentCount: Int) {
    let isFull = newest.entries.count == Self.blockSize
    if !isEmpty { older.append(newest) }
    newest = CallBlock(argumentCount: argumentCount)
    // A member that is called with more and with fewer arguments in turn has many small blocks.
    guard isFull else { return }
    newest.entries.reserveCapacity(Self.blockSize)
    newest.arguments.reserveCapacity(Self.blockSize * argumentCount)
  }

  /// The status of the call with this number; setting it has no effect after a reset.
  subscript(status number: UInt64) -> CallStatus? {
    get {
      if let index = newest.index(of: number) { return newest.entries[index].status }
      guard let block = indexOfOlderBlock(with: number).map({ older[$0] }) else { return nil }
      return block.index(of: number).map { block.entries[$0].status }
    }
    set {
      guard let newValue else { return }
      if let index = newest.index(of: number) {
        newest.entries[index].status = newValue
      } else if let block = indexOfOlderBlock(with: number),
        let index = older[block].index(of: number)
      {
        older[block].entries[index].status = newValue
      }
    }
  }

  private func indexOfOlderBlock(with number: UInt64) -> Int? {
    var (low, high) = (0, older.count)
    while low < high {
      let middle = (low + high) / 2
      if older[middle].entries[older[middle].entries.count - 1].number < number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < older.count ? low : nil
  }
}

/// Consecutive calls with the same number of arguments.
private struct CallBlock {
  struct Entry {
    let number: UInt64
    var status = CallStatus()
  }

  let argumentCount: Int
  var entries: [Entry] = []
  /// Those of the first call, then those of the second, and so on.
  var arguments: [Any] = []

  init(argumentCount: Int) {
    self.argumentCount = argumentCount
  }

  func call(at index: Int) -> Call {
    let entry = entries[index]
    return Call(
      number: entry.number,
      status: entry.status,
      arguments: ArgumentList(arguments, from: index * argumentCount, count: argumentCount)
    )
  }

  func add(to calls: inout [Call], since mark: SpryMark, where fit: (ArgumentList) -> Bool) {
    guard let last = entries.last, last.number > mark.number else { return }
    var index = 0
    while index < entries.count {
      let list = ArgumentList(arguments, from: index * argumentCount, count: argumentCount)
      if entries[index].number > mark.number, fit(list) { calls.append(call(at: index)) }
      index += 1
    }
  }

  /// The place of a call; the newest are looked at first, since most changes are made to them.
  func index(of number: UInt64) -> Int? {
    var index = entries.count - 1
    while index >= 0 {
      let found = entries[index].number
      if found == number { return index }
      if found < number { return nil }
      index -= 1
    }
    return nil
  }
}

extension CallList: Sequence {
  struct Iterator: IteratorProtocol {
    private let list: CallList
    private var block: CallBlock
    private var nextBlock = 0
    private var nextCall = 0

    fileprivate init(_ list: CallList) {
      self.list = list
      block = list.older.first ?? list.newest
      nextBlock = 1
    }

    mutating func next() -> Call? {
      while nextCall == block.entries.count {
        guard nextBlock <= list.older.count else { return nil }
        block = nextBlock == list.older.count ? list.newest : list.older[nextBlock]
        nextBlock += 1
        nextCall = 0
      }
      defer { nextCall += 1 }
      return block.call(at: nextCall)
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  var underestimatedCount: Int { count }

  /// The calls after a mark whose arguments fit, oldest first.
  func calls(since mark: SpryMark, where fit: (ArgumentList) -> Bool) -> [Call] {
    var calls: [Call] = []
    for block in older { block.add(to: &calls, since: mark, where: fit) }
    newest.add(to: &calls, since: mark, where: fit)
    return calls
  }

  /// The calls after a mark, oldest first.
  func calls(since mark: SpryMark) -> [Call] {
    guard lastNumber > mark.number else { return [] }
    guard mark != .start else { return Array(self) }
    let firstBlock = indexOfOlderBlock(with: mark.number + 1) ?? older.count
    var calls: [Call] = []
    for block in older[firstBlock...] + [newest] {
      for index in block.entries.indices where block.entries[index].number > mark.number {
        calls.append(block.call(at: index))
      }
    }
    return calls
  }
}
