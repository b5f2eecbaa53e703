import TestSupport
import Testing

@testable import SpryKit

@Suite("How fakes and scopes explain themselves")
struct ExplanationTests {
  @Test("A fake lists its stubs and calls")
  func aFake() {
    let api = FakeAPI()
    expectGolden(api.explain(), "nothing yet")
    api.spryName = "main"
    api.stub(.close).andReturn(1).andThrow(NotFound())
    api.stub(.send).with(1, Argument.nonNil).andReturn()
    api.send(1)
    _ = try? api.close()
    _ = try? api.close()
    expectGolden(api.explain(), "stubs and calls")
    expectGolden(api.explain(last: 1), "the last call only")
  }

  @Test("Equal calls share a line only if no call was between them")
  func equalCalls() {
    let scope = SpryScope(ofTest: "test", misuse: .stop)
    let (first, second) = scope.run { (FakeAPI(), FakeAPI()) }
    for _ in 1...3 { first.send(1) }
    second.send(1)
    first.send(1)
    let calls = CallTimeline(of: [first.spryState.history()], named: false)
    #expect(calls.answeredLines == ["1–3. send(1)", "  5. send(1)"])
  }

  @Test("A call names the line of its stub after the stub is gone")
  func stubsThatAreGone() throws {
    let api = FakeAPI()
    api.stub(.close).andReturn(1)
    _ = try api.close()
    api.stub(.close).andReturn(2)
    _ = try api.close()
    api.resetStubs()
    expectGolden(api.explain())
  }

  @Test("A call that is still running")
  func aCallThatIsRunning() {
    let api = FakeAPI()
    api.stub(.close).andDo { _ in api.explain().split(separator: "\n").count }
    api.stub(.close).andDo { _ in
      expectGolden(api.explain())
      return 1
    }
    _ = try? api.close()
  }

  @Test("A type lists its calls")
  func aType() {
    withSpryScope {
      FakeDB.open("x")
      expectGolden(FakeDB.explain())
    }
  }

  @Test("A scope lists its fakes and the order of their calls")
  func aScope() {
    let scope = SpryScope(ofTest: "a test", misuse: .stop)
    scope.run {
      #expect(SpryScope.current.explain() == "no fakes")
      let (db, api, other) = (FakeDB(), FakeAPI(), FakeDB())
      api.stub(.close).andThrow(NotFound())
      other.begin()
      db.begin()
      _ = try? api.close()
      FakeDB.open("x")
      expectGolden(SpryScope.current.explain())
      expectGolden(scope.timeline(last: 2), "the end of the timeline")
      #expect(withSpryScope { SpryScope.current.explain() } == scope.explain())
    }
    _ = scope.end()
    #expect(scope.explain() == "no fakes")
  }

  @Test("An inner scope lists the types that it used")
  func innerScope() {
    withSpryScope {
      #expect(SpryScope.current.explain(last: 1) == "no fakes")
      FakeDB.open("x")
      FakeDB.open("y")
      expectGolden(SpryScope.current.explain(last: 1))
    }
  }
}
