import Foundation
import SpryMacros

// The protocols and functions that the samples of the README use.

@Spryable
protocol Mailer: AnyObject {
  var sender: String { get set }
  func send(_ text: String, to address: String) -> Bool
  func log(_ text: String)
  func close()
}

struct Offline: Error {}
let ann = User(id: "42", name: "Ann")

@Spryable
protocol UserStore: AnyObject {
  func save(_ user: User, version: Int) throws
}

func welcome(_ address: String, by mailer: any Mailer) -> Bool {
  mailer.send("Welcome to the club", to: address)
}

func save(_ user: User, in store: any UserStore) throws {
  try store.save(user, version: 1)
}

@Spryable
protocol Downloader: AnyObject {
  func download(_ url: URL, completion: @escaping (Data) -> Void)
}

@Spryable
protocol Counter {
  func count(_ items: inout Int)
}

struct NotFound: Error {}

enum VaultError: Error {
  case wrongPin
}

protocol Vault: AnyObject {
  func open() throws
  func read() async -> [String]
  func unlock(pin: Int) async throws(VaultError) -> Bool
}

@Spryable
protocol Clock {
  static func now() -> Date
}

func stamp(by clock: any Clock.Type) -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  return "\(calendar.component(.year, from: clock.now()))"
}

@Spryable(wraps: true)
protocol Thermometer: AnyObject {
  var unit: String { get set }
  func temperature(in city: String) async throws -> Int
}

final class RoomThermometer: Thermometer {
  var unit = "°C"
  func temperature(in city: String) async throws -> Int { 12 }
}

@Spryable
protocol Database: AnyObject {
  func begin()
  func commit()
}

protocol WallClock: AnyObject {
  func now() -> Date
}

final class SystemClock: WallClock, Sendable {
  func now() -> Date { Date() }
}

func finish(then done: (Int, String) -> Bool) {
  _ = done(1, "ok")
}

let nobody = User(id: "", name: "Nobody")
