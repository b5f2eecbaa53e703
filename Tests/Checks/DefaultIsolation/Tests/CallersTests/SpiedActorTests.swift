import SpryMatchers
import SpryObjects
import Testing

// Swift 6.2 with assertions stops at a closure that is isolated to an actor and to its caller.
#if compiler(>=6.3)
  /// An actor in a module whose `async` functions run on the actor of their caller, and those of an actor
  /// on that.
  private actor Ledger: ObjectSpyable {
    var sum = 0

    @Spied func add(_ number: () async -> Int) async -> Int {
      sum += await number()
      assertIsolated()
      return sum
    }

    @Spied nonisolated func free(_ body: @Sendable () async -> Int) async -> Int { await body() }
  }

  extension Ledger {
    @Spied func plain(_ number: Int) async -> Int {
      sum += number
      assertIsolated()
      return sum
    }

    @Spied func addMore(_ number: () async -> Int, _ times: inout Int) async -> Int {
      sum += await number()
      times += 1
      assertIsolated()
      return sum
    }

    @Spied func rethrowing(_ number: () async throws -> Int) async rethrows -> Int {
      sum += try await number()
      assertIsolated()
      return sum
    }

    @Spied func typed(_ number: () -> Int) async throws(LedgerError) -> Int {
      if number() > sum { throw LedgerError() }
      assertIsolated()
      return sum
    }

    @Spied func mapped<Value>(_ value: Value, _ body: (Value) -> Value) async -> Value {
      body(value)
    }
  }

  private struct LedgerError: Error {}

  @Suite("@Spied on actors where async functions run on the actor of their caller", .spry)
  struct SpiedActorTests {
    @Test("Bodies run on the actor")
    func runOnTheActor() async throws {
      let ledger = Ledger()
      let spy = Spy(on: ledger)
      var times = 0
      for isSpying in [false, true] {
        if isSpying { spy.beginSpying() }
        #expect(await ledger.add { 1 } == (isSpying ? 5 : 1))
        #expect(await ledger.free { 3 } == 3)
        #expect(await ledger.plain(1) == (isSpying ? 6 : 2))
        #expect(await ledger.addMore({ 1 }, &times) == (isSpying ? 7 : 3))
        #expect(await ledger.rethrowing { 1 } == (isSpying ? 8 : 4))
        #expect(try await ledger.typed { 1 } == (isSpying ? 8 : 4))
        #expect(await ledger.mapped(1) { $0 + 1 } == 2)
      }
      spy.endSpying()
      #expect(times == 2)
      #expect(
        spy.recordedCalls.map(\.function) == [
          "add(_:)", "free(_:)", "plain(_:)", "addMore(_:_:)", "rethrowing(_:)", "typed(_:)",
          "mapped(_:_:)",
        ])
    }

    @Test("Members throw, and stubs answer")
    func throwAndAnswer() async {
      let ledger = Ledger()
      let spy = Spy(on: ledger)
      await #expect(throws: LedgerError.self) {
        try await spy.spy { try await ledger.rethrowing { throw LedgerError() } }
      }
      spy.stub("addMore(_:_:)").andReturn(7)
      var times = 0
      #expect(await spy.spy { await ledger.addMore({ 1 }, &times) } == 7)
      #expect(times == 0)
    }
  }
#endif
