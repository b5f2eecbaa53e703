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

/// The same with another superclass, and with misuse.
final class SpryTestScopeTests: CatchingTestCase {
  override func invokeTest() {
    withSpryTestScope(self) { super.invokeTest() }
  }

  /// - Parameter distance: How many lines the misuse is above this call.
  private func assertMisuse(_ caught: [Caught], distance: Int = 0, line: UInt = #line) {
    XCTAssertEqual(caught.count, 1, line: line)
    XCTAssertTrue(
      caught.first?.description.contains("has no stub that answers") == true,
      line: line
    )
    // An optimized build may know only the line of the fake.
    #if os(Linux) && DEBUG
      XCTAssertTrue(caught.first?.file.hasSuffix("SpryTestCaseTests.swift") == true, line: line)
      XCTAssertEqual(caught.first?.line, Int(line) - distance, line: line)
    #endif
  }

  func testMisuseFailsTheTestAndItGoesOn() {
    let fake = FakeService()
    assertMisuse(catching { XCTAssertEqual(fake.load(id: "7"), 0) })
    assertMisuse(catching { XCTAssertEqual(FakeService.make(name: "a"), 0) })
    XCTAssertHaveReceived(fake, .load, with: "7")
  }
}
