/// The one engine behind "not called with", "called too often" and "no stub found": what came
/// nearest, and why each of it did not fit.
struct NearestCandidates {
  /// A call or a stub that did not fit.
  struct Candidate {
    /// How many of its arguments fit.
    let score: Int
    /// The text of the candidate.
    let title: () -> String
    /// Why it did not fit, an entry an argument.
    let reasons: () -> [String]
  }

  /// The most candidates that are shown; the rest is counted.
  static let most = 3

  /// The nearest candidates as lines: those with the most fitting arguments, then the newest.
  ///
  /// - Parameter candidates: newest first.
  /// - Returns: numbered lines, equal ones collapsed, and a line that counts the rest.
  static func lines(_ candidates: [Candidate]) -> [String] {
    let ranked = candidates.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    var shown: [(title: String, reasons: [String], count: Int)] = []
    var rest = 0
    for (place, ranked) in ranked.enumerated() {
      // Far down the list only counting is worth the time.
      guard place < 100 else {
        rest += candidates.count - place
        break
      }
      let (title, reasons) = (ranked.element.title(), ranked.element.reasons())
      if let same = shown.firstIndex(where: { $0.title == title && $0.reasons == reasons }) {
        shown[same].count += 1
      } else if shown.count < most {
        shown.append((title, reasons, 1))
      } else {
        rest += 1
      }
    }
    let titles = shown.map { $0.count > 1 ? "\($0.title) (\($0.count) times)" : $0.title }
    let width = min(titles.map(\.count).max() ?? 0, 40)
    var lines = shown.indices.map { index in
      let reasons = shown[index].reasons.joined(separator: "; ")
      guard !reasons.isEmpty else { return "    \(index + 1). \(titles[index])" }
      let padding = String(repeating: " ", count: max(0, width - titles[index].count))
      return "    \(index + 1). \(titles[index])\(padding)   \(reasons)"
    }
    if rest > 0 { lines.append("    and \(rest) more") }
    return lines
  }

  /// How many expected arguments fit, and why the others do not.
  ///
  /// - Returns: the score, below 0 where the counts differ, and the reasons, made when asked for.
  static func comparison(
    of expected: ContiguousArray<ExpectedArgument>,
    with call: UnsafePointer<CallRecord>,
    _ signature: MemberSignature
  ) -> (score: Int, reasons: () -> [String]) {
    let count = call.argumentCount
    guard expected.count == count else {
      return (
        -1,
        {
          [
            "\(counted(expected.count, "argument")) expected, the call has "
              + (count == 0 ? "none" : "\(count)")
          ]
        }
      )
    }
    let misses = expected.indices.filter { !expected[$0].fits(call.argument(at: $0)) }
    return (
      count - misses.count,
      {
        misses.map { index in
          let reason = expected[index].mismatch(call.argument(at: index).value)
          return "\(signature.nameOfArgument(at: index)): \(reason)"
        }
      }
    )
  }
}
