import TestSupport
import Testing

import SpryKit

@Suite("Members that return nothing need no stub")
struct VoidMemberTests {
  private final class FakeMailer: Spryable {
    enum Function: String, StringRepresentable {
      case close = "close()"
      case send = "send(_:)"
      case sync = "sync()"
      case sender
    }
    enum ClassFunction: String, StringRepresentable {
      case warmUp = "warmUp()"
    }

    let spryState = SpryState()

    func close() { spryify() }
    func send(_ text: String) throws { try spryifyThrows(arguments: text) }
    func sync() async throws(LoadError) { try await spryifyThrows(throwing: LoadError.self)() }
    var sender: String { spryify() }
    static func warmUp() { spryify() }
  }

  private let mailer = FakeMailer()

  private func callEach() async -> [Misuse] {
    let misuses = Misuses()
    await withSpryScope(misuse: misuses.handler) {
      mailer.close()
      try? mailer.send("Hello")
      try? await mailer.sync()
      FakeMailer.warmUp()
    }
    return misuses.all
  }

  @Test("A call is recorded and returns")
  func returns() async {
    #expect(await callEach().isEmpty)
    #expect(
      mailer.recordedCalls.map(\.description) == ["close()", #"send("Hello")"#, "sync()"])
    #expect(
      mailer.recordedCalls.map(\.outcome.description) == Array(repeating: "returned", count: 3))
  }

  @Test("An unfinished stub beside one that does not match is no misuse")
  func unfinishedStubBesideAnother() {
    mailer.stub(.send).with("Hello").andReturn()
    _ = mailer.stub(.send).with("Bye")
    #expect(misuses { try? mailer.send("Other") } == [])
  }

  @Test("A closure that returns nothing needs no stub")
  func closures() async throws {
    let spy = SpyClosure<Int, Void>("onDone")
    let texts = misuses {
      (spy.closure as (Int) -> Void)(1)
      try? (spy.closure as (Int) throws -> Void)(2)
    }
    #expect(texts.isEmpty)
    #expect(spy.recordedCalls.count == 2)
    spy.strictness = .strict
    #expect(misuses { (spy.closure as (Int) -> Void)(3) }.count == 1)
  }

  @Test("A call that no stub matches returns")
  func stubsThatDoNotFit() {
    mailer.stub(.send).with("Bye").andThrow(NotFound())
    #expect(misuses { try? mailer.send("Hello") }.isEmpty)
  }

  @Test("A strict scope makes an unstubbed call misuse, which throwing members throw")
  func strictScope() async {
    let misuses = Misuses()
    await withSpryScope(strictness: .strict, misuse: misuses.handler) {
      mailer.close()
      #expect(throws: Misuse.self) { try mailer.send("Hello") }
      await #expect(throws: Never.self) { try await mailer.sync() }
      FakeMailer.warmUp()
      withSpryScope { mailer.close() }
      withSpryScope(strictness: .normal) { mailer.close() }
    }
    #expect(misuses.all.count == 5)
    expectGolden(misuses.texts.first)
  }

  @Test("A strict fake makes an unstubbed call misuse, and can be exempt from a strict scope")
  func strictFake() {
    let strict = FakeMailer()
    strict.strictness = .strict
    mailer.strictness = .normal
    let misuses = Misuses()
    withSpryScope(strictness: .strict, misuse: misuses.handler) {
      mailer.close()
      #expect(FakeMailer.strictness == .strict)
    }
    withSpryScope(misuse: misuses.handler) {
      mailer.close()
      #expect(misuses.all.isEmpty)
      strict.close()
      FakeMailer.strictness = .strict
      FakeMailer.warmUp()
    }
    #expect(misuses.all.count == 2)
  }

  @Test("A stub answers a call of a strict fake")
  func stubbedCallOfAStrictFake() {
    mailer.strictness = .strict
    mailer.stub(.close).andReturn()
    #expect(misuses { mailer.close() }.isEmpty)
  }

  @Test("A stub without an answer, or for other arguments than the member has, is misuse")
  func uselessStubs() {
    _ = mailer.stub(.close)
    mailer.stub(.send).with(1, 2).andReturn()
    let texts = misuses {
      mailer.close()
      try? mailer.send("Hello")
    }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("its stub has no answer") == true)
    #expect(texts.last?.contains("its stubs expect a different number") == true)
  }

  @Test("A call that a strict scope left without a stub still runs its real implementation")
  func ownAnswers() {
    let strict = FakeMailer()
    strict.strictness = .strict
    var hasRun = false
    let texts = misuses { strict.spryify("close()", fallbackValue: hasRun = true) }
    #expect(hasRun && texts.isEmpty)
  }
}
