import Foundation
import SpryMacros
import SpryMatchers
import Testing

func expectWelcome(_ mailer: FakeMailer, sourceLocation: SourceLocation = #_sourceLocation) {
  expectHaveReceived(mailer, .send, countSpecifier: .once, sourceLocation: sourceLocation)
  expectNoOtherCalls(mailer, sourceLocation: sourceLocation)
}

@Suite("The article about SpryMatchers", .spry)
struct MatchersArticleTests {
  @Test("Assertions of a fake, of a type, and in a helper")
  func assertions() {
    let mailer = FakeMailer()
    mailer.stub(.send).andReturn(true)
    FakeClock.stub(.now).andReturn(Date(timeIntervalSince1970: 0))
    _ = welcome("ann@example.com", by: mailer)
    _ = stamp(by: FakeClock.self)

    expectHaveReceived(mailer, .send, with: Argument.anything, "ann@example.com")
    expectHaveReceived(type: FakeClock.self, .now)
    expectWelcome(mailer)
  }
}
