import Foundation
import SpryMacros
@testable import SpryMatchers
import TestSupport
import Testing

@testable import SpryKit

/// A look-up that does not end.
private final class BlockedRecorder: CallerRecorder {
  let isLookingUp = DispatchSemaphore(value: 0)

  func note(call number: UInt64, isAsync: Bool) {}
  func caller(ofCall number: UInt64, of member: String?) -> Caller? { nil }
  func lineOfTest() -> LineOfTest? { nil }

  func runningCode(of member: String?) -> RunningCode {
    isLookingUp.signal()
    while true { pause() }
  }
}

private struct Late: Error {}

/// Its members answer by themselves, so that no call is unanswered.
private final class OwnAnswers: Spryable {
  enum Function: String, StringRepresentable {
    case fail = "fail()"
    case value = "value()"
  }

  let spryState = SpryState()

  private func late() throws -> Int { throw Late() }
  func fail() throws -> Int { try spryifyThrows(fallbackValue: late()) }
  func value() -> Int { spryify(fallbackValue: 7) }
}

@Suite("A fake whose test has ended")
struct EndedTests {
  private let test = StepOfTest()

  #if os(Linux)
    /// Calls a fake at its end, as an object does that an autorelease pool releases late.
    private final class Owner {
      let ledger: FakeLedger
      init(_ ledger: FakeLedger) { self.ledger = ledger }
      deinit { ledger.note("deinit") }
    }

    @Test("that the deinit of an object calls: the advice is about the object")
    func lateDeinit() {
      let misuses = Misuses()
      let scope = SpryScope(
        ofTest: "first()", misuse: misuses.handler, callers: callerRecorder(of: nil))
      var owner: Owner? = scope.run { Owner(FakeLedger()) }
      _ = scope.end()
      owner = nil
      #expect(owner == nil)
      #expect(misuses.texts.count == 1)
      #expect(misuses.texts.first?.contains("release the object that calls") == true)
    }
  #endif

  @Test("takes no stub, and the failure names both tests")
  func takesNoStub() {
    let ledger = test.scope.run { FakeLedger() }
    _ = test.scope.end()
    let next = StepOfTest("second()")
    next.scope.run {
      ledger.stub.page(.any).andReturn(2).expected(.once)
      // Once per test.
      _ = ledger.stub.sheet(.any).suspend()
      ledger.stub("note(_:)").andReturn()
      #expect(ledger.page(1) == 0)
      ledger.note("late")
      #expect(ledger.calls.note("late").isEmpty)
    }
    expectGolden(next.misuses.texts)
    #expect(next.misuses.all.map(\.kind) == [.afterTest])
    #expect(next.scope.end().mistakenStubs.isEmpty)
    let third = StepOfTest("third()")
    third.scope.run { ledger.note("late") }
    #expect(third.misuses.all.map(\.kind) == [.afterTest])
  }

  #if os(Linux) || os(macOS)
    @Test("fails the process that ends while the line of a late call is looked up")
    func lateCallAtTheEndOfTheProcess() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let recorder = BlockedRecorder()
        let scope = SpryScope(
          ofTest: "first()", misuse: .report { _, _ in }, callers: recorder)
        let ledger = scope.run { FakeLedger() }
        _ = scope.end()
        Thread { ledger.note("late") }.start()
        recorder.isLookingUp.wait()
        exit(EXIT_SUCCESS)
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(
        text.contains(
          "error: 'note(_:)' on FakeLedger was called after the end of its test 'first()'\n"))
    }
  #endif

  @Test("reports a call that answers by itself, or throws", arguments: [true, false])
  func ownAnswers(throwing: Bool) {
    let fake = test.scope.run { OwnAnswers() }
    _ = test.scope.end()
    let next = StepOfTest("second()")
    next.scope.run {
      if throwing {
        #expect(throws: Late.self) { try fake.fail() }
      } else {
        #expect(fake.value() == 7)
      }
    }
    #expect(next.misuses.all.map(\.kind) == [.afterTest])
  }

  @Test("A read of its calls fails: of a typed member, by hand, and of a property")
  func reads() {
    let (ledger, database) = test.scope.run { (FakeLedger(), FakeDB()) }
    _ = test.scope.end()
    #expect(ledger.calls.note("x").isEmpty)
    #expect(ledger.calls.account.count == 0)
    #expect(database.called(.log).isEmpty)
    expectGolden(test.misuses.texts)
    #expect(test.misuses.all.map(\.kind) == [.afterTest, .afterTest, .afterTest])
    let other = StepOfTest("second()")
    other.scope.run { #expect(ledger.calls.note("x").isEmpty) }
    expectGolden(other.misuses.texts, "a read of another test")
    test.scope.run { #expect(ledger.calls.note("y").isEmpty) }
    expectGolden(test.misuses.texts.last, "a read of the test itself")
  }

  @Test("answers a late call with the value that its stub returned last")
  func lateValue() {
    let ledger = test.scope.run { () -> FakeLedger in
      let ledger = FakeLedger()
      ledger.stub.account.andReturn(Account(owner: "Ann", tags: ["a"]))
      ledger.stub.page(.any).andReturn(1, 2, 3)
      _ = (ledger.account, ledger.page(1), ledger.page(2))
      return ledger
    }
    _ = test.scope.end()
    #expect(ledger.account == Account(owner: "Ann", tags: ["a"]))
    #expect(ledger.page(3) == 2)
    #expect(test.misuses.all.map(\.kind) == [.afterTest, .afterTest])
  }

  @Test("even if a closure returned it")
  func lateValueOfClosure() {
    let ledger = test.scope.run { () -> FakeLedger in
      let ledger = FakeLedger()
      ledger.stub.page(.any).andDo { $0 * 10 }
      _ = (ledger.page(1), ledger.page(2))
      return ledger
    }
    _ = test.scope.end()
    #expect(ledger.page(3) == 20)
    #expect(test.misuses.all.map(\.kind) == [.afterTest])
  }

  @Test("or else with the value of a stub that was not used")
  func valueOfUnusedStub() {
    let ledger = test.scope.run { () -> FakeLedger in
      let ledger = FakeLedger()
      ledger.stub.account.andReturn(Account(owner: "Ann", tags: []))
      ledger.stub.page(.any).andReturn(2)
      ledger.stub.page(3).andReturn(3)
      return ledger
    }
    _ = test.scope.end()
    #expect(ledger.account == Account(owner: "Ann", tags: []))
    #expect(ledger.page(3) == 2)
  }

  @Test("keeps no object of a stub alive, or of its closure", arguments: [false, true])
  func releasesObjects(isOfClosure: Bool) {
    weak var held: Paper?
    let ledger = test.scope.run { () -> FakeLedger in
      let (ledger, sheet) = (FakeLedger(), Paper())
      held = sheet
      if isOfClosure {
        ledger.stub.holder.andDo { Holder(sheet: sheet) }
      } else {
        ledger.stub.holder.andReturn(Holder(sheet: sheet))
      }
      _ = ledger.holder
      return ledger
    }
    _ = test.scope.end()
    #expect(held == nil)
    #expect(ledger.holder == nil)
    #expect(test.misuses.all.map(\.kind) == [.afterTest])
  }

  @Test("A closure of an unused stub may hold an object that calls a fake in its deinit")
  func unusedStubOfObject() {
    final class Closer: Sendable {
      let ledger: FakeLedger
      init(_ ledger: FakeLedger) { self.ledger = ledger }
      deinit { ledger.note("closed") }
    }
    let ledgers = test.scope.run { () -> [FakeLedger] in
      let (ledger, other) = (FakeLedger(), FakeLedger())
      let closer = Closer(ledger)
      other.stub.page(.any).andDo { _ in withExtendedLifetime(closer) { 1 } }
      return [ledger, other]
    }
    let issues = test.scope.end()
    withExtendedLifetime(ledgers) {}
    #expect(issues.misuse.isEmpty && test.misuses.texts == [])
  }
}
