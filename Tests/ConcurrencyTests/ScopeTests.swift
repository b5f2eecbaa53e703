import Dispatch
import SpryKit
import TestSupport
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

private func onQueue(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      body()
      continuation.resume()
    }
  }
}

@Suite("Misuse outside the task of a scope")
struct OffTheTaskTests {
  @Test("Each of a hundred parallel scopes keeps its own misuse for its end")
  func eachScopeItsOwn() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let reports = Misuses()
          let scope = SpryScope(
            ofTest: "test \(number)", misuse: reports.handler, strictness: .strict)
          await scope.run(isolation: nil) {
            let fake = FakeSink()
            await Task.detached { fake.send(number) }.value
            await onQueue { fake.send(number + 100) }
          }
          #expect(reports.texts == [])
          let kept = scope.end().misuse.map(\.misuse.description)
          let texts = [number, number + 100].map {
            "'send(_:)' on FakeSink has no stub that answers send(\($0))"
          }
          #expect(kept.map { String($0.split(separator: "\n")[0]) } == texts)
          #expect(scope.end().misuse.isEmpty)
        }
      }
    }
  }

  @Test("A call after the end is reported with the name of the test")
  func lateCall() async {
    let reports = Misuses()
    let scope = SpryScope(ofTest: "UserTests/loads()", misuse: reports.handler)
    let fake = scope.run {
      let fake = FakeSink()
      fake.stub(.send).andReturn()
      return fake
    }
    #expect(scope.end().misuse.isEmpty)
    await Task.detached { fake.send(1) }.value
    scope.run { fake.send(2) }
    #expect(
      reports.texts.map { $0.split(separator: "\n")[0] } == [
        "'send(_:)' on FakeSink was called with (1) after the end of its test 'UserTests/loads()'",
        "'send(_:)' on FakeSink was called with (2) after the end of its test 'UserTests/loads()'",
      ])
    #expect(fake.recordedCalls.isEmpty)
  }

  @Test("A late call is reported as well if it needs no stub or has a fallback value")
  func otherLateCalls() async {
    let reports = Misuses()
    let scope = SpryScope(ofTest: "test", misuse: reports.handler)
    let fake = scope.run { FakeSink() }
    _ = scope.end()
    fake.level = 1
    #expect(fake.count() == 7)
    #expect(await fake.wait() == 8)
    #expect(
      reports.texts.map { $0.split(separator: "\n")[0] } == [
        "'level' on FakeSink was called as level = 1 after the end of its test 'test'",
        "'count()' on FakeSink was called after the end of its test 'test'",
        "'wait()' on FakeSink was called after the end of its test 'test'",
      ])
    fake.stub(.count).andReturn(1)
    #expect(
      reports.texts.last
        == "'count()' on FakeSink was stubbed after the end of its test 'test'\n  create a fake in each test"
    )
    #expect(fake.count() == 7)
  }
}

@Suite("A scope releases everything at its end")
struct ScopeEndTests {
  private struct WeakToken {
    weak var token: AnyObject?
  }

  private struct Failure: Error {
    let token: Token
  }

  @Test("It releases arguments, answers, errors, closures, and fakes")
  func everything() {
    let reports = Misuses()
    let scope = SpryScope(ofTest: "test", misuse: reports.handler)
    var probes: [WeakToken] = []
    func probed() -> Token {
      let token = Token()
      probes.append(WeakToken(token: token))
      return token
    }
    let outliving = scope.run {
      let (fake, cyclic) = (FakeSink(), FakeSink())
      probes.append(WeakToken(token: cyclic))
      // A reference cycle.
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
    let issues = scope.end()
    #expect(probes.allSatisfy { $0.token == nil })
    #expect(issues.stubs.filter { !$0.countsAsUsed }.count == 2)
    #expect(reports.texts == [])
    withExtendedLifetime(outliving) {}
  }

  @Test("Ten thousand scopes leave nothing in memory")
  func tenThousand() {
    var probes: [WeakToken] = []
    for number in 0..<10_000 {
      let scope = SpryScope(ofTest: "test \(number)", misuse: Misuses().handler)
      scope.run {
        let (fake, token) = (FakeSink(), Token())
        // A reference cycle, which only the end of the scope breaks.
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

  @Test("A scope with ten thousand fakes keeps each location of a stub once")
  func manyFakes() {
    let scope = SpryScope(ofTest: "test", misuse: Misuses().handler)
    scope.run {
      for _ in 0..<10_000 {
        let fake = FakeSink()
        fake.stub(.send).andReturn()
        fake.send(1)
        fake.stub(.fail).andReturn()
      }
    }
    let issues = scope.end()
    #expect(issues.stubs.count == 2)
    #expect(issues.stubs.filter(\.countsAsUsed).count == 1)
  }
}
