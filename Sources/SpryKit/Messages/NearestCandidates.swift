/// Lists the nearest calls or stubs, with the reasons why they do not fit.
struct NearestCandidates {
  /// A call or a stub.
  struct Candidate: Equatable {
    let title: String
    /// The reasons why it does not fit, one for each argument.
    let reasons: [String]
    /// The code that made the call; empty if it is unknown, and for a stub.
    var caller = ""
  }

  /// The number of candidates that are shown. The rest is counted.
  static let most = 3

  /// Returns the candidates as numbered lines, and a line that counts the rest. Equal candidates share a
  /// line.
  ///
  /// - Parameters:
  ///   - candidates: the nearest candidates, nearest first.
  ///   - total: the number of all candidates.
  static func lines(_ candidates: [Candidate], of total: Int) -> [String] {
    var shown: [(candidate: Candidate, count: Int)] = []
    var rest = total - candidates.count
    for candidate in candidates {
      let same = shown.firstIndex { $0.candidate == candidate }
      if let same {
        shown[same].count += 1
      } else if shown.count < most {
        shown.append((candidate, 1))
      } else {
        rest += 1
      }
    }
    var lines = columns(
      shown.enumerated().map { index, shown in
        let count = shown.count > 1 ? " (\(shown.count) times)" : ""
        let candidate = shown.candidate
        return (
          "    \(index + 1). \(candidate.title)\(count)",
          [candidate.reasons.joined(separator: "; "), candidate.caller]
            .filter { !$0.isEmpty }.joined(separator: "   ")
        )
      },
      widest: 47
    )
    if rest > 0 { lines.append("    and \(rest) more") }
    return lines
  }

  /// Returns the lines of calls that do not fit.
  ///
  /// - Parameter caller: returns the words for the code that made the call with a number.
  static func lines(
    _ calls: NearCalls,
    _ signature: MemberSignature,
    _ caller: (UInt64) -> String
  ) -> [String] {
    let candidates = calls.nearest.map { number, mismatches in
      Candidate(
        title: mismatches.title(signature),
        reasons: mismatches.reasons(signature, ofTitle: true),
        caller: caller(number)
      )
    }
    return lines(candidates, of: calls.count)
  }

  /// Returns the lines of calls that fit, newest first.
  static func lines(
    _ calls: [Call],
    _ signature: MemberSignature,
    _ caller: (UInt64) -> String
  ) -> [String] {
    let candidates = calls.suffix(NearCalls.most).reversed().map { call in
      Candidate(
        title: signature.call(with: call.recordedArguments.map(describe)),
        reasons: [],
        caller: caller(call.number)
      )
    }
    return lines(candidates, of: calls.count)
  }
}

extension ArgumentMismatches {
  /// The longest argument that is shown although it fits.
  private static let longestFit = 60

  /// Returns the call as it is written in Swift. A long argument that fits is left out.
  func title(_ signature: MemberSignature) -> String {
    signature.call(
      with: arguments.recorded.enumerated().map { isLeftOut($0) ? "…" : describe($1) })
  }

  /// Returns the reasons why the call does not fit, one for each argument.
  ///
  /// - Parameter ofTitle: whether they stand beside the title, and say which arguments it leaves out.
  func reasons(_ signature: MemberSignature, ofTitle: Bool = false) -> [String] {
    if isOfOtherCount {
      let count = arguments.count
      return [
        "\(counted(matchers.count, "argument")) expected, the call has "
          + (count == 0 ? "none" : "\(count)")
      ]
    }
    let fitting = matchers.indices.filter { ofTitle && isLeftOut($0) }
      .map { "\(signature.nameOfArgument(at: $0)) matches" }
    let unfit = mismatches.map { index, comparison in
      let actual = recordedValue(arguments[index])
      return "\(signature.nameOfArgument(at: index)): "
        + matchers[index].mismatch(actual, comparison)
    }
    return unfit + fitting
  }

  private func isLeftOut(_ index: Int) -> Bool {
    guard !isOfOtherCount, !mismatches.contains(where: { $0.index == index }) else { return false }
    return describe(recordedValue(arguments[index])).count > Self.longestFit
  }
}
