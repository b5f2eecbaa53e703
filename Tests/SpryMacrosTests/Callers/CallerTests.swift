// Only on Linux, the toolchain tells the callers, and only without optimization all of them.
#if os(Linux) && DEBUG
  import SpryMacros
  import SpryMatchers
  import Synchronization
  import Testing
  import XCTest

  @Suite("Failures name the code that called", .spry)
  struct CallerTests {
    private let till = FakeTill()
    private var checkout: Checkout { Checkout(till: till) }

    @Test("A failed check names the caller of each call")
    func failedCheck() async throws {
      till.stub.charge(.any).andReturn(true)
      _ = checkout.pay()
      _ = checkout.retry()
      let line = #line + 1
      _ = till.charge(9)
      let failure = await issue { expectHaveReceived(till.calls.charge(7)) }
      #expect(
        failure.text.contains(
          "charge(1)   amount: 1 is not 7   by Checkout.pay() (Checkout.swift:16)"))
      #expect(failure.text.contains("by Checkout.retry() (Checkout.swift:20)"))
      #expect(failure.text.contains("by CallerTests.failedCheck() (CallerTests.swift:\(line))"))
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
          FakeTill: expected no other calls, got 1
              1. FakeTill: charge(1)
            ✗ 2. FakeTill: charge(2)   by Checkout.retry() (Checkout.swift:20)
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
              wanted                happened
            ✗ FakeTill: charge(1)   1. FakeTill: charge(2)   by Checkout.retry() (Checkout.swift:20)
              FakeTill: charge(2)   2. FakeTill: charge(1)
          """))
    }

    @Test("Misuse names the caller, at the line of the test")
    func misuse() async throws {
      let failure = await issue { _ = checkout.pay() }
      #expect(failure.text.contains("  called by Checkout.pay() (Checkout.swift:16)\n"))
      #expect(failure.place == "CallerTests.swift:\(#line - 2)")
    }

    @Test("A call inside #expect is at its line")
    func callInsideExpect() async throws {
      let line = #line + 1
      let failure = await issue { #expect(till.charge(1) == false) }
      #expect(failure.place == "CallerTests.swift:\(line)")
      let caller = "by CallerTests.callInsideExpect() (CallerTests.swift:\(line))"
      #expect(failure.text.contains(caller))
    }

    @Test("Misuse in an async member names the caller, at the line of the test")
    func misuseInAnAsyncMember() async throws {
      let failure = await issue { _ = try? await checkout.reopen() }
      #expect(failure.text.contains("  called by Checkout.reopen() (Checkout.swift:24)\n"))
      #expect(failure.place == "CallerTests.swift:\(#line - 2)")
    }

    @Test("The caller of a property is the code that reads it")
    func property() async throws {
      let failure = await issue { _ = checkout.isOpen() }
      #expect(failure.text.contains("  called by Checkout.isOpen() (Checkout.swift:28)\n"))
    }

    @Test("A call on a queue has a caller")
    func queue() async throws {
      till.stub.charge(.any).andReturn(true)
      _ = await checkout.payOnQueue()
      let failure = await issue { expectHaveNotReceived(till.calls.charge(.any)) }
      #expect(failure.text.contains("by Checkout.payOnQueue() (Checkout.swift:33)"))
    }

    @Test("A call in a detached task has a caller")
    func detachedTask() async throws {
      till.stub.refund(.any).andReturn(true)
      let checkout = checkout
      _ = try await Task.detached { try await checkout.reopen() }.value
      let failure = await issue { expectHaveNotReceived(till.calls.refund(.any)) }
      #expect(failure.text.contains("by Checkout.reopen() (Checkout.swift:24)"))
    }

    @Test("The caller of a closure is the code that calls it")
    func closure() async throws {
      let onDone = SpyClosure<Int, Void>("onDone")
      onDone.stub().andReturn()
      let done: (Int) -> Void = onDone.closure
      done(1)
      let failure = await issue { expectHaveNotReceived(onDone) }
      #expect(failure.text.contains("by CallerTests.closure() (CallerTests.swift:\(#line - 2))"))
    }

    @Test("Nothing is said of callers if the trait turns it off", .spry(callers: false))
    func off() async throws {
      till.stub.charge(.any).andReturn(true)
      _ = checkout.pay()
      let failure = await issue { expectHaveReceived(till.calls.charge(7)) }
      #expect(!failure.text.contains("by Checkout"))
    }

    /// The only issue that a closure records.
    private func issue(_ body: () async -> Void) async -> (text: String, place: String) {
      let found = Mutex<(String, String)>(("", ""))
      await withKnownIssue {
        await body()
      } matching: { issue in
        let place = issue.sourceLocation.map { "\($0.fileName):\($0.line)" } ?? ""
        found.withLock { $0 = (issue.comments.first?.rawValue ?? "", place) }
        return true
      }
      return found.withLock { $0 }
    }
  }

  final class CallerXCTests: SpryTestCase {
    private let failures = Mutex<[String]>([])

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine line: Int, expected: Bool
    ) {
      let file = filePath.split(separator: "/").last ?? ""
      failures.withLock { $0.append("\(description)\n\(file):\(line)") }
    }

    func testMisuseNamesTheCallerAtTheLineOfTheTest() {
      let line = #line + 1
      _ = Checkout(till: FakeTill()).pay()
      let failures = failures.withLock { $0 }
      XCTAssertEqual(failures.count, 1)
      XCTAssert(
        failures[0].contains("\n  called by Checkout.pay() (Checkout.swift:16)\n"), failures[0])
      XCTAssert(failures[0].hasSuffix("\nCallerTests.swift:\(line)"), failures[0])
    }

    func testMisuseInAnAsyncTest() async {
      let line = #line + 1
      _ = try? await Checkout(till: FakeTill()).reopen()
      let failures = failures.withLock { $0 }
      XCTAssertEqual(failures.count, 1)
      XCTAssert(
        failures[0].contains("\n  called by Checkout.reopen() (Checkout.swift:24)\n"), failures[0])
      XCTAssert(failures[0].hasSuffix("\nCallerTests.swift:\(line)"), failures[0])
    }
  }
#endif
