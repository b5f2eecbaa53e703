import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

@Spryable private protocol Wire: AnyObject {
  var logger: String { get }
  func connect()
  func receive(_ count: Int)
}

@Suite("An exact order can ignore calls", .spry(callers: false)) struct OrderIgnoringTests {
  private let wire = FakeWire()
  private let other = FakeWire()

  init() {
    wire.stub.logger.andReturn("log")
    wire.connect()
    _ = wire.logger
    wire.receive(1)
    wire.receive(2)
  }

  private func failure(ignoring ignored: CallQuery...) -> String? {
    SpryCheck.orderFailure(exactly: true, ignoring: ignored) {
      wire.calls.connect()
      wire.calls.receive(2)
    }?.text
  }

  @Test("Those that are listed, and no others")
  func ignored() {
    expectExactlyInOrder(ignoring: wire.calls.logger, wire.calls.receive(1)) {
      wire.calls.connect()
      wire.calls.receive(2)
    }
    expectExactlyInOrder(ignoring: wire.calls.logger) {
      wire.calls.connect()
      wire.calls.receive(.any).times(.exactly(2))
    }
    #expect(failure(ignoring: wire.calls.receive(1).query)?.contains("got logger") == true)
    #expect(failure(ignoring: wire.calls.logger.query)?.contains("got receive(1)") == true)
  }

  @Test("What ignores nothing is a mistake")
  func mistakes() {
    #expect(failure(ignoring: other.calls.logger.query)?.contains("not checked") == true)
    let count = wire.calls.logger.times(.once).query
    #expect(failure(ignoring: count)?.contains("ignor") == true)
    let none = failure(ignoring: wire.calls.receive(.in(1..<1)).query)
    #expect(
      none?.contains("'ignoring' ignores no call, because no value of 'count'") == true,
      "\(none ?? "")")
  }

  @Test("The argument of a closure is called by its number")
  func closure() {
    let onDone = SpyClosure<(Int, String), Void>("onDone")
    onDone.closure(1, "a")
    let text = onDone.calls(.any, .not(.any)).times(.never).didCall().failureDescription
    #expect(text?.contains("no value of argument 2 can match") == true, "\(text ?? "")")
    #expect(text?.contains("new value") == false)
  }
}
