import SpryKit
import SpryMatchers
import TestSupport
import Testing
import XCTest

@Suite("The count of a query", .spry)
struct CountOfQueryTests {
  private let database = FakeDB()
  private var twice: CallQuery { database.called(.insert).times(.exactly(2)) }

  @Test("Every check honours it")
  func checks() {
    database.insert("a")
    #expect(!twice.didCall().success)
    withKnownIssue { expectHaveReceived(twice) }
    withKnownIssue { XCTAssertHaveReceived(twice) }
    database.insert("b")
    #expect(twice.didCall().success)
    expectHaveReceived(twice)
    XCTAssertHaveReceived(twice)
  }

  @Test("A check that takes no count fails if there is one, whatever the calls are")
  func checksWithoutCount() async {
    withKnownIssue { expectHaveNotReceived(twice) }
    withKnownIssue { XCTAssertHaveNotReceived(twice) }
    await withKnownIssue { _ = await expectHaveNotReceived(twice, for: .zero) }
    withKnownIssue { expectNoOtherCalls(database, ignoring: twice) }
  }

  @Test("A wait honours it")
  func waits() async throws {
    database.insert("a")
    _ = await failedWait { _ = try await twice.wait(within: .zero) }
    await withKnownIssue { _ = await expectHaveReceived(twice, within: .zero) }
    database.insert("b")
    let first = try await twice.wait(within: .zero)
    #expect(first.description == #"insert("a")"#)
  }

  @Test("A check that has a count as well is a mistake")
  func countOfTheCheck() {
    database.insert("a")
    let failure = twice.didCall(.once).failureDescription
    #expect(failure?.hasSuffix("and 'exactly 1 call'\n  remove one of the counts") == true)
    withKnownIssue { expectHaveReceived(twice, .once) }
  }
}
