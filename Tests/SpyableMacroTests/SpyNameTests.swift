import SpryMacros
import Testing

@Spyable protocol Ledger {
  func ping()
  func add(amount: Int) -> Int
  func move(_ amount: Int, to account: String) throws -> Bool
  func find(id: Int?) -> String?
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
    #expect(spy.findIdReceivedId == nil)
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
}
