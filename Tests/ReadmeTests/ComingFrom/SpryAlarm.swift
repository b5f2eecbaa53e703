import SpryKit

// The code of the article "Coming from Spry".

protocol Radio: AnyObject {
  var station: String { get set }
  func tune(to frequency: Double) throws -> String
  func play(_ song: String, loudly: Bool) -> Bool
  func stop()
  static func reset()
}

struct NoSignal: Error {}

final class Alarm {
  let radio: any Radio

  init(radio: any Radio) { self.radio = radio }

  func ring() -> Bool {
    guard let station = try? radio.tune(to: 95.6) else { return radio.play("Beep", loudly: true) }
    radio.station = station
    return radio.play("Morning", loudly: false)
  }

  func turnOff() {
    radio.stop()
    type(of: radio).reset()
  }
}

final class FakeRadio: Radio, Spryable {
  enum ClassFunction: String, StringRepresentable { case reset = "reset()" }

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

  func tune(to frequency: Double) throws -> String { try spryifyThrows(arguments: frequency) }
  func play(_ song: String, loudly: Bool) -> Bool { spryify(arguments: song, loudly) }
  func stop() { spryify() }
  static func reset() { spryify() }
}
