import SpryKit
import SpryMatchers
import TestSupport
import Testing
import XCTest

@Suite("Misuse in a test without a scope")
struct WithoutScopeTests {
  /// Outside a scope, the expected number itself is misuse as well.
  fileprivate static let kinds = GoldenMisuse.allCases.filter { $0 != .tooManyCalls }

  @Test("Each kind of misuse fails the test once", arguments: kinds)
  func everyMisuse(misuse: GoldenMisuse) {
    let count = Locked(0)
    withKnownIssue {
      misuse.happen()
    } matching: { _ in
      count.withLock { $0 += 1 }
      return true
    }
    #expect(count.withLock { $0 } == 1)
  }

  // Only on Linux, the toolchain tells the lines, and only without optimization all of them.
  #if os(Linux) && DEBUG
    @Test("Misuse is at the line of the test, and names the caller")
    func line() {
      let found = failures {
        let librarian = Librarian(library: FakeLibrary())
        _ = librarian.count()  // <- line
      }
      // Otherwise, it is in the file of the fake.
      if callersHaveLines { #expect(found.lines == lines(of: "line")) }
      #expect(found.text.contains("\n  called by \(Librarian.place(of: "Librarian.count()"))\n"))
    }
  #endif
}

final class WithoutScopeXCTests: CatchingTestCase {
  func testEachKindOfMisuseFailsTheTestOnce() {
    for misuse in WithoutScopeTests.kinds {
      XCTAssertEqual(catching { misuse.happen() }.count, 1, "\(misuse)")
    }
  }

  func testMisuseInADetachedTaskFailsTheTest() async {
    let caught = await catching {
      _ = await Task.detached { FakeService().load(id: "7") }.value
    }
    XCTAssertEqual(caught.count, 1)
  }
}
