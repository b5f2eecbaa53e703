import SpryMacros
import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

final class Paper: Sendable {}

struct Account: Equatable {
  var owner: String
  var tags: [String]
}

struct Holder {
  var sheet: Paper
}

@Spryable protocol Ledger: AnyObject, Sendable {
  var account: Account { get }
  var holder: Holder? { get }
  func page(_ number: Int) -> Int
  func sheet(_ number: Int) async -> Paper
  static func make() -> Int
  func note(_ text: String)
}

// Its members can be named by strings as well.
extension FakeLedger { typealias Function = MemberName }

/// Counts the lines that a test looks up.
final class CountingRecorder: CallerRecorder {
  let lookups = Locked(0)

  func note(call number: UInt64, isAsync: Bool) {}

  func caller(ofCall number: UInt64, of member: String?) -> Caller? {
    lookups.withLock { $0 += 1 }
    return nil
  }

  func runningCode(of member: String?) -> RunningCode {
    lookups.withLock { $0 += 1 }
    return RunningCode(lineOfTest: nil, caller: nil)
  }

  func lineOfTest() -> LineOfTest? {
    LineOfTest {
      self.lookups.withLock { $0 += 1 }
      return nil
    }
  }
}

/// A test as a scope, whose end returns its issues.
struct StepOfTest {
  let misuses = Misuses()
  let recorder = CountingRecorder()
  let scope: SpryScope

  init(_ name: String = "first()") {
    scope = SpryScope(ofTest: name, misuse: misuses.handler, callers: recorder)
  }
}

@Suite("A passing test looks up no line")
struct PassingTestTests {
  private let test = StepOfTest()

  private func expectNoLookup(_ body: () async -> Void) async {
    await test.scope.run(isolation: nil, body)
    let issues = test.scope.end()
    #expect(issues.gates.isEmpty && issues.mistakenStubs.isEmpty && issues.misuse.isEmpty)
    #expect(test.misuses.texts == [])
    #expect(test.recorder.lookups.withLock { $0 } == 0)
  }

  @Test("with a gate that was opened")
  func gate() async {
    await expectNoLookup {
      let ledger = FakeLedger()
      let gate = ledger.stub.sheet(.any).suspend()
      async let sheet = ledger.sheet(1)
      await gate.waitForCaller()
      gate.resume(returning: Paper())
      _ = await sheet
    }
  }

  @Test("with an expectation that is met, or an unused stub that may be unused")
  func expectation() async {
    await expectNoLookup {
      let ledger = FakeLedger()
      ledger.stub.page(.any).andReturn(2).expected(.once)
      ledger.stub.page(3).andReturn(3).lenient()
      ledger.stub.holder.suspendlessly()
      _ = ledger.page(1)
    }
  }

  @Test("with an unused stub of the setup, whose fake is deallocated before the end")
  func unusedStubOfSetup() async {
    await expectNoLookup {
      FakeLedger().stub.page(.any).andReturn(2, maker: "setUp()")
    }
  }

  @Test("A failing test looks up what it shows")
  func unusedStub() throws {
    test.scope.run { _ = FakeLedger().stub.page(.any).andReturn(2) }
    let stub = try #require(test.scope.end().stubs.first)
    #expect(!stub.countsAsUsed && test.recorder.lookups.withLock { $0 } == 0)
    #expect(try #require(stub.deallocation).find() == nil)
    #expect(test.recorder.lookups.withLock { $0 } == 1)
  }
}

extension SpryFakeMember where Role: SpryStubbingRole {
  /// A stub that returns `nil`, and that may be unused.
  fileprivate func suspendlessly() where Result == Holder? { andReturn(nil).lenient() }
}

@Suite("An expectation is kept")
struct KeptExpectationTests {
  private let test = StepOfTest()

  private var tooFew: [Substring] {
    test.scope.end().mistakenStubs.map { $0.misuse.description.split(separator: "\n")[0] }
  }

  @Test("if a newer stub replaces the stub: of an instance member, a property, and a static member")
  func replaced() {
    let (ledger, done) = test.scope.run { () -> (FakeLedger, SpyClosure<Int, Int>) in
      let (ledger, done) = (FakeLedger(), SpyClosure<Int, Int>("done"))
      ledger.stub.page(.any).andReturn(1).expected(.once)
      ledger.stub.page(.any).andReturn(2)
      ledger.stub.account.andReturn(Account(owner: "a", tags: [])).expected(.atLeast(1))
      ledger.stub.account.andReturn(Account(owner: "b", tags: []))
      FakeLedger.stub.make().andReturn(1).expected(.once)
      FakeLedger.stub.make().andReturn(2)
      done.stub().andReturn(1).expected(.once)
      done.stub().andReturn(2)
      ledger.stub("page(_:)").andReturn(3).expected(.once)
      ledger.stub("page(_:)").andReturn(4)
      return (ledger, done)
    }
    withExtendedLifetime((ledger, done)) { #expect(tooFew.count == 5) }
  }

  @Test("if the stubs are reset, or the fake is deallocated")
  func removed() {
    test.scope.run {
      let ledger = FakeLedger()
      ledger.stub.page(.any).andReturn(1).expected(.once)
      ledger.resetStubs()
      ledger.stub.page(.any).andReturn(2).expected(.once)
    }
    #expect(tooFew.count == 2)
  }

  @Test("A newer stub answers, and the older expectation fails")
  func newerAnswers() {
    test.scope.run {
      let ledger = FakeLedger()
      ledger.stub.page(.any).andReturn(1).expected(.once)
      ledger.stub.page(.any).andReturn(2)
      #expect(ledger.page(1) == 2)
    }
    #expect(tooFew.count == 1)
  }
}

@Suite("Values that may hold an object")
struct HeldObjectTests {
  enum Shape: Equatable {
    case point
    case circle(Int)
  }

  @Test("Values without objects, and values with objects or closures")
  func values() {
    let held: [Any] = [
      Paper(), Holder(sheet: Paper()), [Holder(sheet: Paper())], ["a": Paper()],
      Optional(Paper()) as Any,
      (1, Paper()), { 1 } as () -> Int, ["a": { 1 } as () -> Int],
      Result<Paper, Never>.success(Paper()),
    ]
    let free: [Any] = [
      1, "a", 1.5, true, Account(owner: "a", tags: ["b"]), Shape.point, Shape.circle(1), [1, 2],
      ["a": [1]], Set([1]), (1, "a"), 1..<3, Result<Int, Never>.success(1), (),
    ]
    #expect(held.filter { !mayHoldObject($0) }.isEmpty)
    #expect(free.filter { mayHoldObject($0) }.isEmpty)
  }
}
