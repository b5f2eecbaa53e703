/// The stubs of one member.
///
/// A call has a copy, which it reads without the lock, and which does not change.
struct StubList {
  /// The stubs with answers, in the opposite order of that in which a call considers them: first the
  /// catch-all stubs, and then the others, each from the oldest to the newest.
  private(set) var all: [StubRule] = []
  /// The hashes of the stubs' arguments, or none for up to three stubs. See ``ArgumentHash``.
  private(set) var hashes: [Int?] = []
  private var catchAllCount = 0
  /// The stubs without an answer, oldest first.
  private(set) var unfinished: [StubRule] = []

  /// The stubs with answers, in the order in which a call considers them.
  var considered: some Collection<StubRule> { all.reversed() }

  var newestCatchAll: StubRule? { catchAllCount > 0 ? all[catchAllCount - 1] : nil }

  /// Adds a stub that has no answer yet.
  mutating func begin(_ stub: StubRule) { unfinished.append(stub) }

  /// Adds a stub that has an answer.
  mutating func finish(_ stub: StubRule) {
    removeUnfinished(stub)
    let isCatchAll = stub.isCatchAll
    let index = isCatchAll ? catchAllCount : all.count
    if isCatchAll { catchAllCount += 1 }
    all.insert(stub, at: index)
    if all.count > 3 {
      if hashes.isEmpty {
        hashes = all.map { ArgumentHash.hash(of: $0.matchers) }
      } else {
        hashes.insert(ArgumentHash.hash(of: stub.matchers), at: index)
      }
    }
  }

  mutating func removeUnfinished(_ stub: StubRule) {
    // Nearly always, it is the newest.
    if unfinished.last === stub {
      unfinished.removeLast()
    } else if let index = unfinished.firstIndex(where: { $0 === stub }) {
      unfinished.remove(at: index)
    }
  }

  mutating func remove(_ stub: StubRule) {
    let stubs = all.filter { $0 !== stub }
    (all, hashes, catchAllCount) = ([], [], 0)
    stubs.forEach { finish($0) }
  }

  /// Returns whether there are stubs, and all are for a different number of arguments.
  ///
  /// - Parameter others: Other numbers of arguments that calls can have: of a property or a subscript,
  ///   reads and writes differ.
  func isForOtherCount(than count: Int, and others: [Int]) -> Bool {
    !all.isEmpty
      && all.allSatisfy { stub in
        let expected = stub.matchers.count
        return expected > 0 && expected != count && !others.contains(expected)
      }
  }
}
