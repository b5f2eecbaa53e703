import SpryKit
import SpryMacros
import SpryMatchers
import Testing
import XCTest

// What the tables of the article "Coming from Spry" say.

@Spryable
final class TypedRadio: Radio {
  var station: String
  func tune(to frequency: Double) throws -> String
  func play(_ song: String, loudly: Bool) -> Bool
  func stop()
  static func reset()
}

private protocol Marker: AnyObject {
  func mark(_ name: String, level: Int)
  func first(_ name: String) -> Int
  func second(_ name: String) throws -> Int
  func third(_ name: String) -> Int
  func fourth(_ name: String) throws -> Int
  func fifth(_ name: String) async -> Int
  func sixth(_ name: String) async throws -> Int
  func seventh(_ name: String) -> Int
  func eighth()
  func ninth(_ name: String, closure: () -> Void)
  func tenth(_ song: Song)
  var size: Int { get }
}

private final class FakeMarker: Marker, Spyable, Stubbable, Spryable {
  enum Function: String, StringRepresentable {
    case mark = "mark(_:level:)"
    case first = "first(_:)"
    case second = "second(_:)"
    case third = "third(_:)"
    case fourth = "fourth(_:)"
    case fifth = "fifth(_:)"
    case sixth = "sixth(_:)"
    case seventh = "seventh(_:)"
    case eighth = "eighth()"
    case ninth = "ninth(_:closure:)"
    case tenth = "tenth(_:)"
    case size = "size"
    case old = "mark()"
  }
  let spryState = SpryState()

  func mark(_ name: String, level: Int) {
    recordCall(arguments: name, level)
    recordCall("mark()", arguments: name)
  }
  func first(_ name: String) -> Int { stubbedValue(arguments: name) }
  func second(_ name: String) throws -> Int { try stubbedValueThrows(arguments: name) }
  func third(_ name: String) -> Int { spryify(arguments: name) }
  func fourth(_ name: String) throws -> Int { try spryifyThrows(arguments: name) }
  func fifth(_ name: String) async -> Int { await spryify(arguments: name) }
  func sixth(_ name: String) async throws -> Int { try await spryifyThrows(arguments: name) }
  func seventh(_ name: String) -> Int { spryify(arguments: name, fallbackValue: 0) }
  func eighth() { recordCall() }
  func tenth(_ song: Song) { recordCall(arguments: song) }
  func ninth(_ name: String, closure: () -> Void) {
    withoutActuallyEscaping(closure) { closure in
      let passed = NonEscapingArgument(closure)
      defer { passed.end() }
      spryify(arguments: name, passed)
    }
  }
  var size: Int { stubbedValue() }
}

@Spryable
private protocol Jukebox: AnyObject {
  func insert(_ song: Song)
}

private final class Song: SpryEquatable, Equatable {
  static func == (first: Song, second: Song) -> Bool { true }
}

private final class Tape: SpryEquatable {
  func isEqualArgument(to other: Any) -> Bool { other is Tape }
}

@Suite("The tables of the article about Spry", .spry(unusedStubs: .off)) struct FromSpryTableTests {
  private let radio = FakeRadio()

  @Test("A fake by hand has the members of Spry")
  func fakes() async throws {
    let marker = FakeMarker()
    for member in [FakeMarker.Function.first, .second, .third, .fourth, .fifth, .sixth] {
      marker.stub(member).with("a").andReturn(1)
    }
    marker.stub(.size).andReturn(1)
    marker.mark("a", level: 1)
    marker.eighth()
    var isCalled = false
    marker.stub(.ninth).andDo { arguments in (arguments[1] as! () -> Void)() }
    marker.ninth("a") { isCalled = true }
    #expect(isCalled)
    var sum = marker.first("a") + marker.third("a") + marker.seventh("a") + marker.size
    sum += try marker.second("a") + marker.fourth("a")
    #expect(await marker.fifth("a") == 1)
    #expect(try await marker.sixth("a") == 1)
    #expect(sum == 5)
    #expect(marker.didCall(.old, withArguments: ["a"]).success)
  }

  @Test("Stubs are those of Spry")
  func stubs() throws {
    radio.stub(.play).andReturn(true)
    #expect(radio.play("", loudly: false))
    radio.stubAgain(.play).andReturn(false)
    #expect(!radio.play("", loudly: false))
    radio.stub(.play).andReturn(false)
    radio.stub(.play).with("Morning", false)
      .andDo { arguments in arguments[0] as! String == "Morning" }
    #expect(radio.play("Morning", loudly: false))
    radio.stub(.tune).andThrow(NoSignal())
    #expect(throws: NoSignal.self) { try radio.tune(to: 1) }
    radio.stub(.stop).andReturn()
    FakeRadio.stub(.reset).andReturn()
    FakeRadio.reset()
    #expect(FakeRadio.didCall(.reset).success)
    #expect(radio.explain().contains("stop()"))
    FakeRadio.resetCallsAndStubs()
    radio.resetCalls()
    radio.resetStubs()
    radio.resetCallsAndStubs()
    #expect(radio.recordedCalls.isEmpty)
  }

  @Test("Arguments are those of Spry")
  func arguments() {
    var captor: ArgumentCaptor<Any>!
    captor = Argument.captor()
    radio.stub(.play).with(Argument.anything, Argument.nonNil).andReturn(true)
    radio.stub(.play).with(Argument.pass { $0 is String }, Argument.nil).andReturn(false)
    radio.stub(.play).with(Argument.pass { $0 is String }, captor!).andReturn(true)
    #expect(radio.play("a", loudly: true) && radio.play("b", loudly: false))
    #expect(captor.getValue(as: Bool.self) && !captor.getValue(at: 1, as: Bool.self))
    XCTAssertHaveReceived(radio, .play, with: captor!, Argument.anything)
    #expect(captor.getValue(at: 2, as: String.self) == "a")
    captor.reset()
    XCTAssertHaveReceived(radio, .play, with: captor!, Argument.anything)
    #expect(captor.getValue(as: String.self) == "a")
    #expect(captor.getValue(at: 1, as: String.self) == "b")
    let (other, song, marker) = (Song(), Song(), FakeMarker())
    #expect(Tape().isEqualArgument(to: Tape()))
    marker.tenth(other)
    XCTAssertHaveNotReceived(marker, .tenth, with: song)
    XCTAssertHaveReceived(marker, .tenth, with: Argument.equal(to: song))
    let jukebox = FakeJukebox()
    jukebox.insert(other)
    XCTAssertHaveNotReceived(jukebox.calls.insert(song))
    XCTAssertHaveReceived(jukebox.calls.insert(.match { $0 == song }))
  }

  @Test("A wrong number of arguments fails a check, and a stub with it answers no call")
  func argumentCount() {
    radio.stub(.play).with("Morning").andReturn(true)
    withKnownIssue { _ = radio.play("Morning", loudly: false) }
    withKnownIssue { XCTAssertHaveReceived(radio, .play, with: "Morning") }
    withKnownIssue { XCTAssertHaveNotReceived(radio, .play, with: "Morning") }
    radio.stub(.play).andReturn(true)
    #expect(radio.play("Morning", loudly: false))
  }

  @Test("Checks have the names of the table")
  func checks() async throws {
    radio.stub(.play).andReturn(true)
    XCTAssertHaveNoRecordedCalls(radio)
    _ = radio.play("Morning", loudly: false)
    radio.stop()
    FakeRadio.reset()
    #expect(radio.didCall(.stop).success)
    let arguments: [Any?] = ["Morning", false]
    #expect(radio.didCall(.play, withArguments: arguments).success)
    let result =
      radio.didCall(.play, withArguments: ["Morning", false], countSpecifier: .exactly(1))
    #expect(result.success && result.failureDescription == nil)
    #expect(result.recordedCallsDescription.contains("Morning"))
    #expect(radio.didCall(.play, countSpecifier: .atLeast(1)).success)
    #expect(radio.didCall(.play, countSpecifier: .atMost(3)).success)
    #expect(radio.recordedCalls.count == 2)
    XCTAssertHaveReceived(radio, .stop)
    let optional: FakeRadio? = radio
    XCTAssertHaveReceived(optional, .stop)
    XCTAssertHaveReceived(radio, .play, with: "Morning", false)
    XCTAssertHaveReceived(radio, .stop, countSpecifier: .exactly(1))
    XCTAssertHaveNotReceived(radio, .tune)
    XCTAssertHaveNotReceived(radio, .stop, countSpecifier: .exactly(2))
    XCTAssertHaveReceived(type: FakeRadio.self, .reset)
    try await radio.called(.stop).wait(within: .seconds(1))
    XCTAssertHaveRecordedCalls(radio)
    XCTAssertHaveRecordedCalls(type: FakeRadio.self)
  }

  @Test("The macro can write the fake")
  func typed() {
    let radio = TypedRadio()
    radio.stub.tune(to: 95.6).andReturn("Nova")
    radio.stub.play("Morning", loudly: false).andReturn(true)
    #expect(Alarm(radio: radio).ring())
    expectHaveReceived(radio.calls.station.set("Nova"), .once)
    expectHaveNotReceived(radio.calls.stop())
  }
}
