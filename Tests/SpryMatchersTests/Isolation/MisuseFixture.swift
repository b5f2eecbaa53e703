import Foundation
import SpryKit
import SpryMatchers
import Testing
import XCTest

/// Tests that fail on purpose, run only by ``MisuseRunTests`` in a process of their own.
let runsFixtures = ProcessInfo.processInfo.environment["SPRY_FIXTURES"] != nil

@Suite(.spry, .serialized, .enabled(if: runsFixtures)) struct MisuseFixture {
  private let fake = FakeService()

  @Test func a_passesBefore() {}

  @Test func b_misuse() {
    #expect(fake.load(id: "7") == 0)
  }

  @Test func c_misuseWhenAsync() async {
    await Task.yield()
    #expect(FakeService.make(name: "a") == 0)
  }

  @Test(arguments: 1...3) func d_misuseForOneArgument(number: Int) {
    if number != 2 { FakeService.stub(.make).andReturn(0) }
    #expect(FakeService.make(name: "a") == 0)
  }

  @Test func e_passesAfter() {}
}

final class MisuseXCTestFixture: SpryTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(runsFixtures, "fails on purpose")
  }

  func testA_passesBefore() {}

  func testB_misuse() {
    XCTAssertEqual(FakeService().load(id: "7"), 0)
  }

  func testC_misuseWhenAsync() async {
    await Task.yield()
    XCTAssertEqual(FakeService.make(name: "a"), 0)
  }

  func testD_passesAfter() {}
}
