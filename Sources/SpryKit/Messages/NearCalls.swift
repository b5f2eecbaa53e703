/// The calls that do not match a query, with the calls that come nearest to a match.
struct NearCalls {
  /// The number of calls.
  let count: Int
  /// The nearest calls, the best match first; see ``nearest(_:bestScore:score:)``.
  let nearest: [(call: Call, mismatches: CallMismatches)]

  /// Finds the nearest calls.
  ///
  /// - Parameters:
  ///   - calls: The calls, oldest first. A call that matches comes first in the result.
  ///   - hasOutcome: Whether the outcome of a call matters, too.
  init(
    to matchers: [ArgumentMatcher],
    among calls: [(call: Call, comparison: CallComparison)],
    hasOutcome: Bool = false
  ) {
    count = calls.count
    let compared = calls.lazy.reversed().map { call, comparison in
      (
        call: call,
        mismatches: CallMismatches(of: matchers, with: call.arguments, after: comparison)
      )
    }
    let bestScore = hasOutcome ? matchers.count : matchers.count - 1
    nearest = Self.nearest(compared, bestScore: bestScore, score: \.mismatches.score)
  }

  /// The maximum number of calls or stubs that are checked for duplicates.
  static let most = 100

  /// Returns the elements with the highest scores, and of one score the first.
  ///
  /// - Parameter bestScore: The highest possible score: enough elements that have it end the
  ///   search.
  static func nearest<Element>(
    _ elements: some Sequence<Element>,
    bestScore: Int,
    score: (Element) -> Int
  ) -> [Element] {
    // There are few different scores: each is at most the number of arguments.
    var byScore: [Int: [Element]] = [:]
    for element in elements {
      let score = score(element)
      if byScore[score, default: []].count < most {
        byScore[score, default: []].append(element)
      } else if score == bestScore {
        break
      }
    }
    return Array(byScore.sorted { $0.key > $1.key }.flatMap(\.value).prefix(most))
  }
}
