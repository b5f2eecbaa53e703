import SpryKit
import SpryMatchers
import XCTest

// The hand-written fake of the README.

protocol Messenger: AnyObject {
  var sender: String { get set }
  var isOnline: Bool { get }
  func send(_ text: String, to address: String) async throws -> Bool
  func log(_ text: String)
  func close()
}

final class FakeMessenger: Messenger, Spryable {
  enum Function: String, StringRepresentable { case sender, isOnline, send, log, close }

  var sender: String {
    get { spryify() }
    set { spryify(arguments: newValue) }
  }
  var isOnline: Bool { spryify() }
  func send(_ text: String, to address: String) async throws -> Bool {
    try await spryifyThrows(arguments: text, address)
  }
  func log(_ text: String) { recordCall(arguments: text) }
  func close() { spryify() }
}

func invite(_ address: String, by messenger: any Messenger) async throws {
  if try await messenger.send("Come!", to: address) { messenger.log("Invited \(address)") }
}

final class InvitationTests: SpryTestCase {
  func testInvites() async throws {
    let messenger = FakeMessenger()
    messenger.stub(.send).with("Come!", Argument.anything).andReturn(true)

    try await invite("ann@example.com", by: messenger)

    XCTAssertHaveReceived(messenger, .send, with: "Come!", "ann@example.com", countSpecifier: .once)
    XCTAssertTrue(messenger.didCall(.log, with: "Invited ann@example.com").success)
  }
}
