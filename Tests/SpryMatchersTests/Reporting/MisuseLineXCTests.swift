// Only on Linux, the toolchain tells the callers, and only without optimization all of them.
#if os(Linux) && DEBUG
  import SpryKit
  import SpryMatchers
  import TestSupport
  import XCTest

  /// The line of misuse, and the callers in failed checks, in a test case that overrides `invokeTest()`.
  final class MisuseLineXCTests: CatchingTestCase {
    private let library = FakeLibrary()
    private var librarian: Librarian { Librarian(library: library) }
    private var failuresOfSetUp: [Caught] = []

    override func invokeTest() {
      withSpryTestScope(self) { super.invokeTest() }
    }

    override func setUp() {
      failuresOfSetUp = catching {
        let library = FakeLibrary()
        _ = Librarian(library: library).count()  // <- in the set-up
      }
    }

    private func assert(
      _ failures: [Caught], contain text: String, atLine failureLine: Int, line: UInt = #line
    ) {
      XCTAssertEqual(failures.map(\.line), [failureLine], line: line)
      XCTAssertEqual(
        failures.first?.file.hasSuffix("/MisuseLineXCTests.swift"), true, line: line)
      XCTAssertEqual(failures.first?.description.contains(text), true, line: line)
    }

    func testMisuseInTheSetUp() throws {
      try XCTSkipUnless(callersHaveLines)
      assert(
        failuresOfSetUp, contain: "\n  called by \(Librarian.place(of: "Librarian.count()"))\n",
        atLine: line(of: "in the set-up"))
    }

    func testMisuseOnAQueueOfTheCodeUnderTestIsAtTheNearestStub() async {
      library.stub(.open).lenient().andReturn(1)  // <- nearest stub
      let failures = await catching { _ = await librarian.countOnQueue() }
      assert(
        failures, contain: "\n  called by \(Librarian.place(of: "Librarian.countOnQueue()"))\n",
        atLine: line(of: "nearest stub"))
    }

    func testFailedCheckNamesTheCallerInADetachedTask() async {
      library.stub(.count).andReturn(1)
      let librarian = librarian
      _ = await Task.detached { librarian.count() }.value
      let failures = catching { XCTAssertHaveNotReceived(library, .count) }  // <- detached
      assert(
        failures, contain: "1. count()   by \(Librarian.place(of: "Librarian.count()"))",
        atLine: line(of: "detached"))
    }
  }
#endif
