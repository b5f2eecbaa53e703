import Dispatch
import SpryKit
import SpryMatchers
import Testing

/// Tests that end with issues on purpose.
extension GoldenSwiftTesting {
  @Suite(.spry, .serialized) struct Stubs {
    private let library = FakeLibrary()

    @Test func unused() {
      library.stub(.count).andReturn(1)
      library.stub(.read).with("Emma", 1).andReturn("")
      library.stub(.read).with("Emil", Argument.anything).andReturn("")
      _ = library.read("Emil", at: 3)
      for page in 2...3 { library.stub(.lend).with("Emma").andReturn(Page(number: page)) }
      library.stub(.close).lenient().andReturn()
    }

    @Test(.spry(unusedStubs: .fail)) func unusedStrictly() {
      library.stub(.count).andReturn(1)
    }

    @Test(.spry(unusedStubs: .off)) func unusedAndOff() {
      library.stub(.count).andReturn(1)
    }

    @Test func replacedBeforeItWasUsed() {
      library.stub(.count).andReturn(1)
      library.stub(.count).andReturn(2)
      _ = library.count()
    }

    @Test func replacedBeforeItsCalls() {
      library.stub(.count).andReturn(1).expected(.exactly(2))
      _ = library.count()
      library.stub(.count).andReturn(2)
      _ = library.count()
    }

    @Test func tooFewCalls() {
      library.stub(.count).andReturn(1).expected(.exactly(2))
      _ = library.count()
      library.stub(.read).with("Emma", 1).andReturn("").expected(.once)
      library.stub(.read).andReturn("")
      _ = library.read("Emma", at: 2)
    }
  }

  @Suite(.spry, .serialized) struct NoSecondFailure {
    private let library = FakeLibrary()

    private func stub(_ function: StaticString = #function) {
      library.stub(.count, maker: function).andReturn(1).expected(.once)
      library.stub(.read, maker: function).with("Emma", 1).andReturn("")
      library.stub(.read, maker: function).andReturn("")
      _ = library.read("Emma", at: 2)
    }

    @Test func failing() {
      stub()
      #expect(Bool(false))
    }

    @Test func throwing() throws {
      stub()
      throw Torn()
    }

    @Test func withMisuse() {
      stub()
      _ = FakeCatalog.make(name: "Emma")
    }

    @Test func withMisuseThatNamesTheStub() {
      library.stub(.read).with("Emma", 1).andReturn("")
      _ = library.read("Emma", at: 2)
    }

    @Test(.disabled("on purpose")) func skipped() { stub() }

    #if compiler(>=6.3)
      @Test func cancelled() throws {
        stub()
        try Test.cancel("on purpose")
      }
    #endif
  }

  @Suite(.spry, .serialized) struct OffTheTask {
    private let library = FakeLibrary()

    @Test func detachedTask() async {
      let misuse = Task.detached { [library] in library.count() }
      #expect(await misuse.value == 0)
    }

    @Test func thrownByADetachedTask() async throws {
      let library = library
      try await Task.detached { _ = try library.lend("Emma") }.value
    }

    @Test func queue() async {
      library.stub(.count).andReturn(1).expected(.atMost(1))
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { [library] in
          _ = library.count()
          _ = library.count()
          continuation.resume()
        }
      }
    }

    @Test func afterAFailure() async {
      let misuse = Task.detached { [library] in library.count() }
      #expect(await misuse.value == 1)
    }

    #if compiler(>=6.3)
      @Test func beforeACancellation() async throws {
        _ = await Task.detached { [library] in library.count() }.value
        try Test.cancel("on purpose")
      }
    #endif

    @Test func passesAfterwards() {}
  }

  @Suite(.spry, .serialized) struct Late {
    private static let detached = LateWork()
    private static let ofTheTask = LateWork()
    private let library = FakeLibrary()

    @Test func a_startsWork() async {
      let library = library
      await Self.detached.keep(
        Task.detached {
          await Self.detached.wait()
          _ = library.read("Emma", at: 1)
        }
      )
      await Self.ofTheTask.keep(
        Task {
          await Self.ofTheTask.wait()
          _ = library.count()
        }
      )
    }

    @Test func b_detachedWorkEnds() async { await Self.detached.finish() }

    @Test func c_workOfTheTaskEnds() async { await Self.ofTheTask.finish() }
  }

  @Suite(.spry, .serialized) struct SetUp {
    private let library = FakeLibrary()

    init() {
      library.stub(.count).andReturn(1)
      library.stub(.read).andReturn("")
      library.stub(.close).andReturn()
    }

    @Test func usesOne() { _ = library.count() }

    @Suite struct Inside {
      private let library = FakeLibrary()

      init() {
        library.stub(.lend).andReturn(Page())
        library.stub(.open).andReturn(1)
      }

      @Test func usesAnother() throws { _ = try library.lend("Emma") }
    }
  }

  @Suite(.spry(unusedStubs: .fail), .serialized) struct StrictSetUp {
    private let library = FakeLibrary()

    init() {
      library.stub(.count).andReturn(1)
    }

    @Test func usesNone() {}
    @Test func usesNoneEither() {}
  }

  @Suite(.spry, .serialized) struct FailingSetUp {
    private let library = FakeLibrary()

    init() {
      library.stub(.count).andReturn(1)
    }

    @Test func failsBeforeItUsesIt() throws { try #require(Bool(false)) }
  }

  @Suite(.serialized) struct WithoutTheTrait {
    @Test func withSpry() {
      SpryMatchers.withSpry {
        let library = FakeLibrary()
        library.stub(.count).andReturn(1)
        library.stub(.close).andReturn().expected(.once)
        _ = library.name
      }
    }

    @Test func withSpryAtItsEnd() async {
      await SpryMatchers.withSpry(unusedStubs: .fail) {
        let library = FakeLibrary()
        library.stub(.count).andReturn(1)
        library.stub(.close).andReturn().expected(.once)
        await Task.yield()
      }
    }

    @Test func withSpryAfterAFailure() {
      SpryMatchers.withSpry {
        let library = FakeLibrary()
        library.stub(.close).andReturn().expected(.once)
        #expect(Bool(false))
      }
    }

    @Test func withSpryThatThrows() throws {
      try SpryMatchers.withSpry {
        FakeLibrary().stub(.close).andReturn().expected(.once)
        throw Torn()
      }
    }

    @Test func withSpryThatThrowsMisuse() throws {
      try SpryMatchers.withSpry { _ = try FakeLibrary().lend("Emma") }
    }

    @Test func withSpryThatThrowsMisuseWhenAsync() async throws {
      try await SpryMatchers.withSpry {
        await Task.yield()
        _ = try FakeLibrary().lend("Emma")
      }
    }

    @Test func withSpryAroundAWaitThatThrows() async throws {
      try await SpryMatchers.withSpry {
        _ = try await FakeLibrary().called(.close).wait(within: .zero)
      }
    }

    @Test(.spry) func onlyTheTest() {
      helper()
    }

    private func helper() {
      FakeLibrary().stub(.count).andReturn(1)
    }

    @Test func checkOffTheTask() async {
      _ = await Task.detached { XCTAssertHaveRecordedCalls(FakeLibrary()) }.value
    }
  }
}
