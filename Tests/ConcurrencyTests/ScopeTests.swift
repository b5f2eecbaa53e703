import Dispatch
import SpryKit
import Testing

private final class Token: Sendable {}

private final class FakeSink: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case send = "send(_:)"
    case fail = "fail()"
    case count = "count()"
    case wait = "wait()"
    case level
  }
  enum ClassFunction: String, StringRepresentable {
    case make = "make(_:)"
  }

  let spryState = SpryState()

  var level: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func send(_ value: Any?) { spryify(arguments: value) }
  func fail() throws { try spryifyThrows() }
  func count() -> Int { spryify(fallbackValue: 7) }
  func wait() async -> Int { await spryify(fallbackValue: 8) }
  static func make(_ value: Any?) { spryify(arguments: value) }
}

/// Keeps what a handler hears.
private final class Heard: @unchecked Sendable {
  private let lock = DispatchQueue(label: "heard")
  private var list: [String] = []

  var texts: [String] { lock.sync { list } }
  var handler: MisuseHandler {
    .report { misuse, _ in self.lock.sync { self.list.append(misuse.description) } }
  }
}

private func onQueue(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      body()
      continuation.resume()
    }
  }
}

@Suite("Misuse off the task of a scope")
struct OffTheTaskTests {
  @Test("A hundred scopes at once keep each their own, once, for their end")
  func eachScopeItsOwn() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let heard = Heard()
          let scope = SpryScope(ofTest: "test \(number)", misuse: heard.handler)
          await scope.run(isolation: nil) {
            let fake = FakeSink()
            await Task.detached { fake.send(number) }.value
            await onQueue { fake.send(number) }
          }
          #expect(heard.texts == [])
          let kept = scope.end().misuse.map(\.misuse.description)
          let text = "'send(_:)' on FakeSink has no stub that answers send(\(number))"
          #expect(kept.map { $0.split(separator: "\n")[0] } == [text[...], text[...]])
          #expect(scope.end().misuse.isEmpty)
        }
      }
    }
  }

  @Test("On its task the handler hears of it at once")
  func onTheTask() {
    let heard = Heard()
    let scope = SpryScope(ofTest: "test", misuse: heard.handler)
    scope.run { FakeSink().send(1) }
    #expect(heard.texts.count == 1)
    #expect(scope.end().misuse.isEmpty)
  }

  @Test("A call after the end names the test and says how late it is")
  func lateCall() async {
    let heard = Heard()
    let scope = SpryScope(ofTest: "UserTests/loads()", misuse: heard.handler)
    let fake = scope.run {
      let fake = FakeSink()
      fake.stub(.send).andReturn()
      return fake
    }
    #expect(scope.end().misuse.isEmpty)
    await Task.detached { fake.send(1) }.value
    scope.run { fake.send(2) }
    #expect(
      heard.texts.map { $0.split(separator: "\n")[0] } == [
        "'send(_:)' on FakeSink was called as send(1) after the end of 'UserTests/loads()', whose fake it is",
        "'send(_:)' on FakeSink was called as send(2) after the end of 'UserTests/loads()', whose fake it is",
      ])
    #expect(fake.recordedCalls.isEmpty)
  }

  @Test("So does one that is only recorded, and one that the fake itself answers")
  func otherLateCalls() async {
    let heard = Heard()
    let scope = SpryScope(ofTest: "test", misuse: heard.handler)
    let fake = scope.run { FakeSink() }
    _ = scope.end()
    fake.level = 1
    #expect(fake.count() == 7)
    #expect(await fake.wait() == 8)
    #expect(
      heard.texts.map { $0.split(separator: "\n")[0] } == [
        "'level' on FakeSink was called as level = 1 after the end of 'test', whose fake it is",
        "'count()' on FakeSink was called as count() after the end of 'test', whose fake it is",
        "'wait()' on FakeSink was called as wait() after the end of 'test', whose fake it is",
      ])
    // Who stubs it anew knows what they do.
    fake.stub(.count).andReturn(1)
    #expect(fake.count() == 1)
    #expect(heard.texts.count == 3)
  }
}

/// Calls a fake when it goes.
private final class Caller: @unchecked Sendable {
  let fake: FakeSink
  init(_ fake: FakeSink) { self.fake = fake }
  deinit { fake.send("goodbye") }
}

@Suite("A scope lets go of everything at its end")
struct ScopeEndTests {
  private struct WeakToken {
    weak var token: AnyObject?
  }

  private struct Failure: Error {
    let token: Token
  }

  @Test("Arguments, answers, errors, closures and fakes")
  func everything() {
    let heard = Heard()
    let scope = SpryScope(ofTest: "test", misuse: heard.handler)
    var probes: [WeakToken] = []
    func probed() -> Token {
      let token = Token()
      probes.append(WeakToken(token: token))
      return token
    }
    let outliving = scope.run {
      let (fake, cyclic) = (FakeSink(), FakeSink())
      probes.append(WeakToken(token: cyclic))
      // Each keeps the other.
      cyclic.stub(.send).andDo { [held = probed()] _ in withExtendedLifetime((held, cyclic)) {} }
      cyclic.send(probed())
      fake.stub(.send).with(probed()).andReturn()
      fake.stub(.send).andReturn()
      fake.send(probed())
      fake.stub(.fail).andThrow(Failure(token: probed()))
      try? fake.fail()
      FakeSink.stub(.make).with(probed()).andReturn()
      FakeSink.stub(.make).andReturn()
      FakeSink.make(probed())
      return fake
    }
    #expect(probes.count == 8)
    #expect(probes.allSatisfy { $0.token != nil })
    let findings = scope.end()
    #expect(probes.allSatisfy { $0.token == nil })
    #expect(findings.stubs.filter { !$0.isSettled }.count == 2)
    #expect(heard.texts == [])
    withExtendedLifetime(outliving) {}
  }

  @Test("What calls a fake when it is let go does not come late")
  func callInDeinit() {
    let heard = Heard()
    let scope = SpryScope(ofTest: "test", misuse: heard.handler)
    scope.run {
      let fake = FakeSink()
      fake.stub(.send).andReturn()
      fake.send(Caller(fake))
    }
    #expect(scope.end().misuse.isEmpty)
    #expect(heard.texts == [])
  }

  @Test("Ten thousand scopes leave nothing behind")
  func tenThousand() {
    var probes: [WeakToken] = []
    for number in 0..<10_000 {
      let scope = SpryScope(ofTest: "test \(number)", misuse: Heard().handler)
      scope.run {
        let (fake, token) = (FakeSink(), Token())
        // A cycle, which only the end of the scope can open.
        fake.stub(.send).andDo { _ in withExtendedLifetime(fake) {} }
        fake.send(token)
        FakeSink.stub(.make).andReturn()
        FakeSink.make(token)
        probes += [WeakToken(token: fake), WeakToken(token: token), WeakToken(token: scope)]
      }
      _ = scope.end()
    }
    #expect(probes.count == 30_000)
    #expect(probes.count { $0.token != nil } == 0)
  }

  @Test("A scope that makes fakes without end remembers each place of a stub once")
  func manyFakes() {
    let scope = SpryScope(ofTest: "test", misuse: Heard().handler)
    scope.run {
      for _ in 0..<10_000 {
        let fake = FakeSink()
        fake.stub(.send).andReturn()
        fake.send(1)
        fake.stub(.fail).andReturn()
      }
    }
    let findings = scope.end()
    #expect(findings.stubs.count == 2)
    #expect(findings.stubs.filter(\.isSettled).count == 1)
  }
}
