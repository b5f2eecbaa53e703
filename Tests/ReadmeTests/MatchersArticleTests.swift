import Foundation
import SpryMacros
import SpryMatchers
import Testing

@Suite("The article about SpryMatchers", .spry)
struct MatchersArticleTests {
  @Test("Assertions of a fake, and of a type")
  func assertions() {
    let mailer = FakeMailer()
    mailer.stub.send(.any, to: .any).andReturn(true)
    FakeClock.stub.now().andReturn(Date(timeIntervalSince1970: 0))
    _ = welcome("ann@example.com", by: mailer)
    _ = stamp(by: FakeClock.self)

    expectHaveReceived(mailer.calls.send(.any, to: "ann@example.com"), .once)
    expectHaveReceived(FakeClock.calls.now())
    expectWelcome(mailer)
  }
}
