import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@Spyable private protocol Studio {
  var title: String { get set }
  func record(_ song: String, takes: Int) -> Int
  func mix(_ song: String) async throws -> String
  func close()
  subscript(track: Int) -> String { get set }
  static func open(_ name: String) -> Bool
  func fade<Level>(_ level: inout Level, levelChanged: Int)
  func check<Failure: Error>(_ type: Failure.Type) throws(Failure)
}

@Spyable protocol Reel { func load(id: String) }
@Spyable(inheriting: "ReelSpy") protocol Tape: Reel { func load(id: Int) }

/// A spy has what every fake has. String literals name its members.
@Suite("A spy is a fake", .spry) struct SpyAsFakeTests {
  private let spy = StudioSpy()

  @Test("Its calls are checked as those of other fakes") func checks() async throws {
    spy.recordTakesReturnValue = 3
    spy.mixReturnValue = "mix"
    _ = spy.record("Waltz", takes: 2)
    _ = try await spy.mix("Waltz")
    spy.close()
    expectHaveReceived(spy.called("record(_:takes:)", with: "Waltz", 2).returned(3), .once)
    expectInOrder {
      spy.called("record(_:takes:)")
      spy.called("mix(_:)", with: "Waltz")
      spy.called("close()")
    }
    expectNoOtherCalls(spy)
    #expect(spy.called("mix(_:)").arguments(as: String.self) == ["Waltz"])
  }

  @Test("A stub answers before the names") func stubs() async throws {
    spy.recordTakesReturnValue = 3
    spy.stub("record(_:takes:)").with("Waltz", Argument.anything).andReturn(7)
    #expect(spy.record("Waltz", takes: 1) == 7)
    #expect(spy.record("Polka", takes: 1) == 3)
    spy.mixThrowableError = Stop()
    spy.stub("mix(_:)").andReturn("mix")
    #expect(try await spy.mix("Polka") == "mix")
    spy.stub("title").andReturn("Stub")
    spy.title = "Name"
    #expect(spy.title == "Stub")
    spy.subscriptClosure = { "track \($0)" }
    spy.stub("subscript(_:)").with(1).andReturn("one")
    #expect([spy[1], spy[2]] == ["one", "track 2"])
    spy[2] = "two"
    expectHaveReceived(spy.called("subscript(_:).set", with: 2, "two"))
    StudioSpy.openReturnValue = false
    StudioSpy.stub("open(_:)").with("Abbey Road").andReturn(true)
    #expect([StudioSpy.open("Abbey Road"), StudioSpy.open("Hansa")] == [true, false])
  }

  @Test("A stub can call through to the names") func callThrough() {
    spy.recordTakesClosure = { song, takes in song.count * takes }
    spy.stub("record(_:takes:)").andReturn(1).andCallThrough()
    #expect([1, 2].map { spy.record("Waltz", takes: $0) } == [1, 10])
  }

  // Without lines of callers, misuse is not at the line of the test, and then names the test as the caller.
  @Test("A stub that calls through to names that are not set is misuse", .spry(callers: false))
  func callThroughToNothing() {
    spy.stub("record(_:takes:)").andCallThrough()
    let texts = misuses { _ = spy.record("Waltz", takes: 1) }
    expectGolden(texts, "A stub calls through to nothing")
  }

  @Test("An error of another type than the member throws is misuse", .spry(callers: false))
  func wrongError() {
    spy.checkThrowableError = Stop()
    let texts = misuses { try? spy.check(Overflow.self) }
    expectGolden(texts, "An error of another type")
  }

  @Test(
    "A strict spy needs an answer for members that return nothing, but not for setters",
    .spry(callers: false))
  func strict() {
    spy.strictness = .strict
    let texts = misuses {
      spy.close()
      spy[1] = "one"
    }
    expectGolden(texts, "A strict spy")
    spy.closeClosure = {}
    #expect(misuses { spy.close() } == [])
  }

  @Test("resetCalls() removes the calls that names show, and keeps the answers") func resetCalls() {
    spy.recordTakesReturnValue = 3
    _ = spy.record("Waltz", takes: 2)
    spy.recordTakesCallsCount = 5
    spy.recordTakesReceivedArguments = ("set", 1)
    spy.resetCalls()
    #expect(spy.recordTakesCallsCount == 0)
    #expect(spy.recordTakesReceivedArguments == nil)
    #expect(spy.recordTakesReceivedInvocations.isEmpty)
    #expect(spy.record("Polka", takes: 1) == 3)
  }

  @Test("Names of a child show the calls of its own overload") func overloadsOfAParent() {
    let spy = TapeSpy()
    spy.load(id: "before")
    spy.load(id: 7)
    spy.load(id: "after")
    #expect(spy.loadIdCallsCount == 1)
    #expect(spy.loadIdReceivedId == 7)
    #expect((spy as ReelSpy).loadIdReceivedInvocations == ["before", "after"])
    #expect(spy.called("load(id:)").count == 3)
  }

  @Test("A failure lists the calls") func failures() {
    spy.recordTakesReturnValue = 3
    _ = spy.record("Waltz", takes: 2)
    withKnownIssue {
      expectHaveReceived(spy.called("record(_:takes:)", with: "Polka", 2))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      // The call, the argument that differs, and the caller.
      return text.contains(#"record("Waltz", takes: 2)"#) && text.contains(#""Polka""#)
        && text.contains("by SpyAsFakeTests.failures()")
    }
  }
}

private struct Stop: Error {}
