import Dispatch
import Foundation
import SpryKit
import SpryMatchers
import Testing

let runsFixtures = ProcessInfo.processInfo.environment["SPRY_FIXTURES"] != nil

/// Tests that fail, warn or pass on purpose: run only by ``GoldenTests``, in a process of their own.
@Suite(.serialized, .enabled(if: runsFixtures)) struct GoldenSwiftTesting {
  @Suite(.spry, .serialized) struct Passing {
    private let library = FakeLibrary()

    @Test func beforeAll() {}

    @Test func usesItsStubs() {
      library.stub(.count).andReturn(3)
      #expect(library.count() == 3)
    }

    @Test func knownIssueIsNoFailure() {
      withKnownIssue { expectHaveReceived(library, .count) }
    }
  }

  @Suite(.spry, .serialized) struct Misuses {
    @Test(arguments: GoldenMisuse.allCases) func misuse(_ misuse: GoldenMisuse) { misuse.happen() }

    @Test func thrownWhereThereIsNoEmptyValue() throws {
      _ = try FakeLibrary().lend("Emma")
    }

    @Test func wrongGateValue() async {
      let library = FakeLibrary()
      let gate = library.stub(.fetch).suspend()
      async let fetched = library.fetch()
      await gate.waitForCaller()
      gate.resume(returning: "many")
      _ = await fetched
    }

    @Test(arguments: 1...3) func forOneArgument(number: Int) {
      if number != 2 { FakeCatalog.stub(.make).andReturn(0) }
      _ = FakeCatalog.make(name: "A")
    }
  }

  @Suite(.spry, .serialized) struct Expectations {
    private let library = FakeLibrary()

    init() {
      library.stub(.read).lenient().andReturn("")
      library.stub(.close).lenient().andReturn()
    }

    @Test func received() {
      _ = library.read("Emil", at: 1)
      _ = library.read("Emma", at: 7)
      library.close()
      expectHaveReceived(library, .read, with: "Emma", 1)
    }

    @Test func receivedNothing() {
      expectHaveReceived(library, .read)
    }

    @Test func count() {
      _ = library.read("Emma", at: 1)
      expectHaveReceived(library, .read, countSpecifier: .exactly(2))
    }

    @Test func notReceived() {
      _ = library.read("Emma", at: 1)
      expectHaveNotReceived(library, .read, with: "Emma", Argument.anything)
    }

    @Test func anyCall() {
      expectHaveRecordedCalls(library)
    }

    @Test func noCall() {
      library.name = "City"
      expectHaveNoRecordedCalls(library)
    }

    @Test func ofAType() {
      expectHaveReceived(FakeCatalog.self, .make, with: "A")
      expectHaveRecordedCalls(FakeCatalog.self)
    }

    @Test func inOrder() {
      library.close()
      _ = library.read("Emma", at: 1)
      expectInOrder {
        library.called(.read, with: "Emma", 1)
        library.called(.close)
      }
    }

    @Test func exactlyInOrder() {
      library.close()
      _ = library.read("Emma", at: 1)
      expectExactlyInOrder {
        library.called(.read, with: "Emma", 1)
      }
    }

    @Test func before() {
      library.close()
      _ = library.read("Emma", at: 1)
      expectCalled(library.called(.read), before: library.called(.close))
    }

    @Test func noOtherCalls() {
      library.spryName = "city"
      library.close()
      _ = library.read("Emma", at: 1)
      library.name = "City"
      expectHaveReceived(library, .close)
      expectNoOtherCalls(library)
    }

    @Test func sinceAMark() {
      library.close()
      let mark = library.mark()
      _ = library.read("Emma", at: 1)
      expectHaveReceived(library, .close, since: mark)
    }

    @Test func within() async {
      library.close()
      await expectHaveReceived(library, .read, within: .zero)
      await expectHaveNotReceived(library, .close, for: .zero)
    }

    @Test func plainExpectation() {
      library.name = "City"
      _ = library.read("Emma", at: 1)
      #expect(library.read("Emma", at: 2) == "She")
    }

    @Test func manyCalls() throws {
      for page in 1...25 { _ = library.read("Emma", at: page) }
      try #require(library.recordedCalls.isEmpty)
    }

    @Test func withoutCalls() {
      #expect(Bool(false))
    }
  }

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

    @Test(.spry(unusedStubs: .strict)) func unusedStrictly() {
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

    @Test func requiring() throws {
      stub()
      try #require(Bool(false))
    }

    @Test func withMisuse() {
      stub()
      library.close()
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

  @Suite(.spry(unusedStubs: .strict), .serialized) struct StrictSetUp {
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
      await SpryMatchers.withSpry(unusedStubs: .strict) {
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

    @Test(.spry) func onlyTheTest() {
      helper()
    }

    private func helper() {
      FakeLibrary().stub(.count).andReturn(1)
    }

    @Test func checkOffTheTask() async {
      await Task.detached { expectHaveRecordedCalls(FakeLibrary()) }.value
    }
  }
}
