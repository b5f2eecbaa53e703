import SpryMacros
import SpryMatchers
import Testing

// What the article 'Frequently asked questions' says about shared fakes and about names.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public protocol Compass {
  func heading() -> Int
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@Spryable public final class FakeCompass: Compass {
  public init() {}
  public func heading() -> Int
}

typealias MockMailer = FakeMailer

@Suite("The frequently asked questions", .spry) struct FAQTests {
  @Test("A public fake with a public initializer, and a fake with another name")
  func names() {
    let (compass, mailer) = (FakeCompass(), MockMailer())
    compass.stub.heading().andReturn(90)
    #expect(compass.heading() == 90)
    mailer.close()
    expectHaveReceived(mailer.calls.close(), .once)
  }
}
