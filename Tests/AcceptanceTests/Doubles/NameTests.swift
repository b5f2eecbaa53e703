import SpryKit
import SpryMatchers
import Testing

private protocol Player: AnyObject {
  var volume: Int { get set }
  func play(_ track: String)
  func stop() throws
  static func make() -> Int
}

/// Without an enum of names at all.
private final class FakePlayer: Player, Spryable {
  var volume: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func play(_ track: String) { spryify(arguments: track) }
  func stop() throws { try spryifyThrows() }
  static func make() -> Int { spryify() }
}

/// With names that leave out the trailing `(_:)`, or add it.
private final class LoosePlayer: Player, Spryable {
  enum Function: String, StringRepresentable {
    case volume = "volume(_:)"
    case play = "play"
    case stop = "stop()"
  }
  var volume: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func play(_ track: String) { spryify(arguments: track) }
  func stop() throws { try spryifyThrows() }
  static func make() -> Int { spryify() }
}

/// With a name given by hand.
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

private final class ForgetfulPlayer: Spryable {
  enum Function: String, StringRepresentable {
    case play
  }
  func stop(at second: Int) -> Int { spryify(arguments: second) }
}

private final class ShortPlayer: Spryable {
  enum Function: String, StringRepresentable {
    case x, y
  }
  var x: Int { spryify() }
  func second() -> Int { spryify("y") }
}

@Suite(.spry) struct NameTests {
  @Test func nameMayBeOneCharacter() {
    let fake = ShortPlayer()
    fake.stub(.x).andReturn(1)
    fake.stub(.y).andReturn(2)
    #expect(fake.x == 1)
    #expect(fake.second() == 2)
    expectHaveReceived(fake, .y, countSpecifier: .once)
  }

  @Test func literalNamesAMember() throws {
    let fake = FakePlayer()
    fake.stub("volume").andReturn(3)
    fake.stub("play(_:)").andReturn()
    fake.stub("stop()").andReturn()
    FakePlayer.stub("make()").andReturn(1)
    fake.play("song")
    try fake.stop()
    fake.volume = fake.volume + 1
    #expect(FakePlayer.make() == 1)
    #expect(fake.didCall("play(_:)", with: "song").success)
    #expect(fake.didCall("play", withArguments: ["song"]).success)
    expectHaveReceived(fake, "stop()")
    expectHaveReceived(fake, "volume", with: 4)
    expectHaveReceived(FakePlayer.self, "make()", countSpecifier: .once)
    #expect(MemberName(rawValue: "a") == "a")
  }

  @Test func trailingLabelMayDiffer() {
    let fake = LoosePlayer()
    fake.stub(.play).andReturn()
    fake.stub(.volume).andReturn(1)
    fake.play("a")
    #expect(fake.volume == 1)
    fake.volume = 5
    expectHaveReceived(fake, .play, with: "a")
    expectHaveReceived(fake, .volume, with: 5)
    LoosePlayer.stub("make").andReturn(2).lenient()
    LoosePlayer.stub("make()").andReturn(3)
    #expect(LoosePlayer.make() == 3)
  }

  @Test func nameCanBeGiven() {
    let fake = NamingPlayer()
    fake.stub(.start).andReturn(1)
    fake.stub(.end).andReturn(2)
    #expect(fake.run(true) == 1)
    #expect(fake.run(false) == 2)
    fake.log()
    #expect(fake.recordedCalls.map(\.description) == ["start = true", "end"])
  }

  @Test func memberWithoutACaseIsMisuse() {
    let reported = Reports()
    withSpryScope(misuse: .report { misuse, _ in reported.append(misuse) }) {
      let fake = ForgetfulPlayer()
      #expect(fake.stop(at: 1) == 0)
    }
    #expect(
      reported.all.first?.description == """
        'stop(at:)' on ForgetfulPlayer has no case in ForgetfulPlayer.Function
          add: case stop = "stop(at:)"
        """
    )
  }
}
