/// The stubs of one member, in the order in which they are considered for a call.
///
/// A list is replaced and never changed, so that a call can read it without the lock.
struct StubList {
  /// The stubs with arguments before the stubs without. Within each group, the newest comes first.
  let all: [FinishedStub]
  /// The hashes of the stubs' arguments, or none for up to three stubs. See ``ArgumentHash``.
  let hashes: [Int?]

  init(_ stubs: [FinishedStub] = []) {
    all = stubs
    hashes = stubs.count > 3 ? stubs.map(\.argumentHash) : []
  }

  /// Returns the list with one more stub, and the stubs that it replaces, because it would answer
  /// all their calls.
  func adding(_ stub: FinishedStub) -> (list: StubList, replaced: [FinishedStub]) {
    // Most members have one stub.
    if all.isEmpty { return (StubList([stub]), []) }
    var stubs = all.filter { !stub.replaces($0) }
    let replaced = all.filter { stub.replaces($0) }
    let firstWithoutArguments = stubs.firstIndex(where: \.isForAnyArguments) ?? stubs.endIndex
    // The newest comes first, but a stub for any arguments after all others.
    stubs.insert(stub, at: stub.isForAnyArguments ? firstWithoutArguments : 0)
    return (StubList(stubs), replaced)
  }

  /// Returns the list with replaced stubs put back, directly after the stub that replaced them.
  func restoring(_ replaced: [FinishedStub], behind stub: FinishedStub) -> StubList {
    // A reset has removed the stub.
    guard let index = all.firstIndex(where: { $0 === stub }) else { return self }
    var stubs = all
    stubs.insert(contentsOf: replaced, at: index + 1)
    return StubList(stubs)
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
