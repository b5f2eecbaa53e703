import SpryKit
import SpryMatchers
import TestSupport
import Testing

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

    @Test func thrownWhereThereIsNoDefaultValue() throws {
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

    @Test func assertions() {
      expectHaveReceived(library, .read)
      XCTAssertHaveRecordedCalls(library)
      _ = library.read("Emma", at: 1)
      expectHaveReceived(library, .read, countSpecifier: .exactly(2))
      expectHaveNotReceived(library, .read, with: "Emma", Argument.anything)
      XCTAssertHaveNoRecordedCalls(library)
      expectHaveReceived(type: FakeCatalog.self, .make, with: "A")
      XCTAssertHaveRecordedCalls(type: FakeCatalog.self)
      library.close()
      expectInOrder {
        library.called(.close)
        library.called(.read, with: "Emma", 1)
      }
      expectExactlyInOrder { library.called(.close) }
      expectHaveReceived(library.called(.close).since(SpryMark()))
      library.spryName = "city"
      library.name = "City"
      expectNoOtherCalls(library)
    }

    @Test func within() async {
      library.close()
      await expectHaveReceived(library.called(.read), within: .zero)
      await expectHaveNotReceived(library.called(.close), for: .zero)
    }

    @Test func waitThatThrows() async throws {
      library.close()
      try await library.called(.read).wait(within: .zero)
    }

    @Test func waitAtAGateThatThrows() async throws {
      let gate = library.stub(.fetch).suspend()
      try await gate.waitForCaller(within: .zero)
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

    @Test func withAComment() async {
      expectHaveReceived(library.called(.read), .once, "the reader opens a book")
      expectHaveReceived(library.called(.read), "a book is opened")
      expectHaveNotReceived(library.called(.close).times(.never), "the door stays open")
      await expectHaveReceived(library.called(.read), .once, "soon", within: .zero)
      XCTAssertHaveReceived(library.called(.count), .once, "counted")
    }

    @Test func withoutCalls() {
      #expect(Bool(false))
    }
  }
}
