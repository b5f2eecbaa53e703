import SpryKit
import SpryMatchers
import Testing

private protocol Connection: AnyObject {
  init(host: String, port: Int)
  init?(url: String)
  init(checked: String) throws
}

private final class FakeConnection: Connection, Spryable {
  enum Function: String, StringRepresentable {
    case initialize = "init(host:port:)"
  }

  enum ClassFunction: String, StringRepresentable {
    case initURL = "init(url:)"
    case initChecked = "init(checked:)"
  }

  required init(host: String, port: Int) {
    recordCall(arguments: host, port)
  }

  required init?(url: String) {
    guard Self.spryify(arguments: url) else { return nil }
  }

  required init(checked: String) throws {
    try Self.spryifyThrows(arguments: checked)
  }
}

private struct Refused: Error {}

@Suite("Initializers", .spry)
struct InitializerTests {
  @Test("The instance records its initializer")
  func isRecordedByTheInstance() {
    let type: any Connection.Type = FakeConnection.self
    let fake = type.init(host: "h", port: 80) as! FakeConnection
    expectHaveReceived(fake, .initialize, with: "h", 80)
    #expect(fake.recordedCalls.map(\.description) == [#"init(host: "h", port: 80)"#])
  }

  @Test("The type records and answers its initializer")
  func isRecordedAndAnsweredByTheType() throws {
    FakeConnection.stub(.initURL).with("bad").andReturn(false)
    FakeConnection.stub(.initURL).andReturn(true)
    FakeConnection.stub(.initChecked).andThrow(Refused())
    #expect(FakeConnection(url: "bad") == nil)
    #expect(FakeConnection(url: "good") != nil)
    #expect(throws: Refused.self) { try FakeConnection(checked: "x") }
    expectHaveReceived(type: FakeConnection.self, .initURL, countSpecifier: .exactly(2))
    expectHaveReceived(type: FakeConnection.self, .initChecked, with: "x")
  }
}
