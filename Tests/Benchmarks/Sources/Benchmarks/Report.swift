/// Prints the rows and remembers which are over their limit.
struct Report {
  #if DEBUG
    static let isRelease = false
  #else
    static let isRelease = true
  #endif

  private(set) var failures: [String] = []
  private let tolerance: Double

  /// Creates a report whose rows may exceed their limits by a factor.
  init(tolerance: Double) {
    self.tolerance = tolerance
    print("build: \(Self.isRelease ? "release" : "debug")")
    print("row                                        library ns   baseline ns   ratio   limit")
  }

  /// Prints a row; a limit of nil is none.
  mutating func add(_ name: String, _ comparison: Comparison, limit: Double? = nil) {
    let line =
      pad(name, 41) + padLeft(comparison.library, 12) + padLeft(comparison.baseline, 14)
      + padLeft(comparison.ratio, 8) + (limit.map { padLeft($0, 8) } ?? "")
    print(line)
    if let limit, comparison.ratio > limit * tolerance {
      failures.append("\(name): \(text(comparison.ratio)) is over \(text(limit))")
    }
  }

  /// Prints a row that is a number of its own.
  mutating func add(_ name: String, _ value: Double, _ unit: String, limit: Double? = nil) {
    print(
      pad(name, 41) + padLeft(value, 12) + " \(unit)"
        + (limit.map { "  (limit \(text($0)))" } ?? ""))
    if let limit, value > limit * tolerance {
      failures.append("\(name): \(text(value)) is over \(text(limit))")
    }
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
