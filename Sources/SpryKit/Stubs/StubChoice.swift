/// The stubs of one member, in the order in which they are considered for a call.
///
/// A list is replaced and never changed, so that a call can read it without the lock.
struct StubList {
  /// The stubs with arguments before the stubs without. Within each group, the newest comes first.
  let all: [FinishedStub]
  /// The hashes of the stubs' arguments, or none for up to three stubs. See ``ArgumentHash``.
  fileprivate let hashes: [Int?]

  init(_ stubs: [FinishedStub] = []) {
    all = stubs
    hashes = stubs.count > 3 ? stubs.map(\.argumentHash) : []
  }

  /// Returns the list with one more stub, and the stubs that it replaces, because it would answer
  /// all their calls.
  func adding(_ stub: FinishedStub) -> (list: StubList, replaced: [FinishedStub]) {
    if all.isEmpty { return (StubList([stub]), []) }
    let others = all.filter { !stub.replaces($0) }
    let replaced = others.count == all.count ? [] : all.filter { stub.replaces($0) }
    let firstWithoutArguments = others.firstIndex(where: \.isForAnyArguments) ?? others.endIndex
    let index = stub.isForAnyArguments ? firstWithoutArguments : 0
    return (StubList(others[..<index] + [stub] + others[index...]), replaced)
  }

  /// Returns the list with replaced stubs put back, directly after the stub that replaced them.
  func restoring(_ replaced: [FinishedStub], behind stub: FinishedStub) -> StubList {
    guard let index = all.firstIndex(where: { $0 === stub }) else { return self }
    return StubList(all[...index] + replaced + all[(index + 1)...])
  }

  /// Returns whether there are stubs, and all are for a different number of arguments.
  func isForOtherCount(than count: Int) -> Bool {
    !all.isEmpty && all.allSatisfy { !$0.matchers.isEmpty && $0.matchers.count != count }
  }
}

/// The stub that answers a call, and the stubs before it that do not.
struct StubChoice {
  /// The answer, or `nil` if no stub answers the call.
  var next: NextAnswer?
  /// The results of comparing the call with stubs that do not answer it.
  ///
  /// The failure of an unanswered call is written from them, so that no predicate runs a second
  /// time.
  private var comparisons: [(stub: FinishedStub, comparison: CallComparison)] = []

  /// Returns the result for a stub, or `nil` if the stub was not compared.
  func comparison(with stub: FinishedStub) -> CallComparison? {
    comparisons.first { $0.stub === stub }?.comparison
  }

  /// No stub, for a call that nothing answers.
  init() {}

  /// Chooses the stub that answers a call: the first stub that matches the arguments, whose answer
  /// can be the member's result, and that has an answer left.
  ///
  /// This runs a user's code, so it must not be called with the lock.
  init(for call: CallInProgress, returning result: any Any.Type) {
    // Not a `for` loop, which takes 1,100 instructions more in a debug build, where a call takes
    // 10,000.
    let (stubs, hashes) = (call.stubs.all, call.stubs.hashes)
    let hash = hashes.count > 0 ? ArgumentHash.hash(of: call.arguments) : nil
    var index = 0
    while index < stubs.count {
      let stub = stubs[index]
      if let hash, let expected = hashes[index], expected != hash {
        index += 1
        continue
      }
      index += 1
      let comparison = stub.compare(call.arguments)
      if comparison.isMatch, stub.answer.canReturn(result) {
        next = call.takeAnswer(of: stub, returning: result)
        if next != nil { return }
      }
      comparisons.append((stub, comparison))
    }
  }
}

extension CallInProgress {
  /// Takes the next answer of a stub, and records that the stub answers the call.
  ///
  /// - Returns: The answer, or `nil` if the stub leaves the call to another stub.
  fileprivate func takeAnswer(of stub: FinishedStub, returning result: any Any.Type) -> NextAnswer?
  {
    let contents = state.contents
    contents.lock.lock()
    let next = stub.takeAnswer()
    var waiters: [CallWaiter]?
    if let next, let number {
      // A call that is answered with a value counts as returned at once, which saves taking the
      // lock again.
      var stage = CallStage.returned
      if next.value == nil {
        stage = .running
        member.add(result: result)
      } else if contents.waiters.count > 0 {
        waiters = contents.waiters(for: member)
      }
      member.calls.setStatus(
        CallStatus(stage: stage, answer: next.index, stub: stub.number), of: number)
    }
    contents.lock.unlock()
    if let waiters {
      for waiter in waiters { waiter.signal(.news) }
    }
    return next
  }
}
