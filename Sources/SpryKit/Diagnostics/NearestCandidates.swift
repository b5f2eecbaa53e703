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
    lines(candidates, score: \.score) { $0 }
  }

  /// The same of what becomes candidates only if it is near enough to be shown.
  static func lines<Element>(
    _ elements: [Element],
    score: (Element) -> Int,
    candidate: (Element) -> Candidate
  ) -> [String] {
    var shown: [(title: String, reasons: [String], count: Int)] = []
    let nearest = nearest(elements, score: score)
    var rest = elements.count - nearest.count
    for element in nearest {
      let candidate = candidate(element)
      let (title, reasons) = (candidate.title(), candidate.reasons())
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

  /// Far down the list only counting is worth the time.
  private static let mostCompared = 100

  /// Those with the highest scores, and of one score the first.
  private static func nearest<Element>(
    _ elements: [Element],
    score: (Element) -> Int
  ) -> [Element] {
    guard elements.count > 1 else { return elements }
    // Scores are few: each is at most the number of arguments.
    var byScore: [Int: [Element]] = [:]
    for element in elements {
      let score = score(element)
      if byScore[score, default: []].count < mostCompared {
        byScore[score, default: []].append(element)
      }
    }
    let ranked = byScore.sorted { $0.key > $1.key }.flatMap(\.value)
    return Array(ranked.prefix(mostCompared))
  }

  /// How many expected arguments fit; below 0 where the counts differ.
  static func score(
    of expected: ContiguousArray<ExpectedArgument>,
    with call: UnsafePointer<CallRecord>
  ) -> Int {
    guard expected.count == call.argumentCount else { return -1 }
    var score = 0
    for index in expected.indices where expected[index].fits(call.argument(at: index)) {
      score += 1
    }
    return score
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
