import SpryKit
import SpryMatchers
import Testing

/// What the assertions report of a closure.
@Suite(.spry) struct SpyClosureReportTests {
  private let onDone = SpyClosure<(Int, String), Bool>("onDone")

  init() {
    onDone.stub().andReturn(true)
    let done: (Int, String) -> Bool = onDone.closure
    _ = done(1, "b")
  }

  private let missing = """
    'onDone': expected exactly 1 call with (1, "a"), got none
      1 other call:
        1. onDone(1, "b")   argument 2: "b" is not "a"
    """

  private let unwanted = """
    'onDone': expected no call with (1, "b"), got 1
      1 matching call:
        1. onDone(1, "b")
    """

  @Test func ofExpectations() {
    let line: UInt = #line + 2
    let failures = failures {
      expectHaveReceived(onDone, with: 1, "a", countSpecifier: .once)
      expectHaveNotReceived(onDone, with: 1, "b")
      expectHaveReceived(onDone, with: 1, "b")
      expectHaveNotReceived(onDone, with: 1, "a")
    }
    #expect(failures.map(\.message) == [missing, unwanted])
    #expect(failures.map(\.line) == [line, line + 1])
  }

  @Test func ofXCTAssertions() {
    let line: UInt = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(onDone, with: 1, "a", countSpecifier: .once)
      XCTAssertHaveNotReceived(onDone, with: 1, "b")
      XCTAssertHaveReceived(onDone, with: 1, "b")
      XCTAssertHaveNotReceived(onDone, with: 1, "a")
    }
    #expect(failures.map(\.message) == [missing, unwanted])
    #expect(failures.map(\.line) == [line, line + 1])
  }
}
