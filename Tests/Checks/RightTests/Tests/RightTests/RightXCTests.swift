import Dispatch
import SpryMacros
import SpryMatchers
import XCTest

final class RightXCTests: SpryTestCase {
  private let repository = FakeRepository()

  func testExpectedCallOnAQueue() async throws {
    repository.stub.count().andReturn(3).expected(.once)
    Cleaner(repository: repository).countOnAQueue()
    try await repository.calls.count().wait(within: limit)
  }

  func testExpectedCallInATask() async throws {
    repository.stub.delete(1).andReturn().expected(.once)
    Cleaner(repository: repository).delete(1)
    await expectHaveReceived(repository.calls.delete(1), within: limit)
  }

  func testStaticMembers() {
    FakeRates.stub.rate(of: "EUR").andReturn(2).expected(.once)
    XCTAssertEqual(FakeRates.rate(of: "EUR"), 2)
  }
}

/// With another superclass than `SpryTestCase`.
final class RightScopeXCTests: XCTestCase {
  override func invokeTest() {
    withSpryTestScope(self) { super.invokeTest() }
  }

  func testExpectedCallInATask() async throws {
    let repository = FakeRepository()
    repository.stub.delete(1).andReturn().expected(.once)
    Cleaner(repository: repository).delete(1)
    try await repository.calls.delete(1).wait(within: limit)
  }
}
