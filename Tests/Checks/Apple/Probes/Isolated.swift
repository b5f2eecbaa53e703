// A module whose default isolation is the main actor, as in an app that Xcode 26 creates.
import SpryMacros

@Spryable
protocol Mailer {
  func send(_ text: String) async -> Bool
}

struct Signup {
  let mailer: any Mailer

  func join(_ name: String) async -> Bool { await mailer.send("Welcome, \(name)!") }
}
