import Foundation
import SpryMacros
import SpryMatchers
import TestSupport
import XCTest

/// The tests of a process of their own. Each either passes or fails once, at its line.
class XCTestFixture: SpryTestCase {
  let ferry = FakeFerry()

  override func setUp() { ferry.stub.dock().andReturn(1).lenient() }

  override func invokeTest() {
    if runsFixtures { super.invokeTest() }
  }
}

final class XCTestFixtures: XCTestFixture {
  func testPlain() { ferry.crossOrFail() }  // <- testPlain

  func testThrows() throws {
    ferry.stub.sail().andReturn(1)
    _ = try ferry.sail()
    ferry.crossOrFail()  // <- testThrows
  }

  func testAsync() async {
    let docked = await ferry.dock()
    XCTAssertEqual(docked, 1)
    ferry.crossOrFail()  // <- testAsync
  }

  func testTeardownBlock() {
    let ferry = ferry
    addTeardownBlock { ferry.crossOrFail() }  // <- testTeardownBlock
  }

  func testExpectation() {
    let docked = expectation(description: "docked")
    let ferry = ferry
    DispatchQueue.global().async {
      ferry.board(Passenger())
      docked.fulfill()
    }
    wait(for: [docked], timeout: 60)
    XCTAssertHaveReceived(ferry.calls.board(.any))
    ferry.crossOrFail()  // <- testExpectation
  }

  func testFulfillment() async {
    let docked = expectation(description: "docked")
    Task { [ferry] in
      ferry.board(Passenger())
      docked.fulfill()
    }
    await fulfillment(of: [docked], timeout: 60)
    ferry.crossOrFail()  // <- testFulfillment
  }

  func testSkip() throws {
    ferry.stub.cross(1).andReturn(1)
    if !fixturesFail { throw XCTSkip("on purpose") }
    ferry.crossOrFail()  // <- testSkip
  }

  func testWithSpry() { withSpry { FakeFerry().crossOrFail() } }  // <- testWithSpry
}

final class XCTestFixturesInAScope: XCTestCase {
  private let ferry = FakeFerry()

  override func invokeTest() {
    if runsFixtures { withSpryTestScope(self) { super.invokeTest() } }
  }

  func testPlainInAScope() { ferry.crossOrFail() }  // <- testPlainInAScope

  func testAsyncInAScope() async {
    await Task.yield()
    ferry.crossOrFail()  // <- testAsyncInAScope
  }

  func testTeardownBlockInAScope() {
    let ferry = ferry
    addTeardownBlock { ferry.crossOrFail() }  // <- testTeardownBlockInAScope
  }

  func testSkipInAScope() throws {
    ferry.stub.cross(1).andReturn(1)
    if !fixturesFail { throw XCTSkip("on purpose") }
    ferry.crossOrFail()  // <- testSkipInAScope
  }
}
