/// Lists the nearest calls or stubs, with the reasons why they do not match.
struct NearestCandidates {
  /// A call or a stub.
  struct Candidate: Equatable {
    let title: String
    /// The reasons why the candidate does not match, one for each argument.
    var reasons: [String] = []
    /// The outcome of a call, and the code that made it.
    var notes: [String] = []
  }

  /// The number of candidates that are shown. The rest is counted.
  static let most = 3

  /// Returns the candidates as lines, oldest first, and a line that counts the rest. Equal
  /// candidates share a line.
  ///
  /// - Parameters:
  ///   - candidates: The nearest candidates, nearest first, with their positions in time.
  ///   - total: The number of all candidates.
  ///   - isNumbered: Whether the positions are numbers of calls in the test, which are then shown.
  ///   - areLast: Whether the candidates are the last, so that the rest is earlier.
  static func lines(
    _ candidates: [(position: Int, candidate: Candidate)],
    of total: Int,
    isNumbered: Bool,
    areLast: Bool = false
  ) -> [String] {
    var shown: [(candidate: Candidate, positions: [Int])] = []
    var rest = total - candidates.count
    for (position, candidate) in candidates {
      let same = shown.firstIndex { $0.candidate == candidate }
      if let same {
        shown[same].positions.append(position)
      } else if shown.count < most {
        shown.append((candidate, [position]))
      } else {
        rest += 1
      }
    }
    shown.sort { $0.positions.min()! < $1.positions.min()! }
    let lines = columns(
      shown.map { candidate, positions in
        let count = positions.count
        let title =
          isNumbered
          ? "\(CallPositions.text(positions)). \(candidate.title)"
          : candidate.title + (count > 1 ? " (\(count) times)" : "")
        let reasons = candidate.reasons.joined(separator: "; ")
        return (
          "    \(title)",
          ([reasons] + candidate.notes).filter { !$0.isEmpty }.joined(separator: "   ")
        )
      },
      widest: 47
    )
    if rest > 0, areLast { return ["    … \(counted(rest, "earlier call"))"] + lines }
    return rest > 0 ? lines + ["    and \(rest) more"] : lines
  }
}

/// Lists calls in a failure, with their numbers, outcomes, and callers.
struct CallLines {
  /// The numbers of the calls.
  let positions: CallPositions
  /// Whether the calls that are still running are marked.
  var notesRunning = true

  /// A call to list.
  private struct Line {
    let call: RecordedCall
    /// The call as it is written in Swift, or `nil` to show all of its arguments.
    var title: String?
    var reasons: [String] = []
    /// Whether the reasons already show what the call returned or threw.
    var showsOutcome = false
  }

  /// Returns the lines of calls to a member that do not match.
  func lines(
    _ calls: NearCalls, of member: CallHistory.OfMember, in history: CallHistory
  ) -> [String] {
    let signature = MemberSignature(member.name)
    return lines(
      calls.nearest.map { call, mismatches in
        Line(
          call: RecordedCall(call, of: member, in: history), title: mismatches.title(signature),
          reasons: mismatches.reasons(signature, ofTitle: true),
          showsOutcome: mismatches.outcome?.result != nil)
      },
      of: calls.count)
  }

  /// Returns the lines of calls, which are given oldest first.
  ///
  /// - Parameter reasons: Returns the reasons why a call is listed.
  func lines(
    _ calls: [RecordedCall], _ reasons: (RecordedCall) -> [String] = { _ in [] }
  ) -> [String] {
    lines(
      calls.suffix(NearCalls.most).reversed().map { Line(call: $0, reasons: reasons($0)) },
      of: calls.count, areLast: true)
  }

  private func lines(_ lines: [Line], of total: Int, areLast: Bool = false) -> [String] {
    let outcomes = lines.map { line -> Call.Outcome in
      let outcome = line.call.outcome
      // The outcome without a note.
      return outcome.isInProgress && !notesRunning ? .unanswered : outcome
    }
    let candidates = zip(lines, Call.Outcome.notes(outcomes)).map { line, outcome in
      let candidate = NearestCandidates.Candidate(
        title: line.title ?? line.call.description,
        reasons: line.reasons,
        notes: [line.showsOutcome ? "" : outcome, line.call.callerWords])
      return (position: positions.position(of: line.call.number), candidate: candidate)
    }
    return NearestCandidates.lines(candidates, of: total, isNumbered: true, areLast: areLast)
  }
}

extension CallMismatches {
  /// The longest argument that is shown although it matches.
  private static let longestMatch = 60

  /// Returns the call as it is written in Swift. A long argument that matches is left out.
  func title(_ signature: MemberSignature) -> String {
    signature.call(
      with: arguments.recorded.enumerated().map { isLeftOut($0) ? "…" : describe($1) })
  }

  /// Returns the reasons why the call does not match, one for each argument.
  ///
  /// - Parameter ofTitle: Whether the reasons are beside the title, which shows the arguments.
  func reasons(_ signature: MemberSignature, ofTitle: Bool = false) -> [String] {
    if isOfOtherCount {
      let count = arguments.count
      return [
        "expected \(counted(matchers.count, "argument")), but the call has "
          + (count == 0 ? "none" : "\(count)")
      ]
    }
    if let outcome { return [outcome.reason] }
    return mismatches.map { index, comparison in
      let actual = recordedValue(arguments[index])
      return Self.reason(
        signature.nameOfArgument(at: index), matchers[index].mismatch(actual, comparison),
        ofShown: ofTitle ? describe(actual) : nil)
    }
  }

  private func isLeftOut(_ index: Int) -> Bool {
    guard !isOfOtherCount, !mismatches.contains(where: { $0.index == index }) else { return false }
    return describe(recordedValue(arguments[index])).count > Self.longestMatch
  }
}

/// The calls that do not match a query, with the calls that come nearest to a match.
struct NearCalls {
  /// The number of calls.
  let count: Int
  /// The nearest calls, the best match first; see ``nearest(_:bestScore:_:)``.
  let nearest: [(call: Call, mismatches: CallMismatches)]

  /// Finds the nearest calls.
  ///
  /// - Parameters:
  ///   - calls: The calls, oldest first. A call that matches comes first in the result.
  ///   - hasOutcome: Whether the outcome of a call matters, too.
  ///   - oldestFirst: Whether the oldest call comes before the nearest ones.
  init(
    to matchers: [ArgumentMatcher],
    among calls: [(call: Call, comparison: CallComparison)],
    hasOutcome: Bool = false,
    oldestFirst: Bool = false
  ) {
    count = calls.count
    func compared(
      _ call: Call, _ comparison: CallComparison
    ) -> (call: Call, mismatches: CallMismatches) {
      (call, CallMismatches(of: matchers, with: call.arguments, after: comparison))
    }
    let bestScore = hasOutcome ? matchers.count : matchers.count - 1
    let oldest = oldestFirst ? calls.prefix(1) : []
    nearest =
      oldest.map(compared)
      + Self.nearest(
        calls.dropFirst(oldest.count).lazy.reversed().map(compared), bestScore: bestScore,
        \.mismatches)
  }

  /// The only call, after the expected one: `1 with ("421")`; `nil` if there are more, or if the call
  /// has another number of arguments, or looks like the expected one.
  var only: String? {
    guard count == 1, let (call, mismatches) = nearest.first, !mismatches.isOfOtherCount else {
      return nil
    }
    let words = " with (\(call.recordedArguments.map(describe).joined(separator: ", ")))"
    return words == mismatches.matchers.words ? nil : "1\(words)"
  }

  /// The maximum number of calls or stubs that are checked for duplicates, and of those that are
  /// compared with each other.
  static let (most, mostCompared) = (100, 1000)

  /// Returns the elements with the highest scores; of one score those with the smallest distances,
  /// and of one distance the first.
  ///
  /// - Parameters:
  ///   - bestScore: The highest possible score: enough elements that have it end the search.
  ///   - mismatches: Returns what does not match, or `nil` for an element with the score 0.
  static func nearest<Element>(
    _ elements: some Sequence<Element>,
    bestScore: Int,
    _ mismatches: (Element) -> CallMismatches?
  ) -> [Element] {
    // There are few different scores: each is at most the number of arguments.
    var byScore: [Int: [Element]] = [:]
    for element in elements {
      let score = mismatches(element)?.score ?? 0
      if byScore[score, default: []].count < mostCompared {
        byScore[score, default: []].append(element)
      } else if score == bestScore {
        break
      }
    }
    var nearest: [Element] = []
    for (_, equals) in byScore.sorted(by: { $0.key > $1.key }) where nearest.count < most {
      nearest += byDistance(equals) { mismatches($0)?.distance ?? 1 }
    }
    return Array(nearest.prefix(most))
  }

  /// Sorts elements by their distances, unless all of them are shown.
  private static func byDistance<Element>(
    _ elements: [Element], _ distance: (Element) -> Double
  ) -> [Element] {
    if elements.count <= NearestCandidates.most { return elements }
    return elements.enumerated().map { (distance: distance($1), index: $0, element: $1) }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.element)
  }
}
