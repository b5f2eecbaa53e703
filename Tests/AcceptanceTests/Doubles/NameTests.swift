import SpryKit
import SpryMatchers
import Testing

/// A fake that names its members by hand.
private final class NamingPlayer: Spryable {
  enum Function: String, StringRepresentable {
    case start, end
  }
  func run(_ flag: Bool) -> Int {
    if flag { return spryify("start", arguments: flag) }
    return stubbedValue("end")
  }
  func log() { recordCall("end") }
}

private final class ShortPlayer: Spryable {
  enum Function: String, StringRepresentable {
    case x, y
  }
  var x: Int { spryify() }
  func second() -> Int { spryify("y") }
}

@Suite("Names that fakes give to their members", .spry)
struct NameTests {
  @Test("A name may be one character long")
  func nameMayBeOneCharacter() {
    let fake = ShortPlayer()
    fake.stub(.x).andReturn(1)
    fake.stub(.y).andReturn(2)
    #expect(fake.x == 1)
    #expect(fake.second() == 2)
    expectHaveReceived(fake, .y, countSpecifier: .once)
  }

  @Test("A fake may give its own name to a call")
  func nameCanBeGiven() {
    let fake = NamingPlayer()
    fake.stub(.start).andReturn(1)
    fake.stub(.end).andReturn(2)
    #expect(fake.run(true) == 1)
    #expect(fake.run(false) == 2)
    fake.log()
    #expect(fake.recordedCalls.map(\.description) == ["start = true", "end"])
  }
}
