import SpryMacros
import SpryMatchers
import Testing
import XCTest

@testable import Recipes

private struct AccountClosed: Error {}

@Suite("A database transaction", .spry)
struct TransactionTests {
  private let database = FakeDatabase()

  @Test("Both accounts change between begin and commit")
  func order() async throws {
    try await Bank(database: database).transfer(500, from: 1, to: 2)

    expectExactlyInOrder {
      database.calls.begin()
      database.calls.add(-500, to: 1)
      database.calls.add(500, to: 2)
      database.calls.commit()
    }
  }

  @Test("If the payee's account is closed, everything is rolled back")
  func rollback() async {
    database.stub.add(.any, to: 2).andThrow(AccountClosed())

    await #expect(throws: AccountClosed.self) {
      try await Bank(database: database).transfer(500, from: 1, to: 2)
    }

    expectInOrder {
      database.calls.add(500, to: 2)
      database.calls.rollback()
    }
    expectHaveNotReceived(database.calls.commit())
  }
}

final class TransactionXCTests: SpryTestCase {
  func testWithoutATransactionNothingIsDone() async {
    let database = FakeDatabase()
    database.stub.begin().andThrow(AccountClosed())

    try? await Bank(database: database).transfer(500, from: 1, to: 2)

    XCTAssertHaveReceived(database.calls.begin(), .once)
    expectNoOtherCalls(database)
  }
}
