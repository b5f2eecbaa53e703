extension CallTimeline {
  /// The failure of a check that expected no other calls.
  ///
  /// - Parameter others: The indices of the calls that were not expected. There is at least one.
  func failure(others: [Int], since mark: SpryMark) -> String {
    let head =
      "\(names.joined(separator: ", ")): expected no other calls\(mark.words), got \(others.count)"
    return ([head] + lines(marking: others)).joined(separator: "\n")
  }

  /// The calls around the first marked call, a numbered line each.
  private func lines(marking marked: [Int]) -> [String] {
    let start = max(0, marked[0] - 8)
    let end = min(calls.count, marked[0] + 12)
    let isMarked = Set(marked)
    var lines = start > 0 ? ["    … \(counted(start, "call")) before"] : []
    let shown = calls[start..<end]
    let positions = positions.written(of: shown.map(\.call.number))
    lines += columns(
      zip(shown.indices, positions).map { index, position in
        let isMarked = isMarked.contains(index)
        let call = calls[index]
        return (
          "  \(isMarked ? "✗" : " ") \(position) \(text(of: call))",
          isMarked ? callerWords(of: call) : ""
        )
      }
    )
    if end < calls.count {
      let others = marked.filter { $0 >= end }.count
      lines.append(
        "    … \(counted(calls.count - end, "more call"))"
          + (others == 0 ? "" : ", \(others) of them not expected"))
    }
    return lines
  }
}
