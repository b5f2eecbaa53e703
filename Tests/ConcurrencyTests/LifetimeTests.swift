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

  @Test("Fakes that are first used in their deinit see none of each other's calls")
  func firstUseInDeinit() {
    // The optimizer puts these on the stack, each where the one before was.
    final class FakeThatOnlyEnds: Spryable {
      let mostCalls: Maximum
      init(_ mostCalls: Maximum) { self.mostCalls = mostCalls }
      deinit {
        recordCall("end()")
        mostCalls.add(recordedCalls.count)
      }
    }
    let mostCalls = Maximum()
    for _ in 0..<1_000 { _ = FakeThatOnlyEnds(mostCalls) }
    #expect(mostCalls.value <= 1)
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
    var growths: [Int] = []
    for _ in 0..<10 {
      let before = try residentBytes()
      #expect(makeFakes(100_000))
      growths.append(try residentBytes() - before)
    }
    // A leaked entry is more than a hundred bytes, in each round; other tests that run meanwhile need
    // some as well, in some rounds.
    #expect(try #require(growths.min()) < 4 << 20, "grew by \(growths) bytes")
  }
}

/// The largest of the numbers that were added.
private final class Maximum {
  private(set) var value = 0

  func add(_ number: Int) { value = max(value, number) }
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
