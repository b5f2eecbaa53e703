import SpryKit
import SpryMatchers
import XCTest

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
