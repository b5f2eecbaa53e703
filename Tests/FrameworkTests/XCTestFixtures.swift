import Foundation
import SpryKit
import SpryMacros
import SpryMatchers
import TestSupport
import XCTest

/// Simulates Swift 6.4, in which XCTest reports what Swift Testing records in one of its tests.
private func relayFailures() {
  typealias Handler =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?
    ) -> Void
  let install = cFunction(
    "_swift_testing_installFallbackEventHandler", as: (@convention(c) (Handler) -> Bool).self)
  let isInstalled = install? { _, start, count, _ in
    let event = String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    if event.contains("issueRecorded") { print("RELAYED \(event)") }
  }
  print("relays: \(isInstalled == true)")
}

/// The tests of a process of their own. Each either passes or fails once, at its line.
class XCTestFixture: SpryTestCase {
  let ferry = FakeFerry()

  override class func setUp() {
    super.setUp()
    if ProcessInfo.processInfo.environment["SPRY_RELAYS"] != nil { relayFailures() }
  }

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

/// Without a scope.
final class XCTestFixturesWithoutScope: XCTestCase {
  override class func setUp() { XCTestFixture.setUp() }

  override func invokeTest() {
    if runsFixtures { super.invokeTest() }
  }

  func testWithoutScope() {
    XCTAssertHaveReceived(FakeFerry().calls.cross(1))
    withSpry { expectHaveReceived(FakeFerry().calls.cross(2)) }
  }

  func testAsyncWithoutScope() async {
    await Task.detached { _ = expectHaveReceived(FakeFerry().calls.cross(3)) }.value
  }
}
