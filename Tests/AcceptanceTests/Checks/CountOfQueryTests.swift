import SpryKit
import SpryMatchers
import TestSupport
import Testing
import XCTest

private final class FakeWall: Spryable {
  enum Function: String, StringRepresentable {
    case post = "post(_:)"
  }

  func post(_ text: String) { spryify(arguments: text) }
}

@Suite("The count of a query", .spry)
struct CountOfQueryTests {
  private let wall = FakeWall()
  private var twice: CallQuery { wall.called(.post).times(.exactly(2)) }

  @Test("Every check honours it")
  func checks() {
    wall.post("a")
    #expect(!twice.didCall().success)
    withKnownIssue { expectHaveReceived(twice) }
    withKnownIssue { XCTAssertHaveReceived(twice) }
    wall.post("b")
    #expect(twice.didCall().success)
    expectHaveReceived(twice)
    XCTAssertHaveReceived(twice)
  }

  @Test("A check that takes no count fails if there is one, whatever the calls are")
  func checksWithoutCount() async {
    withKnownIssue { expectHaveNotReceived(twice) }
    withKnownIssue { XCTAssertHaveNotReceived(twice) }
    await withKnownIssue { _ = await expectHaveNotReceived(twice, for: .zero) }
    withKnownIssue { expectNoOtherCalls(wall, ignoring: twice) }
  }

  @Test("A wait honours it")
  func waits() async throws {
    wall.post("a")
    _ = await failedWait { _ = try await twice.wait(within: .zero) }
    await withKnownIssue { _ = await expectHaveReceived(twice, within: .zero) }
    wall.post("b")
    let first = try await twice.wait(within: .zero)
    #expect(first.description == #"post("a")"#)
  }

  @Test("The count of a check replaces it")
  func countOfTheCheck() {
    wall.post("a")
    expectHaveReceived(twice, .once)
  }
}
