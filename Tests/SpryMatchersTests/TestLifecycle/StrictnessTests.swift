import SpryKit
import SpryMatchers
import Testing
import XCTest

private final class FakeLog: Spryable {
  enum Function: String, StringRepresentable {
    case close = "close()"
    case size = "size()"
  }

  let spryState = SpryState()

  func close() { spryify() }
  func size() -> Int { spryify() }
}

@Suite("Strict tests")
struct StrictnessTests {
  @Test(
    "A test with .spry(.strict) fails for an unstubbed call of a member that returns nothing",
    .spry(.strict))
  func strictTest() {
    withKnownIssue {
      FakeLog().close()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("'close()' on FakeLog has no stub") == true
    }
  }

  @Test("Other tests need no stub of it", .spry)
  func normalTest() { FakeLog().close() }

  @Test("withSpry can be strict")
  func strictClosure() {
    let failed = failures { withSpry(strictness: .strict) { FakeLog().close() } }
    #expect(failed.count == 1)
    #expect(failures { withSpry { FakeLog().close() } }.isEmpty)
  }

  @Test("A test with .spry(.relaxed) gets default values", .spry(.relaxed))
  func relaxedTest() {
    let log = FakeLog()
    #expect(log.size() == 0)
    expectHaveReceived(log, .size)
  }

  @Suite("A suite with .spry(.strict)", .spry(.strict, unusedStubs: .off))
  struct StrictSuite {
    @Test("Its tests are strict, and a fake can be exempt")
    func exemptFake() {
      let log = FakeLog()
      #expect(log.strictness == .strict)
      log.strictness = .normal
      log.close()
    }
  }
}

final class StrictTestCaseTests: SpryTestCase {
  override var strictness: Strictness { .strict }

  func testItsFakesAreStrict() {
    XCTAssertEqual(FakeLog().strictness, .strict)
  }
}

final class StrictTestScopeTests: CatchingTestCase {
  override func invokeTest() {
    withSpryTestScope(self, strictness: .strict) { super.invokeTest() }
  }

  func testAnUnstubbedCallFailsTheTest() {
    let caught = catching { FakeLog().close() }
    XCTAssertEqual(caught.count, 1)
    XCTAssertTrue(caught.first?.description.contains("'close()' on FakeLog has no stub") == true)
  }
}
