import SpryKit
import SpryMatchers
import Testing

private protocol Mailer: AnyObject {
  func flush()
  func send(_ text: String) -> Bool
  func send(_ text: String, to address: String, copies: Int) -> Int
  func reply(to address: String...) -> Int
  func swap(_ text: inout String) -> Bool
  @discardableResult func archive(_ text: String) -> String
  func `repeat`() -> String
}

private final class FakeMailer: Mailer, Spryable {
  enum Function: String, StringRepresentable {
    case flush = "flush()"
    case send = "send(_:)"
    case sendToCopies = "send(_:to:copies:)"
    case reply = "reply(to:)"
    case swap = "swap(_:)"
    case archive = "archive(_:)"
    case `repeat` = "repeat()"
  }

  func flush() {
    spryify()
  }

  func send(_ text: String) -> Bool {
    spryify(arguments: text)
  }

  func send(_ text: String, to address: String, copies: Int) -> Int {
    spryify(arguments: text, address, copies)
  }

  func reply(to address: String...) -> Int {
    spryify(arguments: address)
  }

  func swap(_ text: inout String) -> Bool {
    spryify(arguments: text)
  }

  @discardableResult func archive(_ text: String) -> String {
    spryify(arguments: text)
  }

  func `repeat`() -> String {
    spryify()
  }
}

@Suite("Functions", .spry)
struct FunctionTests {
  private let fake = FakeMailer()

  @Test("A function with one argument is stubbed and verified")
  func takesOneArgument() {
    fake.stub(.send).with("a").andReturn(true)
    fake.stub(.send).andReturn(false)
    #expect(fake.send("a"))
    #expect(!fake.send("b"))
    expectHaveReceived(fake, .send, with: "a", countSpecifier: .exactly(1))
    expectHaveReceived(fake, .send, countSpecifier: .exactly(2))
    expectHaveNotReceived(fake, .send, with: "c")
  }

  @Test("A function with several arguments is stubbed and verified")
  func takesSeveralArguments() {
    fake.stub(.sendToCopies).with("a", Argument.anything, Argument.greaterThan(1)).andReturn(7)
    #expect(fake.send("a", to: "x", copies: 2) == 7)
    expectHaveReceived(fake, .sendToCopies, with: "a", "x", 2)
    expectHaveNotReceived(fake, .send)
  }

  @Test("Variadic arguments are recorded as an array")
  func takesVariadicArgumentsAsAnArray() {
    fake.stub(.reply).with(["x", "y"]).andReturn(2)
    #expect(fake.reply(to: "x", "y") == 2)
    expectHaveReceived(fake, .reply, with: ["x", "y"])
  }

  @Test("A function may be named like a keyword")
  func mayBeNamedLikeAKeyword() {
    fake.stub(.repeat).andReturn("again")
    #expect(fake.repeat() == "again")
    expectHaveReceived(fake, .repeat)
  }
}
