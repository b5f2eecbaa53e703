// Tests of a module whose default isolation is the main actor. They have none.
import SpryMatchers
import Testing
import XCTest

@testable import Isolated

@MainActor @Test(.spry) func joins() async {
  let mailer = FakeMailer()
  mailer.stub.send(.any).andReturn(true)
  #expect(await Signup(mailer: mailer).join("Ann"))
}

final class SignupTests: SpryTestCase {
  @MainActor func testJoins() async {
    let mailer = FakeMailer()
    mailer.stub.send(.any).andReturn(true)
    let joined = await Signup(mailer: mailer).join("Ann")
    XCTAssertTrue(joined)
  }
}
