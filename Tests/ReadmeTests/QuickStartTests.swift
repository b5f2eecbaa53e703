import Foundation
import SpryMacros
import SpryMatchers
import XCTest

final class WelcomeXCTests: SpryTestCase {
  func testSendsAWelcome() {
    let mailer = FakeMailer()
    mailer.stub.send(.any, to: .any).andReturn(true)

    XCTAssertTrue(welcome("ann@example.com", by: mailer))

    // Example of XCTAssertHaveReceived, XCTAssertHaveNotReceived
    XCTAssertHaveReceived(mailer.calls.send(.contains("Welcome"), to: "ann@example.com"))
    XCTAssertHaveNotReceived(mailer.calls.close())
  }
}

final class ScopedXCTests: XCTestCase {
  // Example of withSpryTestScope
  override func invokeTest() {
    withSpryTestScope(self) { super.invokeTest() }
  }

  func testStubs() {
    FakeClock.stub.now().andReturn(Date(timeIntervalSince1970: 0))
    XCTAssertEqual(stamp(by: FakeClock.self), "1970")
  }
}
