import SpryKit
import SpryMatchers
import XCTest

final class FakeRadio: Radio, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case reset = "reset()"
  }

  enum Function: String, StringRepresentable {
    case station = "station"
    case tune = "tune(to:)"
    case play = "play(_:loudly:)"
    case stop = "stop()"
  }

  var station: String {
    get { return stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func tune(to frequency: Double) throws -> String {
    return try spryifyThrows(arguments: frequency)
  }

  func play(_ song: String, loudly: Bool) -> Bool {
    return spryify(arguments: song, loudly)
  }

  func stop() {
    return spryify()
  }

  static func reset() {
    return spryify()
  }
}

final class AlarmTests: SpryTestCase {
  var radio: FakeRadio!
  var alarm: Alarm!

  override func setUp() {
    super.setUp()
    radio = FakeRadio()
    alarm = Alarm(radio: radio)
  }

  func testPlaysTheStation() {
    radio.stub(.tune).with(95.6).andReturn("Nova")
    radio.stub(.play).with("Morning", false).andReturn(true)
    XCTAssertTrue(alarm.ring())
    XCTAssertHaveReceived(radio, .station, with: "Nova", countSpecifier: .exactly(1))
    XCTAssertHaveNotReceived(radio, .stop)
  }

  func testBeepsWithoutASignal() {
    let captor = Argument.captor()
    radio.stub(.tune).andThrow(NoSignal())
    radio.stub(.play).with(captor, Argument.anything).andReturn(true)
    XCTAssertTrue(alarm.ring())
    XCTAssertEqual(captor.getValue(as: String.self), "Beep")
  }

  func testTurnsOff() {
    radio.stub(.stop).andReturn()
    FakeRadio.stub(.reset).andReturn()
    alarm.turnOff()
    XCTAssertTrue(radio.didCall(.stop, countSpecifier: .exactly(1)).success)
    XCTAssertHaveReceived(type: FakeRadio.self, .reset)
  }
}
