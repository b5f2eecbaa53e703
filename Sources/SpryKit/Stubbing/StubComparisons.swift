/// The results of comparing a call with stubs that do not answer it.
///
/// The failure of an unanswered call is written from them, so that no predicate runs a second time.
struct StubComparisons {
  private var all: [(stub: UInt32, comparison: CallComparison)] = []

  mutating func add(_ comparison: CallComparison, of stub: FinishedStub) {
    all.append((stub.number, comparison))
  }

  /// The result for a stub; nil if the stub was not compared.
  subscript(stub: FinishedStub) -> CallComparison? {
    all.first { $0.stub == stub.number }?.comparison
  }
}
