import SpryKit
import SpryMatchers
import XCTest

/// This file does not import Testing, so no default argument of an assertion may need it.
final class OnlyXCTestTests: SpryTestCase {
  private let fake = FakeService()

  func testEachAssertionCompilesAndPasses() async {
    fake.name = "a"
    FakeService.level = 1
    expectHaveReceived(fake.called(.name), .once)
    expectHaveNotReceived(fake.called(.load))
    expectHaveReceived(fake, .name)
    expectHaveNotReceived(fake, .load)
    expectHaveReceived(type: FakeService.self, .level)
    expectHaveNotReceived(type: FakeService.self, .make)
    expectInOrder { fake.called(.name) }
    expectExactlyInOrder { fake.called(.name) }
    expectNoOtherCalls(fake)
    expectNoOtherCalls(type: FakeService.self)
    await expectHaveReceived(fake.called(.name), within: .seconds(60))
    await expectHaveNotReceived(fake.called(.load), for: .zero)
  }

  func testAFailureIsAtItsLineOrAtTheLineOfACallerThatAHelperPassesOn() {
    let line = UInt(#line) + 2
    let failures = failures {
      expectHaveReceived(fake.called(.load))
      expectHaveReceived(fake.called(.load), file: "Helper.swift", line: 7)
    }
    XCTAssertEqual(failures.lines, [Int(line), 7])
  }
}
