import SpryKit
import SpryMatchers
import XCTest

/// Each test, with its `setUp` and `tearDown`, has a scope of its own.
final class SpryTestCaseTests: SpryTestCase {
  override func setUp() {
    FakeService.stub(.level).andReturn(1)
    XCTAssertHaveNoRecordedCalls(type: FakeService.self)
  }

  override func tearDown() {
    XCTAssertEqual(FakeService.level, 1)
    XCTAssertHaveReceived(type: FakeService.self, .make, countSpecifier: .once)
  }

  // Two tests that would each see the calls of the other.
  func testStaticStateIsOfTheTest() {
    FakeService.stub(.make).andReturn(1)
    XCTAssertEqual(FakeService.make(name: "a"), 1)
    XCTAssertHaveReceived(type: FakeService.self, .make, with: "a", countSpecifier: .once)
  }

  func testStaticStateIsOfTheOtherTest() {
    FakeService.stub(.make).with("b").andReturn(2)
    XCTAssertEqual(FakeService.make(name: "b"), 2)
  }

  func testAsyncTestHasTheScope() async throws {
    XCTAssertEqual(FakeService.level, 1)
    FakeService.stub(.make).andReturn(3)
    let made = await Task.detached { FakeService.make(name: "c") }.value
    XCTAssertEqual(made, 3)
    XCTAssertHaveReceived(type: FakeService.self, .make, with: "c", countSpecifier: .once)
  }

  @MainActor func testTestOfTheMainActorHasTheScope() async {
    await Task.yield()
    FakeService.stub(.make).andReturn(4)
    XCTAssertEqual(FakeService.make(name: "d"), 4)
  }
}
