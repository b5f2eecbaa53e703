/// What the end of a scope has to say, free of anything that a user handed in.
package struct ScopeFindings: Sendable {
  /// A stub, at the end.
  package struct Stub: Sendable, Hashable {
    package let location: SpryLocation
    /// The `#function` of the code that made it.
    package let maker: String
    /// Whether it answered a call, or need not.
    package let isSettled: Bool
    /// `stub of 'load(id:)' on FakeService with ("42")`; empty for one that is settled.
    package let description: String
    /// The calls that came near, as lines.
    package let calls: [String]

    package init(
      location: SpryLocation,
      maker: String,
      isSettled: Bool,
      description: String = "",
      calls: [String] = []
    ) {
      self.location = location
      self.maker = maker
      self.isSettled = isSettled
      self.description = description
      self.calls = calls
    }
  }

  /// The stubs that were made, in no order.
  package var stubs: [Stub] = []
  /// Stubs that were called less often than expected.
  package var tooFewCalls: [(misuse: Misuse, location: SpryLocation)] = []
  /// What was met off the task of the scope, in order.
  package var misuse: [(misuse: Misuse, location: SpryLocation)] = []

  package init() {}

  var isEmpty: Bool { stubs.isEmpty && tooFewCalls.isEmpty && misuse.isEmpty }

  mutating func add(_ other: ScopeFindings) {
    stubs += other.stubs
    tooFewCalls += other.tooFewCalls
    misuse += other.misuse
  }
}
