/// The issues of a scope at its end. It holds no values of a user.
package struct EndOfTestIssues: Sendable {
  /// A stub at the end of a scope.
  package struct Stub: Sendable, Hashable {
    package let location: SpryLocation
    /// The `#function` of the code that made it.
    package let maker: String
    /// Whether the stub answered a call, is lenient, or has an expected count, which is checked
    /// separately.
    package let countsAsUsed: Bool
    /// `stub of 'load(id:)' on FakeService with ("42")`, or nothing if the stub counts as used.
    package var description = ""
    /// `answers with a String, but the call returns Int`, or `nil` if the stub can answer.
    package var wrongAnswer: String?
    /// The reason why the stub was not used, or the nearest calls, as lines.
    package var calls: [String] = []
    /// Why the member has no calls: `the member was not called`, or `nil` if it has calls.
    package var uncalled: String?
    /// The line of the test at which the fake was deallocated, or `nil` if the fake was not
    /// deallocated, or if the stub counts as used.
    package var deallocation: LineOfTest?
  }

  /// A gate that still held callers at the end of a scope, or had answers that no caller took.
  package struct GateIssue: Sendable {
    package let location: SpryLocation
    /// The failure of a test that passed, or `nil` if there is none.
    package let failure: Finding?
    /// The note for a test that was cancelled while callers were held for long, or `nil` if there
    /// were none.
    package let note: Finding?
  }

  /// The stubs that were made, in no particular order.
  package var stubs: [Stub] = []
  /// The stubs that answered fewer calls than expected, or have no answer.
  package var mistakenStubs: [(misuse: Misuse, location: SpryLocation)] = []
  /// The gates with issues, in no particular order.
  package var gates: [GateIssue] = []
  /// The misuse outside the task of the scope, in order.
  package var misuse: [(misuse: Misuse, location: SpryLocation)] = []

  /// The waits that failed outside the tasks of the scope, and those that are not over.
  package var failedWaits: [CallWaitError] = []
  /// The waits that were cancelled before they were met.
  package var cancelledWaits: [CallWaitError] = []

  /// The misuse that was reported, and how often it was left out after that.
  package var repeated: [RepeatedMisuse] = []

  /// Counts stubs as used that answered a call after the check.
  mutating func countAsUsed(_ used: [StubRule.Origin]) {
    // One line may make the stubs of several fakes: used once, it is used.
    for stub in used {
      for index in stubs.indices where stubs[index].location == stub.location {
        stubs[index] = Stub(used: stub)
      }
    }
  }

  mutating func add(_ other: EndOfTestIssues) {
    stubs += other.stubs
    mistakenStubs += other.mistakenStubs
    gates += other.gates
    misuse += other.misuse
    repeated += other.repeated
  }
}

extension EndOfTestIssues.Stub {
  /// A stub that answered a call.
  init(used stub: StubRule.Origin) {
    self.init(location: stub.location, maker: stub.maker.description, countsAsUsed: true)
  }
}
