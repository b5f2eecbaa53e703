// Only on Linux, the toolchain tells the callers, and only without optimization all of them.
#if os(Linux) && DEBUG
  import Dispatch
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

    func testMisuseInTheSetUp() {
      assert(
        failuresOfSetUp, contain: "\n  called by \(Librarian.place(of: "Librarian.count()"))\n",
        atLine: line(of: "in the set-up"))
    }

    func testMisuse() {
      let failures = catching {
        let librarian = librarian
        _ = librarian.count()
      }
      assert(
        failures, contain: "\n  called by \(Librarian.place(of: "Librarian.count()"))\n",
        atLine: #line - 4)
    }

    func testMisuseInAnAsyncMember() async {
      let failures = await catching {
        let librarian = librarian
        _ = await librarian.fetch()
      }
      assert(
        failures, contain: "\n  called by \(Librarian.place(of: "Librarian.fetch()"))\n",
        atLine: #line - 4)
    }

    func testMisuseInADetachedTask() async {
      let failures = await catching {
        let librarian = librarian
        await Task.detached {
          await Task.yield()
          _ = librarian.count()
        }.value
      }
      assert(
        failures, contain: "\n  called by \(Librarian.place(of: "Librarian.count()"))\n",
        atLine: #line - 5)
    }

    func testMisuseOnAQueue() async {
      let failures = await catching {
        let librarian = librarian
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            _ = librarian.count()
            continuation.resume()
          }
        }
      }
      assert(
        failures, contain: "\n  called by \(Librarian.place(of: "Librarian.count()"))\n",
        atLine: #line - 7)
    }

    func testMisuseOnAQueueOfTheCodeUnderTestIsAtTheNearestStub() async {
      library.stub(.open).lenient().andReturn(1)
      let line = #line - 1
      let failures = await catching { _ = await librarian.countOnQueue() }
      assert(
        failures, contain: "\n  called by \(Librarian.place(of: "Librarian.countOnQueue()"))\n",
        atLine: line)
    }

    func testFailedCheckNamesTheCallerInADetachedTask() async {
      library.stub(.count).andReturn(1)
      let librarian = librarian
      _ = await Task.detached { librarian.count() }.value
      let failures = catching { XCTAssertHaveNotReceived(library, .count) }
      assert(
        failures, contain: "1. count()   by \(Librarian.place(of: "Librarian.count()"))",
        atLine: #line - 3)
    }

    func testFailedCheckNamesTheCallerOnAQueue() async {
      library.stub(.count).andReturn(1)
      _ = await librarian.countOnQueue()
      let failures = catching { XCTAssertHaveNotReceived(library, .count) }
      assert(
        failures, contain: "1. count()   by \(Librarian.place(of: "Librarian.countOnQueue()"))",
        atLine: #line - 3)
    }

    func testFailedCheckNamesTheCallerOfAnAsyncMember() async {
      library.stub(.fetch).andReturn(1)
      _ = await librarian.fetch()
      let failures = catching { XCTAssertHaveNotReceived(library, .fetch) }
      assert(
        failures, contain: "1. fetch()   by \(Librarian.place(of: "Librarian.fetch()"))",
        atLine: #line - 3)
    }
  }
#endif
