import SpryMacros
import TestSupport
import Testing

struct PlayedTrack: Equatable, Sendable {
  var title: String
  var seconds = 0
}

private enum Fault: Error, Equatable { case silent }

private final class Device: Sendable {}

@Spryable private protocol Player {
  func play(_ track: PlayedTrack, volume: Int)
  func find(_ text: String)
  func tune(_ pitch: Double)
  func queue(_ tracks: [PlayedTrack], tags: [String: Int])
  func mark(at second: Int?, note: String?)
  func finish(_ result: Result<Int, Fault>)
  func attach(_ device: Device)
}

@Suite("Typed matchers")
struct TypedMatcherTests {
  private let player = FakePlayer()
  private let device = Device()

  init() {
    player.play(PlayedTrack(title: "Blue", seconds: 90), volume: 7)
    player.find("Kind of Blue")
    player.tune(440.2)
    player.queue([PlayedTrack(title: "So What"), PlayedTrack(title: "Blue")], tags: ["jazz": 3])
    player.mark(at: 12, note: nil)
    player.finish(.success(3))
    player.attach(device)
  }

  @Test("Each matcher matches one call")
  func matches() {
    let calls = player.calls
    let matching: [Int] = [
      calls.play(.having(\.title, "Blue"), volume: .greaterThan(6)).count,
      calls.play(.having(\.seconds, .in(60...)), volume: .atLeast(7)).count,
      calls.play(.match { $0.seconds == 90 }, volume: .lessThan(8)).count,
      calls.play(.not(.equal(PlayedTrack(title: "Blue"))), volume: .atMost(7)).count,
      calls.play(
        .oneOf(.equal(PlayedTrack(title: "Blue", seconds: 90)), .having(\.title, "x")), volume: 7
      ).count,
      calls.play(.all(.having(\.title, "Blue"), .having(\.seconds, 90)), volume: .in(1..<8)).count,
      calls.find(.prefix("Kind")).count,
      calls.find(.suffix("Blue")).count,
      calls.find(.contains("of")).count,
      calls.find(.matching(/B\w+e$/)).count,
      calls.find(.ignoringCase("KIND OF BLUE")).count,
      calls.find(.not(.empty)).count,
      calls.tune(.close(to: 440, within: 0.5)).count,
      calls.queue(.count(2), tags: .value(for: "jazz", .greaterThan(2))).count,
      calls.queue(.contains(PlayedTrack(title: "Blue")), tags: .count(.atLeast(1))).count,
      calls.queue(.each(.having(\.seconds, 0)), tags: .any).count,
      calls.queue(.elements(.having(\.title, .prefix("So")), .any), tags: ["jazz": 3]).count,
      calls.mark(at: 12, note: nil).count,
      calls.mark(at: .some(.greaterThan(11)), note: .nil()).count,
      calls.mark(at: .some(.greaterThan(11)), note: .any).count,
      calls.mark(at: .some(.in(...12)), note: .any).count,
      calls.mark(at: .some(), note: .any).count,
      calls.finish(.success()).count,
      calls.finish(.success(3)).count,
      calls.attach(.identical(to: device)).count,
      calls.attach(.equal(device)).count,
    ]
    #expect(matching == Array(repeating: 1, count: matching.count))
  }

  @Test("A number is close up to the tolerance, on both sides")
  func tolerance() {
    let close = ArgumentOf<Double>.close(to: 1, within: 0.5)
    for number in [0.5, 1, 1.5] { #expect(close.matches(number)) }
    for number in [0.49, 1.51, -1, .nan, .infinity] { #expect(!close.matches(number)) }
    let exact = ArgumentOf<Float>.close(to: 1, within: 0)
    #expect(exact.matches(1) && !exact.matches(Float(1).nextUp))
  }

  @Test("The words of each matcher in a failure")
  func words() {
    let calls = player.calls
    let device = Device()
    let played = [
      calls.play(.having(\.title, "Red"), volume: .greaterThan(7)),
      calls.play(.having(\.seconds, .in(100...)), volume: .atLeast(8)),
      calls.play(.match { $0.seconds == 9 }, volume: .lessThan(7)),
      calls.play(.match("a long track") { $0.seconds > 900 }, volume: .atMost(6)),
      calls.play(.not(.having(\.title, "Blue")), volume: .in(1...6)),
      calls.play(
        .oneOf(.equal(PlayedTrack(title: "Red")), .having(\.title, "x")), volume: .not(7)),
      calls.play(.all(.having(\.title, "Red"), .having(\.seconds, 90)), volume: 7),
    ]
    let found = [
      calls.find(.prefix("kind")),
      calls.find(.suffix("Red")),
      calls.find(.contains("off")),
      calls.find(.matching(/^B/)),
      calls.find(.ignoringCase("kind of red")),
      calls.find(.empty),
    ]
    let others = [
      calls.tune(.close(to: 440, within: 0.1)).didCall().description,
      calls.queue(.count(3), tags: .value(for: "jazz", .greaterThan(3))).didCall().description,
      calls.queue(.contains(PlayedTrack(title: "Red")), tags: .empty).didCall().description,
      calls.queue(.each(.having(\.seconds, 1)), tags: .any).didCall().description,
      calls.queue(.elements(.any), tags: .any).didCall().description,
      calls.mark(at: nil, note: "x").didCall().description,
      calls.mark(at: .some(.greaterThan(12)), note: .some()).didCall().description,
      calls.finish(.failure()).didCall().description,
      calls.finish(.success(.lessThan(3))).didCall().description,
    ]
    expectGolden(
      played.map { $0.didCall().description } + found.map { $0.didCall().description } + others)
    #expect(!calls.attach(.identical(to: device)).didCall().success)
  }

  @Test("A matcher of one's own, and literals beside matchers")
  func ownMatchers() {
    #expect(player.calls.play(.blue, volume: 7).count == 1)
    #expect(player.calls.tune(.between(440, 441)).count == 1)
    #expect(player.calls.play(.any, volume: 6).isEmpty)
    let second = 13
    player.mark(at: 12, note: "before \(second)")
    #expect(player.calls.mark(at: .any, note: "before \(second)").count == 1)
    #expect(player.calls.mark(at: .any, note: "before \(second + 1)").isEmpty)
  }

  @Test("A captor keeps the arguments of the calls that match, with their type")
  func captors() {
    player.play(PlayedTrack(title: "Red"), volume: 3)
    let captor = ArgumentCaptor<PlayedTrack>()
    #expect(player.calls.play(.capture(captor), volume: .lessThan(5)).didCall(.once).success)
    #expect(captor.values == [PlayedTrack(title: "Red")])
    #expect(captor.last?.title == "Red")
    let stubbed = ArgumentCaptor<Int?>()
    player.stub.mark(at: .capture(stubbed), note: .any).andReturn()
    player.mark(at: nil, note: "n")
    player.mark(at: 4, note: "n")
    #expect(stubbed.values == [nil, 4])
  }

  @Test("A check of an argument fails with the argument's name")
  func checks() {
    expectGolden(
      player.calls.play(.check { _ in throw Fault.silent }, volume: .any).didCall().description)
  }
}

extension TypedMatcher<PlayedTrack> {
  fileprivate static var blue: Self { .having(\.title, "Blue") }
}

extension TypedMatcher where Matched: Comparable & Sendable {
  fileprivate static func between(_ low: Matched, _ high: Matched) -> Self {
    .match("between \(low) and \(high)") { low < $0 && $0 < high }
  }
}
