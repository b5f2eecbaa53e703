// Only without optimization, all callers are known. These tests also run with `SPRY_CALLERS=names`; see
// `callersHaveLines`.
#if os(Linux) && DEBUG
  import SpryMacros
  import SpryMatchers
  import Synchronization
  import TestSupport
  import Testing

  @Suite("Failures name the code that called", .spry)
  struct CallerTests {
    private let till = FakeTill()
    private var checkout: Checkout { Checkout(till: till) }

    @Test("A failed check names the caller of each call")
    func failedCheck() async throws {
      till.stub.charge(.any).andReturn(true)
      _ = checkout.pay()
      _ = checkout.retry()
      _ = till.charge(9)  // <- CallerTests.failedCheck()
      let failure = await issue { expectHaveReceived(till.calls.charge(7)) }
      #expect(
        failure.text.contains(
          "charge(1)   amount: 1 is not 7   by \(Checkout.place(of: "Checkout.pay()"))"))
      #expect(failure.text.contains("by \(Checkout.place(of: "Checkout.retry()"))"))
      #expect(failure.text.contains("by \(place(of: "CallerTests.failedCheck()"))"))
    }

    @Test("The calls that no test expected name their callers")
    func noOtherCalls() async {
      till.stub.charge(.any).andReturn(true)
      _ = checkout.pay()
      expectHaveReceived(till.calls.charge(1))
      _ = checkout.retry()
      let failure = await issue { expectNoOtherCalls(till) }
      #expect(
        failure.text == """
          FakeTill: expected no other calls, got charge(2)
              1. charge(1)
            ✗ 2. charge(2)   by \(Checkout.place(of: "Checkout.retry()"))
          """)
    }

    @Test("The calls in the wrong rows of an order table name their callers")
    func order() async {
      till.stub.charge(.any).andReturn(true)
      _ = checkout.retry()
      _ = checkout.pay()
      let failure = await issue {
        expectExactlyInOrder {
          till.calls.charge(1)
          till.calls.charge(2)
        }
      }
      #expect(
        failure.text.hasSuffix(
          """
              expected              received
            ✗ FakeTill: charge(1)   1. FakeTill: charge(2)   by \(Checkout.place(of: "Checkout.retry()"))
              FakeTill: charge(2)   2. FakeTill: charge(1)
          """))
    }

    @Test("Misuse names the caller, at the line of the test that led to it")
    func misuse() async {
      await expectMisuse(by: "Checkout.pay()", at: "misuse") {
        let checkout = checkout
        _ = checkout.pay()  // <- misuse
      }
    }

    @Test("Misuse in a member that calls from a closure names the caller")
    func misuseInAClosure() async {
      await expectMisuse(by: "Checkout.close()", at: "misuseInAClosure") {
        _ = checkout.close()  // <- misuseInAClosure
      }
    }

    @Test("Misuse in a helper of the test is at the line that calls the helper")
    func misuseInAHelper() async {
      await expectMisuse(by: "Checkout.pay()", at: "misuseInAHelper") {
        let count = 1
        payOften(count)  // <- misuseInAHelper
      }
    }

    @Test("Misuse in an async member names the caller, at the line of the test")
    func misuseInAnAsyncMember() async {
      await expectMisuse(by: "Checkout.reopen()", at: "misuseInAnAsyncMember") {
        let checkout = checkout
        _ = try? await checkout.reopen()  // <- misuseInAnAsyncMember
      }
    }

    @Test("Misuse in a child task is at the line that starts the task")
    func misuseInAChildTask() async {
      await expectMisuse(by: "Checkout.reopen()", at: "misuseInAChildTask") {
        async let reopened = checkout.reopen()  // <- misuseInAChildTask
        _ = try? await reopened
      }
    }

    private func payOften(_ count: Int) {
      for _ in 0..<count { _ = checkout.pay() }
    }

    private func expectMisuse(
      by caller: String, at marker: String, _ body: () async -> Void
    ) async {
      let failure = await issue(body)
      #expect(failure.text.contains("  called by \(Checkout.place(of: caller))\n"))
      #expect(failure.place == placeOfMisuse(marker))
    }

    @Test("Misuse that the test itself causes names no caller, because it is at that line")
    func misuseByTheTest() async throws {
      let failure = await issue {
        let till = till
        #expect(till.charge(1) == false)  // <- misuseByTheTest
      }
      #expect(failure.place == placeOfMisuse("misuseByTheTest"))
      #expect(!failure.text.contains("called by") || !callersHaveLines, "\(failure.text)")
    }

    @Test("The callers of the first 1,000 calls of a test are known")
    func mostCalls() async throws {
      till.stub.charge(.any).andReturn(true)
      for amount in 1...1001 { _ = till.charge(amount) }
      let failure = await issue { expectHaveReceived(till.calls.charge(.any), .exactly(1000)) }
      func line(of call: Int) -> Substring? {
        failure.text.split(separator: "\n").first { $0.contains("\(call). charge(\(call))") }
      }
      #expect(try #require(line(of: 1000)).contains("by CallerTests.mostCalls()"))
      #expect(try #require(line(of: 1001)).contains("by ") == false)
    }

    @Test(  // <- declaration
      "A test finds 15 lines, and reports later misuse where it is declared",
      .enabled(if: callersHaveLines))
    func mostLines() async throws {
      let failures = await issues {
        _ = till.charge(1)  // <- mostLines
        _ = till.charge(2)  // <- mostLines
        _ = till.charge(3)  // <- mostLines
        _ = till.charge(4)  // <- mostLines
        _ = till.charge(5)  // <- mostLines
        _ = till.charge(6)  // <- mostLines
        _ = till.charge(7)  // <- mostLines
        _ = till.charge(8)  // <- mostLines
        _ = till.charge(9)  // <- mostLines
        _ = till.charge(10)  // <- mostLines
        _ = till.charge(11)  // <- mostLines
        _ = till.charge(12)  // <- mostLines
        _ = till.charge(13)  // <- mostLines
        _ = till.charge(14)  // <- mostLines
        _ = till.charge(15)  // <- mostLines
        _ = till.charge(16)
      }
      let lines = lines(of: "mostLines") + lines(of: "declaration")
      #expect(failures.map(\.place) == lines.map { "CallerTests.swift:\($0)" })
      #expect(!failures.contains { $0.text.contains("called by") })
    }

    @Test("A call on a queue, of an async member, or in a detached task has a caller")
    func elsewhere() async throws {
      till.stub.charge(.any).andReturn(true)
      till.stub.refund(.any).andReturn(true)
      _ = await checkout.payOnQueue()
      var failure = await issue { expectHaveNotReceived(till.calls.charge(.any)) }
      #expect(failure.text.contains("by \(Checkout.place(of: "Checkout.payOnQueue()"))"))
      let reopened = "by \(Checkout.place(of: "Checkout.reopen()"))"
      _ = try await checkout.reopen()
      failure = await issue { expectHaveNotReceived(till.calls.refund(.any)) }
      #expect(failure.text.contains(reopened))
      till.resetCalls()
      let checkout = checkout
      _ = try await Task.detached { try await checkout.reopen() }.value
      failure = await issue { expectHaveNotReceived(till.calls.refund(.any)) }
      #expect(failure.text.contains(reopened))
    }

    @Test("A caller in an extension of the protocol is followed by its own caller")
    func protocolExtension() async throws {
      till.stub.charge(.any).andReturn(true)
      _ = checkout.payMinimum()
      _ = checkout.retryMinimum()
      let failure = await issue { expectHaveReceived(till.calls.charge(7)) }
      let charge = Checkout.place(of: "Till.charge()")
      #expect(
        failure.text.hasSuffix(
          """
              1. charge(6)      amount: 6 is not 7   by \(charge) from \(Checkout.place(of: "Checkout.payMinimum()"))
              2, 3. charge(6)   amount: 6 is not 7   by \(charge) from \(Checkout.place(of: "Checkout.retryMinimum()"))
          """), "\(failure.text)")
    }

    @Test("An async caller in an extension of the protocol is followed by its own caller")
    func asyncProtocolExtension() async throws {
      till.stub.refund(.any).andReturn(true)
      _ = try await checkout.refundMinimum()
      let failure = await issue { expectHaveNotReceived(till.calls.refund(.any)) }
      let refund = Checkout.place(of: "Till.refund()")
      #expect(
        failure.text.contains(
          "by \(refund) from \(Checkout.place(of: "Checkout.refundMinimum()"))"),
        "\(failure.text)")
    }

    @Test("The caller of a closure is the code that calls it")
    func closure() async throws {
      let onDone = SpyClosure<Int, Void>("onDone")
      onDone.stub().andReturn()
      let done: (Int) -> Void = onDone.closure
      done(1)  // <- CallerTests.closure()
      let failure = await issue { expectHaveNotReceived(onDone.calls(.any)) }
      #expect(failure.text.contains("by \(place(of: "CallerTests.closure()"))"))
    }

    @Test("The caller of a closure with effects is the code that calls it")
    func closuresWithEffects() async throws {
      let onDone = SpyClosure<Int, Void>("onDone")
      onDone.stub().andReturn()
      func expectCaller(_ name: String) async {
        let failure = await issue { expectHaveNotReceived(onDone.calls(.any)) }
        #expect(failure.text.hasSuffix("   by \(place(of: "CallerTests.\(name)(_:)"))"))
        onDone.resetCalls()
      }
      try throwing(onDone.closure)
      await expectCaller("throwing")
      try typed(onDone.typedClosure(throwing: CancellationError.self))
      await expectCaller("typed")
      await later(onDone.closure)
      await expectCaller("later")
      try await laterThrowing(onDone.closure)
      await expectCaller("laterThrowing")
      try await laterTyped(onDone.typedClosure(throwing: CancellationError.self))
      await expectCaller("laterTyped")
    }

    private func throwing(_ body: (Int) throws -> Void) throws {
      try body(1)  // <- CallerTests.throwing(_:)
    }

    private func typed(
      _ body: (Int) throws(CancellationError) -> Void
    ) throws(CancellationError) {
      try body(1)  // <- CallerTests.typed(_:)
    }

    private func later(_ body: (Int) async -> Void) async {
      await body(1)  // <- CallerTests.later(_:)
    }

    private func laterThrowing(_ body: (Int) async throws -> Void) async throws {
      try await body(1)  // <- CallerTests.laterThrowing(_:)
    }

    private func laterTyped(
      _ body: (Int) async throws(CancellationError) -> Void
    ) async throws(CancellationError) {
      try await body(1)  // <- CallerTests.laterTyped(_:)
    }

    @Test("Nothing is said of callers if the trait turns it off", .spry(callers: false))
    func off() async throws {
      till.stub.charge(.any).andReturn(true)
      _ = checkout.pay()
      let failure = await issue { expectHaveReceived(till.calls.charge(7)) }
      #expect(failure.text.contains("charge(1)   amount: 1 is not 7"))
      #expect(!failure.text.contains("by "))
    }

    /// The line of misuse in the running test, or the declaration of the test if lines are unknown.
    private func placeOfMisuse(_ marker: String) -> String {
      let declaration = Test.current?.sourceLocation.line ?? 0
      return "CallerTests.swift:\(callersHaveLines ? line(of: marker) : declaration)"
    }

    private typealias Found = (text: String, place: String)

    /// The first issue that a closure records.
    private func issue(_ body: () async -> Void) async -> Found {
      await issues(body).first ?? ("", "")
    }

    /// The issues that a closure records.
    private func issues(_ body: () async -> Void) async -> [Found] {
      let found = Mutex<[Found]>([])
      await withKnownIssue {
        await body()
      } matching: { issue in
        let place = issue.sourceLocation.map { "\($0.fileName):\($0.line)" } ?? ""
        found.withLock { $0.append((issue.comments.first?.rawValue ?? "", place)) }
        return true
      }
      return found.withLock { $0 }
    }
  }
#endif
