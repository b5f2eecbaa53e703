import Foundation
import SpryKit
import Testing

private final class Token: Sendable {}

private final class FakeSink: Spryable {
  enum Function: String, StringRepresentable {
    case send = "send(_:)"
    case close = "close()"
  }

  func send(_ token: Token) { spryify(arguments: token) }
  func close() { spryify() }
}

private class FakeBase: Spryable {
  func send(_ token: Token) { spryify(arguments: token) }
}

private final class FakeDerived<Value>: FakeBase {}

private actor FakeActor: Spryable {
  func send(_ token: Token) { spryify(arguments: token) }
}

/// Calls itself at its end, when it may no longer be referenced strongly.
private final class FakeThatClosesItself: Spryable {
  enum Function: String, StringRepresentable {
    case close = "close()"
  }

  func close() { spryify() }
  deinit { close() }
}

@Suite("State ends with its fake")
struct LifetimeTests {
  @Test("What was recorded is let go with the fake")
  func recordedArguments() {
    weak var token: Token?
    do {
      let fake = FakeSink()
      let argument = Token()
      token = argument
      fake.stub(.send).andReturn()
      fake.send(argument)
      #expect(fake.didCall(.send, with: argument).success)
    }
    #expect(token == nil)
  }

  @Test("What a stub holds is let go with the fake")
  func stubs() {
    weak var token: Token?
    do {
      let fake = FakeSink()
      let held = Token()
      token = held
      fake.stub(.send).with(held).andDo { _ in withExtendedLifetime(held) {} }
    }
    #expect(token == nil)
  }

  @Test("Generic subclasses and actors let go as well")
  func otherClasses() async {
    weak var first: Token?
    weak var second: Token?
    do {
      let (one, two) = (Token(), Token())
      (first, second) = (one, two)
      let derived = FakeDerived<Int>()
      derived.stub("send(_:)").andReturn()
      derived.send(one)
      let actor = FakeActor()
      actor.stub("send(_:)").andReturn()
      await actor.send(two)
    }
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test("A reset lets go at once")
  func reset() {
    let fake = FakeSink()
    weak var token: Token?
    do {
      let argument = Token()
      token = argument
      fake.stub(.send).andReturn()
      fake.send(argument)
    }
    #expect(token != nil)
    fake.resetCalls()
    #expect(token == nil)
  }

  @Test("A fake that calls itself in its deinit is answered, and then forgotten")
  func callInDeinit() {
    let answered = Counter()
    for _ in 0..<100 {
      let fake = FakeThatClosesItself()
      fake.stub(.close).andDo { _ in _ = answered.increment() }
    }
    #expect(answered.value == 100)
  }

  @Test("A fake may be used for the first time in its deinit")
  func firstUseInDeinit() {
    final class FakeThatOnlyEnds: Spryable {
      deinit { recordCall("end()") }
    }
    for _ in 0..<1_000 { _ = FakeThatOnlyEnds() }
  }

  @Test("Recorded calls can be read when the fake is gone")
  func callsOutlive() {
    var calls: [RecordedCall] = []
    do {
      let fake = FakeSink()
      fake.stub(.send).andReturn()
      fake.send(Token())
      calls = fake.calls(to: .send)
    }
    #expect(calls[0].arguments[0] is Token)
  }

  @Test("A million fakes leave memory flat, and none sees another's calls or stubs")
  func aMillionFakes() throws {
    func makeFakes(_ count: Int) -> Bool {
      for number in 0..<count {
        let fake = FakeSink()
        guard fake.recordedCalls.isEmpty else { return false }
        if number.isMultiple(of: 2) { fake.stub(.close).andReturn() }
        fake.spryify("close()", fallbackValue: ())
        guard fake.recordedCalls.count == 1 else { return false }
      }
      return true
    }
    #expect(makeFakes(10_000))
    let before = try residentBytes()
    #expect(makeFakes(1_000_000))
    let after = try residentBytes()
    // A leaked entry is more than a hundred bytes; other tests that run meanwhile need some as well.
    #expect(after - before < 64 << 20, "grew by \(after - before) bytes")
  }
}

/// The memory of the process, on Linux; elsewhere 0, and the test checks only identity.
private func residentBytes() throws -> Int {
  #if os(Linux)
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return pages * Int(getpagesize())
  #else
    return 0
  #endif
}
