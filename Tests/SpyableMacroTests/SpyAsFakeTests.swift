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
}

/// A spy has what every fake has. String literals name its members.
@Suite("A spy is a fake", .spry) struct SpyAsFakeTests {
  private let spy = StudioSpy()

  @Test("Its calls are checked as those of other fakes") func checks() async throws {
    spy.recordTakesReturnValue = 3
    spy.mixReturnValue = "mix"
    _ = spy.record("Waltz", takes: 2)
    _ = try await spy.mix("Waltz")
    spy.close()
    expectHaveReceived(spy.called("record(_:takes:)", with: "Waltz", 2), .once)
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

  @Test("A wait ends with its call") func waits() async throws {
    spy.mixReturnValue = "mix"
    let task = Task { [spy] in try await spy.mix("Waltz") }
    await expectHaveReceived(spy.called("mix(_:)", with: "Waltz"), within: .seconds(10))
    #expect(try await task.value == "mix")
  }

  @Test("A gate holds a call") func gates() async throws {
    let gate = spy.stub("mix(_:)").suspend()
    let task = Task { [spy] in try await spy.mix("Waltz") }
    try await gate.waitForCaller(within: .seconds(10))
    gate.resume(returning: "held")
    #expect(try await task.value == "held")
  }

  @Test("A failure lists the calls") func failures() {
    spy.recordTakesReturnValue = 3
    _ = spy.record("Waltz", takes: 2)
    withKnownIssue {
      expectHaveReceived(spy.called("record(_:takes:)", with: "Polka", 2))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      // The call, the argument that differs, and the line of the caller.
      return text.contains(#"record("Waltz", takes: 2)"#) && text.contains(#""Polka""#)
        && text.contains("SpyAsFakeTests.swift:")
    }
  }
}

private struct Stop: Error {}
