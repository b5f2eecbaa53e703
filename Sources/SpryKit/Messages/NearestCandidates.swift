/// Lists the nearest calls or stubs, and why each did not fit: for checks as well as for misuse.
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
    lines(candidates, bestScore: nil, score: \.score) { $0 }
  }

  /// The same of what becomes candidates only if it is near enough to be shown.
  ///
  /// - Parameter bestScore: the highest score that there can be: with enough of those, the others need
  ///   not be looked at.
  static func lines<Element>(
    _ elements: [Element],
    bestScore: Int?,
    score: (Element) -> Int,
    candidate: (Element) -> Candidate
  ) -> [String] {
    var shown: [(title: String, reasons: [String], count: Int)] = []
    let nearest = nearest(elements, bestScore, score)
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
    _ bestScore: Int?,
    _ score: (Element) -> Int
  ) -> [Element] {
    guard elements.count > 1 else { return elements }
    // Scores are few: each is at most the number of arguments.
    var byScore: [Int: [Element]] = [:]
    for element in elements {
      let score = score(element)
      if byScore[score, default: []].count < mostCompared {
        byScore[score, default: []].append(element)
      } else if score == bestScore {
        break
      }
    }
    let ranked = byScore.sorted { $0.key > $1.key }.flatMap(\.value)
    return Array(ranked.prefix(mostCompared))
  }

  /// How many expected arguments fit; below 0 where the counts differ.
  static func score(of matchers: [ArgumentMatcher], with arguments: ArgumentList) -> Int {
    guard matchers.count == arguments.count else { return -1 }
    return zip(matchers, arguments.values).reduce(0) { $0 + ($1.0.fits($1.1) ? 1 : 0) }
  }
}

/// How the arguments of a call compare with those that a test expects.
struct ArgumentComparison {
  /// How many fit; below 0 where the counts differ.
  let score: Int
  private let matchers: [ArgumentMatcher]
  private let arguments: ArgumentList
  /// The places of those that do not fit.
  private let misses: [Int]

  init(of matchers: [ArgumentMatcher], with arguments: ArgumentList) {
    self.matchers = matchers
    self.arguments = arguments
    guard matchers.count == arguments.count else {
      (score, misses) = (-1, [])
      return
    }
    misses = zip(matchers, arguments.values).enumerated()
      .filter { !$0.element.0.fits($0.element.1) }.map(\.offset)
    score = matchers.count - misses.count
  }

  /// Why the call does not fit, one entry for each argument.
  func reasons(_ signature: MemberSignature) -> [String] {
    let count = arguments.count
    guard score >= 0 else {
      return [
        "\(counted(matchers.count, "argument")) expected, the call has "
          + (count == 0 ? "none" : "\(count)")
      ]
    }
    return misses.map { index in
      let actual = recordedValue(arguments[index])
      return "\(signature.nameOfArgument(at: index)): \(matchers[index].mismatch(actual))"
    }
  }
}
