/// What is wrong, with its evidence and what to write instead: a failed check, misuse, or a failed wait.
package struct Finding: Sendable, Equatable {
  /// What is wrong: the first line, which is complete in itself.
  package var headline: String
  /// The evidence, as lines.
  package var lines: [String]
  /// What to write instead.
  package var advice: String?
  /// The number of calls that the text shows: the one that it is about, or all calls to the fakes.
  package let callCount: Int

  package init(
    _ headline: String, _ lines: [String] = [], advice: String? = nil, callCount: Int = 1
  ) {
    self.headline = headline
    self.lines = lines
    self.advice = advice
    self.callCount = callCount
  }

  /// The text of the failure.
  package var text: String {
    ([headline] + lines + (advice.map { ["  \($0)"] } ?? [])).joined(separator: "\n")
  }
}
