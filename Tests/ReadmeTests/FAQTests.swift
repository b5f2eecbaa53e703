import SpryMacros
import SpryMatchers
import Testing

// What the article 'Frequently asked questions' says about names, shared fakes, and generic parameters.

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

@Spryable
private protocol Decoders {
  func decode<Value: Decodable>(_ type: Value.Type) -> Value?
}

@Suite("The frequently asked questions", .spry) struct FAQTests {
  @Test("A public fake with a public initializer, and a fake with another name")
  func names() {
    let (compass, mailer) = (FakeCompass(), MockMailer())
    compass.stub.heading().andReturn(90)
    #expect(compass.heading() == 90)
    mailer.close()
    expectHaveReceived(mailer.calls.close(), .once)
  }

  @Test("A relaxed fake returns default values without stubs")
  func relaxed() {
    let compass = FakeCompass()
    compass.strictness = .relaxed
    #expect(compass.heading() == 0)
  }

  @Test("A stub of a generic member takes the type itself")
  func generics() {
    let decoders = FakeDecoders()
    decoders.stub.decode(Int.self).andReturn(3)
    #expect(decoders.decode(Int.self) == 3)
  }
}
