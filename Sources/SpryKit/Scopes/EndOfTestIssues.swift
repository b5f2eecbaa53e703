/// The issues of a scope at its end. It holds no values of a user.
package struct EndOfTestIssues: Sendable {
  /// A stub at the end of a scope.
  package struct Stub: Sendable, Hashable {
    package let location: SpryLocation
    /// The `#function` of the code that made it.
    package let maker: String
    /// Whether the stub answered a call, is lenient, or has an expected count, which is checked separately.
    package let countsAsUsed: Bool
    /// `stub of 'load(id:)' on FakeService with ("42")`; empty if it counts as used.
    package let description: String
    /// `answers String, the member returns Int`, if the stub can therefore not answer; otherwise nil.
    package let wrongAnswer: String?
    /// The nearest calls, as lines.
    package let calls: [String]

    package init(
      location: SpryLocation,
      maker: String,
      countsAsUsed: Bool,
      description: String = "",
      wrongAnswer: String? = nil,
      calls: [String] = []
    ) {
      self.location = location
      self.maker = maker
      self.countsAsUsed = countsAsUsed
      self.description = description
      self.wrongAnswer = wrongAnswer
      self.calls = calls
    }
  }

  /// The stubs that were made, in no particular order.
  package var stubs: [Stub] = []
  /// The stubs that answered fewer calls than expected.
  package var tooFewCalls: [(misuse: Misuse, location: SpryLocation)] = []
  /// The misuse outside the task of the scope, in order.
  package var misuse: [(misuse: Misuse, location: SpryLocation)] = []

  package init() {}

  var isEmpty: Bool { stubs.isEmpty && tooFewCalls.isEmpty && misuse.isEmpty }

  mutating func add(_ other: EndOfTestIssues) {
    stubs += other.stubs
    tooFewCalls += other.tooFewCalls
    misuse += other.misuse
  }
}
