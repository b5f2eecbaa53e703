import Limits

/// Prints the rows and remembers which are over their limit.
struct Report {
  #if DEBUG
    private static let configuration = "debug"
  #else
    private static let configuration = "release"
  #endif

  private(set) var failures: [String] = []
  private let slack: Double

  /// Creates a report whose rows may exceed their limits by a factor.
  init(slack: Double) {
    self.slack = slack
    print("build: \(Self.configuration)")
    print("row                                        library ns   baseline ns   ratio   limit")
  }

  /// Prints a row; a limit of nil is none.
  mutating func add(_ name: String, _ comparison: Comparison, limit: Limit? = nil) {
    let line =
      pad(name, 41) + padLeft(comparison.library, 12) + padLeft(comparison.baseline, 14)
      + padLeft(comparison.ratio, 8) + (limit?.value.map { padLeft($0, 8) } ?? "")
    print(line)
    check(name, comparison.ratio, limit)
  }

  /// Prints a row that is a number of its own.
  mutating func add(_ name: String, _ value: Double, _ unit: String, limit: Limit? = nil) {
    print(
      pad(name, 41) + padLeft(value, 12) + " \(unit)"
        + (limit?.value.map { "  (limit \(text($0)))" } ?? ""))
    check(name, value, limit)
  }

  private mutating func check(_ name: String, _ figure: Double, _ limit: Limit?) {
    guard let limit, let value = limit.value, !limit.isMet(by: figure, slack: slack) else { return }
    let miss = "\(name): \(text(figure)) is over \(text(value))"
    failures.append(miss)
  }

  private func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  private func pad(_ name: String, _ width: Int) -> String {
    name + String(repeating: " ", count: max(1, width - name.count))
  }

  private func padLeft(_ value: Double, _ width: Int) -> String {
    let text = text(value)
    return String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
