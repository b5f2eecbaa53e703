import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spryable private protocol Keeper {
  func keep(_ opaque: Opaque)
  func keepAll(_ opaques: [Opaque])
  func name(_ name: String)
  func load() async -> Int
  func weigh(_ weight: Double)
  static func open()
}

@Spryable private protocol Warden {
  static func lock()
}

private final class FakeScale: Spryable {
  enum Function: String, StringRepresentable { case weigh = "weigh(_:)" }

  let spryState = SpryState()
  func weigh(_ name: String) -> Int { stubbedValue(arguments: name) }
}

private final class FakeSupply: Spryable {
  enum Function: String, StringRepresentable { case count }

  let spryState = SpryState()
  var count: Int {
    recordCall()
    return stubbedValue()
  }
}

// Its members can be named by texts as well.
extension FakeKeeper { typealias Function = MemberName }

/// A function of its own, because Swift 6.3.1 crashes when it optimizes the call in a closure.
@inline(never) private func openKeeper() { FakeKeeper.open() }
@inline(never) private func lockWarden() { FakeWarden.lock() }

@Suite("Checks that could not fail", .spry(callers: false))
struct CheckThatCannotFailTests {
  private let keeper = FakeKeeper()

  @Test("The opposite of a matcher that can match nothing matches nothing")
  func opposites() {
    keeper.keep(Opaque())
    keeper.keepAll([Opaque()])
    keeper.name("a")
    expectGolden(
      [
        keeper.calls.keep(.not(.equal(Opaque()))).didCall(.once).failureDescription,
        keeper.calls.keep(.not(.equal(Opaque()))).didCall(.never).failureDescription,
        keeper.calls.name(.not(.any)).didCall(.never).failureDescription,
        keeper.calls.keepAll(.contains(.equal(Opaque()))).didCall(.never).failureDescription,
      ].map { $0 ?? "no failure" })
    expectHaveNotReceived(keeper.calls.name(.not("a")))
    expectHaveNotReceived(keeper.calls.keepAll(.contains(.match { $0.x == 2 })))
  }

  @Test("A value that is not equal to itself, and opposites of captors and checks")
  func unequalToItself() {
    keeper.weigh(.nan)
    keeper.name("a")
    let captor = ArgumentCaptor<String>()
    expectGolden(
      [
        keeper.calls.weigh(.equal(.nan)).didCall(.never).failureDescription,
        keeper.calls.name(.not(.capture(captor))).didCall(.once).failureDescription,
        keeper.calls.name(.not(.check { _ in })).didCall(.never).failureDescription,
      ].map { $0 ?? "no failure" })
    expectHaveReceived(keeper.calls.weigh(.match { $0.isNaN }))
  }

  @Test("A call of a static member from outside the task of the test")
  func offTheTask() async {
    await Task.detached { openKeeper() }.value
    let failure = FakeKeeper.calls.open().didCall(.once).failureDescription ?? "no failure"
    #expect(
      failure.contains(
        "that the assertion does not see, made outside the test's task, in 'Task.detached', Dispatch, "
          + "or a thread:\n    1. open()"), "\(failure)")
    // As the failure says.
    FakeKeeper.open()
    expectHaveReceived(FakeKeeper.calls.open(), .once)
  }

  @Test("A call from outside the tasks, before the test or before a mark, is not named")
  func offTheTaskBefore() async {
    func failure(since mark: SpryMark = .start) -> String {
      FakeWarden.calls.lock().since(mark).didCall(.once).failureDescription ?? "no failure"
    }
    await Task.detached { lockWarden() }.value
    await withSpry(callers: false) {
      #expect(!failure().contains("does not see"))
      expectHaveNotReceived(FakeWarden.calls.lock())
      await Task.detached { lockWarden() }.value
      #expect(failure().contains("1 matching call that the assertion does not see"))
      #expect(!failure(since: SpryMark()).contains("does not see"))
    }
  }

  @Test("A member that answers its calls, and does not record them")
  func onlyAnswered() {
    let scale = FakeScale()
    scale.stub(.weigh).andReturn(1)
    expectHaveNotReceived(scale, .weigh)
    _ = scale.weigh("a")
    expectGolden(
      [
        scale.didCall(.weigh, countSpecifier: .never).failureDescription,
        scale.didCall(.weigh).failureDescription,
      ].map { $0 ?? "no failure" })

    let shelf = FakeSupply()
    shelf.stub(.count).andReturn(1)
    #expect(shelf.count == 1)
    expectHaveReceived(shelf, .count, countSpecifier: .once)
    shelf.resetCalls()
    expectHaveNotReceived(shelf, .count)
  }

  @Test("An expected number of calls on a fake whose test has ended")
  func expectedAfterTheEnd() {
    let scope = SpryScope(ofTest: "another test", misuse: .report { _, _ in })
    let fake = scope.run { FakeKeeper() }
    _ = scope.end()
    let texts = misuses { fake.stub.name("a").andReturn().expected(.once) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("after the end of its test 'another test'") == true)
  }

  @Test("A line of an order that expects no call which could match")
  func order() {
    expectGolden(
      SpryCheck.inOrder {
        keeper.calls.name(.any); keeper.calls.keep(Opaque()).times(.never)
      })
  }

  @Test("A check of a fake whose test has ended")
  func endedTest() {
    let scope = SpryScope(ofTest: "another test", misuse: .report { _, _ in })
    let fake = scope.run { FakeKeeper() }
    fake.name("a")
    _ = scope.end()
    expectGolden(fake.calls.name("a").didCall(.never).failureDescription)
  }

  @Test("The name of a member in a string, of a fake with typed members")
  func literalName() {
    keeper.name("a")
    expectGolden(keeper.didCall("name(of:)", countSpecifier: .never).failureDescription)
    withKnownIssue { expectHaveNotReceived(keeper, "name(of:)") }
    expectHaveNotReceived(keeper, "name(_:)", with: "b")
  }

  @Test("An answer of a gate that no call took, although there was none")
  func gate() {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeKeeper() }
    let gate = fake.stub.load().suspend()
    gate.resume(returning: 1)
    expectGolden(scope.end().gates.map { $0.failure?.text ?? "no failure" })
  }

  @Test("A stub that was made after the call that it matches")
  func lateStub() {
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    let fake = scope.run { FakeKeeper() }
    fake.name("a")
    fake.stub.name(.any).andDo { _ in }
    expectGolden(scope.end().stubs.flatMap(\.calls))
  }
}
