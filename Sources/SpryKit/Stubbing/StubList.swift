/// The stubs of one member, in the order in which they are asked.
struct StubList {
  /// Those with arguments before those without; of each, the newest first.
  private(set) var all: [FinishedStub] = []
  /// The hashes of their arguments, of more than a few; see ``ArgumentHash``.
  private var hashes: [Int?] = []

  /// Adds a stub; returns those that it replaces, because it would answer all their calls.
  mutating func add(_ stub: FinishedStub) -> [FinishedStub] {
    if all.isEmpty {
      all = [stub]
      return []
    }
    let replaced = all.filter { stub.replaces($0) }
    if !replaced.isEmpty { all.removeAll { stub.replaces($0) } }
    let index = stub.matchers.isEmpty ? all.firstIndex { $0.matchers.isEmpty } : 0
    all.insert(stub, at: index ?? all.endIndex)
    updateHashes()
    return replaced
  }

  /// Puts back stubs that another replaced.
  mutating func restore(_ replaced: [FinishedStub], behind stub: FinishedStub) {
    guard let index = all.firstIndex(where: { $0 === stub }) else { return }
    all.insert(contentsOf: replaced, at: index + 1)
    updateHashes()
  }

  private mutating func updateHashes() {
    hashes = all.count > 3 ? all.map { ArgumentHash.hash(of: $0.matchers) } : []
  }

  /// Chooses the stub that answers a call: the first, from an index on, that is for its arguments and
  /// whose answer can be the member's result. It runs a user's code.
  ///
  /// - Returns: the place of the stub; nil if none answers.
  func index<Result>(
    answering arguments: [Any],
    returning _: Result.Type,
    from start: Int
  ) -> Int? {
    // A guard for many stubs: comparing a hash first saves most of the comparisons.
    let hash = hashes.isEmpty ? nil : ArgumentHash.hash(of: arguments)
    var index = start
    while index < all.count {
      if hash == nil || mayFit(index, hash) {
        let stub = all[index]
        if stub.fits(arguments), stub.answer.canReturn(Result.self) { return index }
      }
      index += 1
    }
    return nil
  }

  private func mayFit(_ index: Int, _ hash: Int?) -> Bool {
    let expected = hashes[index]
    return expected == nil || expected == hash
  }
}
