import Testing

@testable import SpryKit

@Suite("What fakes and scopes tell of themselves")
struct ExplanationTests {
  /// As a location prints it.
  private func place(_ line: UInt) -> String { "ExplanationTests.swift:\(line)" }

  @Test func aFake() {
    let api = FakeAPI()
    #expect(
      api.explain() == """
        FakeAPI
          no stubs
          no calls
        """
    )
    api.spryName = "main"
    let line: UInt = #line
    api.stub(.close).andReturn(1).andThrow(NotFound())
    api.stub(.send).with(1, Argument.nonNil).andReturn()
    api.send(1)
    _ = try? api.close()
    _ = try? api.close()
    #expect(
      api.explain() == """
        FakeAPI "main"
          stubs:
            1. close()                               2 calls; \(place(line + 1))
            2. send(_:) with (1, anything but nil)   unused; \(place(line + 2))
          calls:
            1. send(1)
            2. close()   stub at \(place(line + 1))
            3. close()   threw NotFound(); stub at \(place(line + 1))
        """
    )
    #expect(
      api.explain(last: 1) == """
        FakeAPI "main"
          stubs:
            1. close()                               2 calls; \(place(line + 1))
            2. send(_:) with (1, anything but nil)   unused; \(place(line + 2))
          calls:
            … 2 calls before
            3. close()   threw NotFound(); stub at \(place(line + 1))
        """
    )
  }

  @Test func aStubWhosePlaceAnotherTookIsStillKnownByItsCalls() throws {
    let api = FakeAPI()
    let line: UInt = #line
    api.stub(.close).andReturn(1)
    _ = try api.close()
    api.stub(.close).andReturn(2)
    _ = try api.close()
    api.resetStubs()
    #expect(
      api.explain() == """
        FakeAPI
          no stubs
          calls:
            1. close()   stub at \(place(line + 1))
            2. close()   stub at \(place(line + 3))
        """
    )
  }

  @Test func aCallThatIsRunning() {
    let api = FakeAPI()
    let line: UInt = #line
    api.stub(.close).andDo { _ in api.explain().split(separator: "\n").count }
    api.stub(.close).andDo { _ in
      #expect(
        api.explain() == """
          FakeAPI
            stubs:
              1. close()   unused; \(place(line + 1))
              2. close()   1 call; \(place(line + 2))
            calls:
              1. close()   still running; stub at \(place(line + 2))
          """
      )
      return 1
    }
    _ = try? api.close()
  }

  @Test func aType() {
    withSpryScope {
      FakeDB.open("x")
      #expect(
        FakeDB.explain() == """
          FakeDB
            no stubs
            calls:
              1. open("x")
          """
      )
    }
  }

  @Test func aScope() {
    let scope = SpryScope(ofTest: "a test", misuse: .stop)
    scope.run {
      #expect(SpryScope.current.explain() == "no fakes")
      let (db, api, other) = (FakeDB(), FakeAPI(), FakeDB())
      let line: UInt = #line
      api.stub(.close).andThrow(NotFound())
      other.begin()
      db.begin()
      _ = try? api.close()
      FakeDB.open("x")
      #expect(
        SpryScope.current.explain() == """
          FakeDB #1
            no stubs
          FakeAPI
            stubs:
              1. close()   1 call; \(place(line + 1))
          FakeDB #2
            no stubs
          FakeDB.self
            no stubs
          calls:
            1. FakeDB #2: begin()
            2. FakeDB #1: begin()
            3. FakeAPI: close()         threw NotFound(); stub at \(place(line + 1))
            4. FakeDB.self: open("x")
          """
      )
      #expect(
        scope.timeline(last: 2) == [
          "3. FakeAPI: close()         threw NotFound(); stub at \(place(line + 1))",
          #"4. FakeDB.self: open("x")"#,
        ]
      )
      #expect(withSpryScope { SpryScope.current.explain() } == scope.explain())
    }
    _ = scope.end()
    #expect(scope.explain() == "no fakes")
  }

  @Test func aScopeThatOwnsNothingKnowsTypes() {
    withSpryScope {
      #expect(SpryScope.current.explain(last: 1) == "no fakes")
      FakeDB.open("x")
      FakeDB.open("y")
      #expect(
        SpryScope.current.explain(last: 1) == """
          FakeDB
            no stubs
          calls:
            … 1 call before
            2. FakeDB: open("y")
          """
      )
    }
  }
}
