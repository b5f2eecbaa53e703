import SpryMacros
import SpryMatchers
import Testing
import XCTest

final class WelcomeXCTests: SpryTestCase {
  func testSendsAWelcome() {
    let mailer = FakeMailer()
    mailer.stub(.send).andReturn(true)

    XCTAssertTrue(welcome("ann@example.com", by: mailer))

    XCTAssertHaveReceived(mailer, .send, with: Argument.contains("Welcome"), "ann@example.com")
    XCTAssertHaveNotReceived(mailer, .close)
  }
}

@Suite(.spry) struct WelcomeTests {
  @Test func sendsAWelcome() {
    let mailer = FakeMailer()
    mailer.stub(.send).andReturn(true)

    #expect(welcome("ann@example.com", by: mailer))

    expectHaveReceived(mailer, .send, with: Argument.contains("Welcome"), "ann@example.com")
    expectHaveNotReceived(mailer, .close)
  }
}
