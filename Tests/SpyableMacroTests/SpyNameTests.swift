import SpryMacros
import Testing
import XCTest

@Spyable protocol Ledger {
  func ping()
  func add(amount: Int) -> Int
  func move(_ amount: Int, to account: String) throws -> Bool
  func find(id: Int?) -> String?
}

private struct Refused: Error, Equatable {
  var code = 0
}

/// What each name of a spy says, and that each may be set.
@Suite("The names of a spy") struct SpyNameTests {
  private let spy = LedgerSpy()

  @Test("CallsCount counts calls") func countsCalls() {
    #expect(spy.pingCallsCount == 0)
    #expect(!spy.pingCalled)
    spy.ping()
    spy.ping()
    #expect(spy.pingCallsCount == 2)
    #expect(spy.pingCalled)
  }

  @Test("CallsCount can be set") func theCountCanBeSet() {
    spy.ping()
    spy.pingCallsCount = 0
    #expect(!spy.pingCalled)
    spy.pingCallsCount += 3
    #expect(spy.pingCallsCount == 3)
    spy.ping()
    #expect(spy.pingCallsCount == 4)
  }

  @Test("A single argument is recorded under its name") func recordsTheOnlyArgumentUnderItsName() {
    spy.addAmountReturnValue = 1
    #expect(spy.addAmountReceivedAmount == nil)
    _ = spy.add(amount: 5)
    _ = spy.add(amount: 6)
    #expect(spy.addAmountReceivedAmount == 6)
    #expect(spy.addAmountReceivedInvocations == [5, 6])
  }

  @Test("Several arguments are recorded as a tuple") func recordsSeveralArgumentsAsATuple() throws {
    spy.moveToReturnValue = true
    #expect(spy.moveToReceivedArguments == nil)
    #expect(try spy.move(3, to: "savings"))
    #expect(spy.moveToReceivedArguments?.amount == 3)
    #expect(spy.moveToReceivedArguments?.account == "savings")
    #expect(spy.moveToReceivedInvocations.map(\.account) == ["savings"])
    let (amount, account) = try #require(spy.moveToReceivedArguments)
    #expect(amount == 3 && account == "savings")
  }

  @Test("An optional argument is not wrapped again")
  func recordsAnOptionalWithoutWrappingItAgain() {
    _ = spy.find(id: 4)
    let id: Int? = spy.findIdReceivedId
    #expect(id == 4)
    _ = spy.find(id: nil)
    #expect(spy.findIdReceivedId == nil)
    #expect(spy.findIdReceivedInvocations == [4, nil])
  }

  @Test("A received argument can be set") func whatWasReceivedCanBeSet() {
    spy.addAmountReturnValue = 1
    _ = spy.add(amount: 5)
    spy.addAmountReceivedAmount = 9
    #expect(spy.addAmountReceivedAmount == 9)
    spy.addAmountReceivedAmount = nil
    #expect(spy.addAmountReceivedAmount == nil)
    spy.addAmountReceivedInvocations.removeAll()
    #expect(spy.addAmountReceivedInvocations.isEmpty)
    spy.addAmountReceivedInvocations = [1, 2]
    _ = spy.add(amount: 3)
    #expect(spy.addAmountReceivedInvocations == [1, 2, 3])
  }

  @Test("Received arguments can be set") func tuplesThatWereReceivedCanBeSet() {
    spy.moveToReceivedArguments = (amount: 1, account: "a")
    #expect(spy.moveToReceivedArguments?.account == "a")
    spy.moveToReceivedInvocations = [(1, "a"), (2, "b")]
    spy.moveToReceivedInvocations.removeLast()
    #expect(spy.moveToReceivedInvocations.map(\.amount) == [1])
  }

  @Test("The return value can be changed in place") func theReturnValueCanBeChangedInPlace() {
    spy.addAmountReturnValue = 1
    spy.addAmountReturnValue += 1
    #expect(spy.add(amount: 0) == 2)
    #expect(spy.addAmountReturnValue == 2)
    spy.addAmountReturnValue = nil
    #expect(spy.addAmountReturnValue == nil)
  }

  @Test("An optional result is nil until it is set") func anOptionalResultIsNilUntilSet() {
    #expect(spy.find(id: 1) == nil)
    spy.findIdReturnValue = "one"
    #expect(spy.find(id: 1) == "one")
    spy.findIdReturnValue = nil
    #expect(spy.find(id: 1) == nil)
  }

  @Test("The closure gets the arguments and answers") func theClosureAnswersWithTheArguments() {
    spy.addAmountReturnValue = 1
    spy.addAmountClosure = { $0 * 2 }
    #expect(spy.add(amount: 21) == 42)
    let closure = spy.addAmountClosure
    #expect(closure?(4) == 8)
    spy.addAmountClosure = nil
    #expect(spy.addAmountClosure == nil)
    #expect(spy.add(amount: 21) == 1)
  }

  @Test("A call that throws is counted and recorded") func countsAndRecordsBeforeItThrows() {
    spy.moveToThrowableError = Refused(code: 1)
    spy.moveToReturnValue = true
    spy.moveToClosure = { _, _ in
      Issue.record("an error comes before a closure")
      return false
    }
    #expect(throws: Refused(code: 1)) { try spy.move(1, to: "a") }
    #expect(spy.moveToCallsCount == 1)
    #expect(spy.moveToReceivedArguments?.account == "a")
    #expect((spy.moveToThrowableError as? Refused)?.code == 1)
  }

  @Test("The closure comes before the return value")
  func asksTheClosureBeforeTheReturnValue() throws {
    spy.moveToThrowableError = Refused()
    spy.moveToThrowableError = nil
    spy.moveToReturnValue = true
    spy.moveToClosure = { amount, _ in
      if amount > 9 { throw Refused(code: amount) }
      return false
    }
    #expect(try !spy.move(1, to: "a"))
    #expect(throws: Refused(code: 10)) { try spy.move(10, to: "a") }
    #expect(spy.moveToCallsCount == 2)
  }

  @Test("A call is counted and recorded before the closure runs")
  func countsAndRecordsBeforeTheClosureRuns() {
    var seen: [Int] = []
    spy.addAmountClosure = { [spy] amount in
      seen = [spy.addAmountCallsCount] + spy.addAmountReceivedInvocations
      return amount
    }
    _ = spy.add(amount: 7)
    #expect(seen == [1, 7])
  }

  @Test("resetSpy() removes calls and answers") func theSpyCanBeReset() {
    spy.addAmountReturnValue = 1
    spy.pingClosure = { Issue.record("it was reset") }
    _ = spy.add(amount: 7)
    spy.resetSpy()
    #expect(spy.addAmountCallsCount == 0)
    #expect(spy.addAmountReceivedAmount == nil)
    #expect(spy.addAmountReceivedInvocations.isEmpty)
    #expect(spy.addAmountReturnValue == nil)
    spy.ping()
    #expect(spy.pingCallsCount == 1)
  }

  @Test("A spy works as its protocol") func servesAsTheProtocol() {
    let ledger: any Ledger = spy
    spy.addAmountReturnValue = 3
    #expect(ledger.add(amount: 2) == 3)
    #expect((ledger as? LedgerSpy)?.addAmountReceivedAmount == 2)
  }

  @Test("A spy can be subclassed by hand") func canBeSubclassedByHand() {
    final class Doubling: LedgerSpy, @unchecked Sendable {
      override func add(amount: Int) -> Int { super.add(amount: amount) * 2 }
    }
    let spy = Doubling()
    spy.addAmountReturnValue = 4
    #expect(spy.add(amount: 1) == 8)
    #expect(spy.addAmountCallsCount == 1)
  }
}

/// Where the names are used.
@Suite("Uses of a name in expressions") struct SpyNameUseTests {
  private let spy = LedgerSpy()

  @Test("Names work through optional chaining") func throughOptionalChaining() {
    let spy: LedgerSpy? = self.spy
    spy?.addAmountReturnValue = 5
    #expect(spy?.add(amount: 1) == 5)
    #expect(spy?.addAmountReceivedAmount == 1)
    #expect(spy?.moveToReceivedArguments?.account.isEmpty == nil)
    let none: LedgerSpy? = nil
    #expect(none?.addAmountCallsCount == nil)
  }

  @Test("Names work on an implicitly unwrapped variable")
  func throughAnImplicitlyUnwrappedVariable() {
    var sut: LedgerSpy!
    sut = spy
    sut.addAmountReturnValue = 5
    _ = sut.add(amount: 2)
    #expect(sut.addAmountCallsCount == 1)
    #expect(sut.addAmountReceivedInvocations == [2])
  }

  @Test("Names work as key paths") func asKeyPaths() {
    spy.addAmountReturnValue = 1
    _ = spy.add(amount: 2)
    let count = \LedgerSpy.addAmountCallsCount
    #expect(spy[keyPath: count] == 1)
    spy[keyPath: count] = 7
    #expect(spy.addAmountCallsCount == 7)
    #expect([spy, LedgerSpy()].map(\.addAmountCalled) == [true, false])
    #expect(spy[keyPath: \.addAmountReceivedInvocations.count] == 1)
  }

  @Test("Names work in closures and tasks") func inClosuresAndTasks() async {
    let spy = spy
    spy.addAmountReturnValue = 1
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { _ = spy.add(amount: number) }
      }
    }
    #expect(spy.addAmountCallsCount == 20)
    #expect(spy.addAmountReceivedInvocations.sorted() == Array(0..<20))
    let count = await Task.detached { spy.addAmountCallsCount }.value
    #expect(count == 20)
  }

  @MainActor @Test("Names work on the main actor") func onTheMainActor() {
    var heard: [Int] = []
    spy.addAmountClosure = { amount in
      heard.append(amount)
      return amount
    }
    _ = spy.add(amount: 1)
    #expect(heard == [1])
    #expect(spy.addAmountReceivedAmount == 1)
  }

  @Test("Names work in #require") func withRequire() throws {
    spy.addAmountReturnValue = 1
    _ = spy.add(amount: 2)
    #expect(try #require(spy.addAmountReceivedAmount) == 2)
    #expect(try #require(spy.addAmountReceivedInvocations.first) == 2)
    try #require(spy.addAmountCalled)
  }
}

final class SpyXCTestTests: XCTestCase {
  func testTheAssertionsOfXCTest() throws {
    let spy = LedgerSpy()
    spy.moveToReturnValue = true
    XCTAssertFalse(spy.moveToCalled)
    XCTAssertTrue(try spy.move(1, to: "a"))
    XCTAssertTrue(spy.moveToCalled)
    XCTAssertEqual(spy.moveToCallsCount, 1)
    XCTAssertEqual(spy.moveToReceivedArguments?.account, "a")
    XCTAssertEqual(try XCTUnwrap(spy.moveToReceivedInvocations.last?.amount), 1)
    spy.moveToThrowableError = Refused(code: 2)
    XCTAssertThrowsError(try spy.move(2, to: "b")) { error in
      XCTAssertEqual(error as? Refused, Refused(code: 2))
    }
    XCTAssertNil(spy.findIdReceivedId)
    XCTAssertNil(spy.addAmountClosure)
    XCTAssertGreaterThan(spy.moveToCallsCount, 1)
  }
}
