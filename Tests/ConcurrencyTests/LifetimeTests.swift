import Foundation
import SpryKit
import TestSupport
import Testing

private final class Token: Sendable {}

private protocol Sink: AnyObject, SendableMetatype {
  init()
}

/// A fake that leaves its state to the library.
private final class FakeSink: Sink, Spryable {
  enum Function: String, StringRepresentable {
    case send = "send(_:)"
    case close = "close()"
  }

  func send(_ token: Token) { spryify(arguments: token) }
  func close() { spryify() }
}

#if os(Linux)
  /// A fake that calls itself in its `deinit`, when states were pruned since that began.
  private final class FakeParting: Spryable {
    func word() -> String { spryify(fallbackValue: "") }

    deinit {
      let others = (0..<5_000).map { _ in FakeSink() }
      for other in others { other.stub(.close).andReturn() }
      precondition(word() == "bye")
    }
  }
#endif

/// A fake that stores its state.
private final class StoredFakeSink: Sink, Spryable {
  typealias Function = FakeSink.Function

  let spryState = SpryState()

  func send(_ token: Token) { spryify(arguments: token) }
  func close() { spryify() }
}

/// A fake that calls itself in its `deinit`, where no strong reference to it may be made.
private final class FakeThatClosesItself: Spryable {
  enum Function: String, StringRepresentable {
    case close = "close()"
  }

  func close() { spryify() }
  deinit { close() }
}

@Suite("The state of a fake is released with the fake")
struct LifetimeTests {
  @Test("The end of a scope releases what a fake without stored state recorded")
  func endOfScope() {
    weak var token: Token?
    let scope = SpryScope(ofTest: "a test", misuse: .report { _, _ in })
    scope.run {
      let fake = FakeSink()
      let argument = Token()
      token = argument
      fake.stub(.send).andReturn()
      fake.send(argument)
    }
    _ = scope.end()
    #expect(token == nil)
  }

  #if os(Linux)
    // In a process of its own, where no other test makes thousands of fakes.
    @Test("A fake without stored state keeps its stubs in its deinit, while others are removed")
    func pruningInADeinit() async {
      await #expect(processExitsWith: .success) {
        let fake = FakeParting()
        fake.stub("word()").andReturn("bye")
        withExtendedLifetime(fake) {}
      }
    }
  #endif

  @Test("A fake that calls itself in its deinit is answered")
  func callInDeinit() {
    let answered = Locked(0)
    for _ in 0..<100 {
      let fake = FakeThatClosesItself()
      fake.stub(.close).andDo { _ in answered.withLock { $0 += 1 } }
    }
    #expect(answered.withLock { $0 } == 100)
  }

  @Test("Fakes that are first used in their deinit do not share calls")
  func firstUseInDeinit() {
    // The optimizer puts these on the stack, all at the same address.
    final class FakeThatOnlyEnds: Spryable {
      let mostCalls: Locked<Int>
      init(_ mostCalls: Locked<Int>) { self.mostCalls = mostCalls }
      deinit {
        recordCall("end()")
        let count = recordedCalls.count
        mostCalls.withLock { $0 = max($0, count) }
      }
    }
    let mostCalls = Locked(0)
    for _ in 0..<1_000 { _ = FakeThatOnlyEnds(mostCalls) }
    #expect(mostCalls.withLock { $0 } <= 1)
  }

  @Test("Memory stays bounded over 200,000 fakes")
  func manyFakes() async throws {
    try await makeTenTimes(20_000, FakeSink.self)
  }

  @Test("Memory stays bounded over 200,000 fakes that store their state")
  func manyFakesThatStoreTheirState() async throws {
    try await makeTenTimes(20_000, StoredFakeSink.self)
  }

  /// Makes fakes on a thread of its own, so that other tests need not wait for one.
  private func makeTenTimes<Fake: Sink & Spryable>(_ count: Int, _ type: Fake.Type) async throws
  where Fake.Function == FakeSink.Function {
    let growths: [Int?] = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let growths = (0..<10).map { _ -> Int? in
          guard let before = try? residentBytes(), makeFakes(count, type) else { return nil }
          return (try? residentBytes()).map { $0 - before }
        }
        continuation.resume(returning: growths)
      }
    }
    try #require(!growths.contains(nil), "a new fake has calls or stubs of another")
    // Fakes that leak keep more than 2 MB in each round, a hundred bytes each. Other tests that run at the
    // same time need memory too, in some rounds.
    #expect(growths.compactMap(\.self).min()! < 1 << 20, "grew by \(growths) bytes")
  }

  private func makeFakes<Fake: Sink & Spryable>(_ count: Int, _: Fake.Type) -> Bool
  where Fake.Function == FakeSink.Function {
    for number in 0..<count {
      let fake = Fake()
      guard fake.recordedCalls.isEmpty else { return false }
      if number.isMultiple(of: 2) { fake.stub(.close).andReturn() }
      fake.spryify("close()", fallbackValue: ())
      guard fake.recordedCalls.count == 1 else { return false }
    }
    return true
  }
}
