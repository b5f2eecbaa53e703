extension OrderFailure {
  /// Returns the failure of a check that one call came before another, or `nil` if it did.
  ///
  /// - Parameters:
  ///   - firsts: The calls that match the first step and came before the second.
  ///   - seconds: The calls that match the second step.
  func text(_ firsts: [Int], before seconds: [Int]) -> String? {
    let (one, other) = (steps[0].query, steps[1].query)
    let found = firsts.map { (step: 0, call: $0) }
    if !other.specifier.allows(seconds.count) {
      let all = found + seconds.map { (step: 1, call: $0) }
      let isTooMany = other.specifier.isExceeded(by: seconds.count)
      return text(
        ["\(head(1, false)), got \(seconds.isEmpty ? "none" : "\(seconds.count)")"],
        matches: isTooMany ? all.dropLast() : all,
        ending: isTooMany
          ? .tooMany(step: 1, call: seconds.last!) : .missing(step: 1, count: seconds.count)
      )
    }
    if one.specifier.allows(firsts.count) { return nil }
    guard let second = seconds.first else { return nil }
    let isTooMany = one.specifier.isExceeded(by: firsts.count)
    let later = timeline.calls.indices[second...].filter { steps[0].matches(at: $0) }.count
    let got =
      firsts.isEmpty ? later == 0 ? "none" : "it only after that" : "\(firsts.count)"
    return text(
      ["\(head(0, false)) before \(name(of: 1)), got \(got)"],
      matches: isTooMany ? found.dropLast() : found,
      ending: isTooMany
        ? .tooMany(step: 0, call: firsts.last!)
        : firsts.isEmpty
          ? .unexpected(call: second, step: 0) : .missing(step: 0, count: firsts.count)
    )
  }
}
