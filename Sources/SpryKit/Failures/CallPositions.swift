/// The numbers of calls in failures.
///
/// A call has the same number in every list: its position among all calls of its test, from 1, the
/// oldest first. A gap in a list therefore means that another fake or member was called in between.
/// The calls to fakes that were deallocated do not count. The calls to fakes outside a test are
/// numbered among the calls to the fakes in the failure.
struct CallPositions {
  /// The numbers of all calls, in order; see ``Call/number``.
  private let numbers: [UInt64]

  init(of states: [SpryState]) {
    var all: [ObjectIdentifier: SpryState] = [:]
    let others = states.contains(where: \.isAside) ? [] : states.compactMap { $0.scope?.owner }
    for state in states + others.flatMap(\.states) { all[ObjectIdentifier(state)] = state }
    numbers = all.values.flatMap { state in
      state.history().members.flatMap { $0.calls.map(\.number) }
    }.sorted()
  }

  /// Returns the position of a call, from 1.
  func position(of call: UInt64) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < call { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// Writes the positions of calls before their texts, so that the texts begin in one column: `
  /// 9.`, `10.`.
  func written(of calls: [UInt64]) -> [String] {
    Self.aligned(calls.map { "\(position(of: $0))." })
  }

  /// Adds spaces before texts, so that they end in one column.
  static func aligned(_ texts: [String]) -> [String] {
    let width = texts.map(\.count).max() ?? 0
    return texts.map { String(repeating: " ", count: width - $0.count) + $0 }
  }

  /// Writes positions that share a line: `1, 2`, `1–4, 7`, or `1, 3, … 99`.
  static func text(_ positions: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for position in positions.sorted() {
      if let last = ranges.last, last.upperBound + 1 == position {
        ranges[ranges.count - 1] = last.lowerBound...position
      } else {
        ranges.append(position...position)
      }
    }
    let texts = ranges.map { range in
      switch range.count {
      case 1: "\(range.lowerBound)"
      case 2: "\(range.lowerBound), \(range.upperBound)"
      default: "\(range.lowerBound)–\(range.upperBound)"
      }
    }
    guard texts.count > 4, let last = texts.last else { return texts.joined(separator: ", ") }
    return "\(texts[0]), \(texts[1]), … \(last)"
  }
}
