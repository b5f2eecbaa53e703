/// The stubs of one member, in the order in which they are asked.
///
/// A list is replaced and never changed, so that a call can read it without the lock.
struct StubList {
  /// The stubs with arguments before those without, of each the newest first.
  let all: [FinishedStub]
  /// The hashes of the stubs' arguments; empty for up to three stubs. See ``ArgumentHash``.
  private let hashes: [Int?]

  init(_ stubs: [FinishedStub] = []) {
    all = stubs
    hashes = all.count > 3 ? all.map(\.argumentHash) : []
  }

  /// Returns the list with one more stub, and the stubs that it replaces, because it would answer all
  /// their calls.
  func adding(_ stub: FinishedStub) -> (list: StubList, replaced: [FinishedStub]) {
    // Not `[stub]`, which takes 600 instructions more in a debug build.
    if all.count == 0 { return (StubList(Array(repeating: stub, count: 1)), []) }
    let others = all.filter { !stub.replaces($0) }
    let replaced = others.count == all.count ? [] : all.filter { stub.replaces($0) }
    let firstWithoutArguments = others.firstIndex(where: \.isForAnyArguments) ?? others.endIndex
    let index = stub.isForAnyArguments ? firstWithoutArguments : 0
    return (StubList(others[..<index] + [stub] + others[index...]), replaced)
  }

  /// Returns the list with stubs that another one replaced, directly after that one.
  func restoring(_ replaced: [FinishedStub], behind stub: FinishedStub) -> StubList {
    guard let index = all.firstIndex(where: { $0 === stub }) else { return self }
    return StubList(all[...index] + replaced + all[(index + 1)...])
  }

  /// Returns whether there are stubs, and all are for a different number of arguments.
  func isForOtherCount(than count: Int) -> Bool {
    !all.isEmpty && all.allSatisfy { !$0.matchers.isEmpty && $0.matchers.count != count }
  }

  /// Chooses the stub that answers a call: the first, from an index on, that is for its arguments and
  /// whose answer can be the member's result.
  ///
  /// - Parameters:
  ///   - mayRunUserCode: whether a user's code may run, to compare arguments for example.
  ///   - comparisons: receives the results for compared stubs that do not answer, if a user's code may run.
  /// - Returns: the index of the stub; nil if no stub answers, or if a user's code may not run and might
  ///   be needed.
  func choose(
    for arguments: ArgumentList,
    returning result: any Any.Type,
    from start: Int = 0,
    mayRunUserCode: Bool,
    noting comparisons: inout StubComparisons
  ) -> Int? {
    let count = all.count
    // A fast path for many stubs: comparing hashes first halves the instructions for the oldest of 20 stubs.
    let hash = count > 3 ? ArgumentHash.hash(of: arguments) : nil
    var index = start
    while index < count {
      if let hash, let expected = hashes[index], expected != hash {
        index += 1
        continue
      }
      let stub = all[index]
      // Whether a stub is plain may change, and is known only under the lock, where no user code may run.
      guard mayRunUserCode || stub.isPlain(returning: result),
        let comparison = stub.compare(arguments, mayRunUserCode: mayRunUserCode)
      else { return nil }
      if comparison.isFit, !mayRunUserCode || stub.answer.canReturn(result) { return index }
      if mayRunUserCode { comparisons.add(comparison, of: stub) }
      index += 1
    }
    return nil
  }
}
