/// The issues that a scope has at its end; it holds nothing that a user handed in.
package struct EndOfTestIssues: Sendable {
  /// A stub, at the end.
  package struct Stub: Sendable, Hashable {
    package let location: SpryLocation
    /// The `#function` of the code that made it.
    package let maker: String
    /// Whether it answered a call, is lenient, or expects a number of calls, which is checked apart.
    package let countsAsUsed: Bool
    /// `stub of 'load(id:)' on FakeService with ("42")`; empty if it counts as used.
    package let description: String
    /// The nearest calls, as lines.
    package let calls: [String]

    package init(
      location: SpryLocation,
      maker: String,
      countsAsUsed: Bool,
      description: String = "",
      calls: [String] = []
    ) {
      self.location = location
      self.maker = maker
      self.countsAsUsed = countsAsUsed
      self.description = description
      self.calls = calls
    }
  }

  /// The stubs that were made, in no order.
  package var stubs: [Stub] = []
  /// Stubs that were called less often than expected.
  package var tooFewCalls: [(misuse: Misuse, location: SpryLocation)] = []
  /// Misuse outside the task of the scope, in order.
  package var misuse: [(misuse: Misuse, location: SpryLocation)] = []

  package init() {}

  var isEmpty: Bool { stubs.isEmpty && tooFewCalls.isEmpty && misuse.isEmpty }

  mutating func add(_ other: EndOfTestIssues) {
    stubs += other.stubs
    tooFewCalls += other.tooFewCalls
    misuse += other.misuse
  }
}
