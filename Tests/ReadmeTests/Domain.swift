import Foundation
import SpryMacros

// The protocols and functions that the samples of the README use.

@Spryable
protocol Mailer: AnyObject {
  var sender: String { get set }
  func send(_ text: String, to address: String) -> Bool
  func close()
}

func welcome(_ address: String, by mailer: any Mailer) -> Bool {
  mailer.send("Welcome to the club", to: address)
}

protocol Downloader: AnyObject {
  func download(_ url: URL, completion: @escaping (Data) -> Void)
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

protocol UserStore: AnyObject {
  func save(_ user: User, version: Int) throws
}

func save(_ user: User, in store: any UserStore) throws {
  try store.save(user, version: 1)
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
