import SpryKit
import TestSupport
import Testing

/// A function of a hand-written fake, or its form for static members or with other parameters.
private struct Form<Function: Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let function: Function

  init(_ title: String, _ function: Function) {
    (testDescription, self.function) = (title, function)
  }
}

private typealias Tap = @Sendable (FakePress) -> Void
private typealias Check = @Sendable (FakePress, CountSpecifier) -> Bool
private typealias Begin = @Sendable (FakePress) -> Stub
private let name: MemberName = "tap(_:)"

private let recordings: [Form<Tap>] = [
  Form("recordCall") { $0.recordCall("tap(_:)", parameters: "count", arguments: 1) },
  Form("static recordCall") { _ in
    FakePress.recordCall("tap(_:)", parameters: "count", arguments: 1)
  },
]

private let checks: [Form<Check>] = [
  Form("didCall(_:withArguments:)") {
    $0.didCall(name, withArguments: [1], countSpecifier: $1).success
  },
  Form("didCall(_:with:)") { $0.didCall(name, with: 1, countSpecifier: $1).success },
  Form("called(_:with:)") { $0.called(name, with: 1).didCall($1).success },
  Form("static didCall(_:withArguments:)") {
    FakePress.didCall(name, withArguments: [1], countSpecifier: $1).success
  },
  Form("static didCall(_:with:)") { FakePress.didCall(name, with: 1, countSpecifier: $1).success },
  Form("static called(_:with:)") { FakePress.called(name, with: 1).didCall($1).success },
]

private let stubs: [Form<Begin>] = [
  Form("stub") { $0.stub(name, line: 12, maker: "taps()") },
  Form("stubAgain") { $0.stubAgain(name, line: 12, maker: "taps()") },
  Form("static stub") { _ in FakePress.stub(name, line: 12, maker: "taps()") },
  Form("static stubAgain") { _ in FakePress.stubAgain(name, line: 12, maker: "taps()") },
]

/// What a reset removes.
private struct Reset: Sendable {
  let calls: Bool, stubs: Bool
  let reset: Tap
}

private let resets: [Form<Reset>] = [
  Form("resetCalls", Reset(calls: true, stubs: false) { $0.resetCalls() }),
  Form("resetStubs", Reset(calls: false, stubs: true) { $0.resetStubs() }),
  Form("resetCallsAndStubs", Reset(calls: true, stubs: true) { $0.resetCallsAndStubs() }),
  Form("static resetCalls", Reset(calls: true, stubs: false) { _ in FakePress.resetCalls() }),
  Form("static resetStubs", Reset(calls: false, stubs: true) { _ in FakePress.resetStubs() }),
  Form(
    "static resetCallsAndStubs",
    Reset(calls: true, stubs: true) { _ in FakePress.resetCallsAndStubs() }),
]

extension Form {
  var isStatic: Bool { testDescription.hasPrefix("static") }
}

@Suite("Every form of a function of a hand-written fake does what the others do")
struct HandWrittenFormTests {
  private let misuses = Misuses()

  private func test(_ body: (FakePress) -> Void) -> EndOfTestIssues {
    let scope = SpryScope(ofTest: "taps()", misuse: misuses.handler)
    scope.run { body(FakePress()) }
    return scope.end()
  }

  private func query<Function>(
    _ form: Form<Function>, _ fake: FakePress, _ argument: Any?
  ) -> CallQuery {
    form.isStatic ? FakePress.called(name, with: argument) : fake.called(name, with: argument)
  }

  @Test("A recorded call keeps the names and the types of its parameters", arguments: recordings)
  fileprivate func record(_ form: Form<Tap>) {
    _ = test { fake in
      form.function(fake)
      #expect(query(form, fake, 1).didCall(.once).success)
      #expect(!query(form, fake, "one").didCall(.never).success)
      let text = query(form, fake, 2).didCall().failureDescription
      #expect(text?.contains("count: 1 is not 2") == true, "\(text ?? "")")
    }
  }

  @Test("A check takes the arguments and the count", arguments: checks)
  fileprivate func check(_ form: Form<Check>) {
    _ = test { fake in
      #expect(!form.function(fake, .atLeast(1)))
      for argument in [1, 1, 2] {
        fake.recordCall("tap(_:)", arguments: argument)
        FakePress.recordCall("tap(_:)", arguments: argument)
      }
      #expect(form.function(fake, .exactly(2)))
      #expect(!form.function(fake, .once))
    }
    _ = test { fake in
      fake.recordCall("tap(_:)", arguments: 2)
      FakePress.recordCall("tap(_:)", arguments: 2)
      #expect(form.function(fake, .atMost(1)))
    }
  }

  @Test("A stub has its line and its maker", arguments: stubs)
  fileprivate func stub(_ form: Form<Begin>) {
    let issues = test { form.function($0).andReturn(1) }
    #expect(issues.stubs.map(\.location.line) == [12])
    #expect(issues.stubs.map(\.maker) == ["taps()"])
  }

  @Test("A reset removes the calls, the stubs, or both", arguments: resets)
  fileprivate func reset(_ form: Form<Reset>) {
    _ = test { fake in
      let answerer = { form.isStatic ? FakePress.spryify : fake.spryify }
      (form.isStatic ? FakePress.stub(name) : fake.stub(name)).andReturn(5)
      let _: Int = answerer()("tap(_:)", arguments: 1)
      form.function.reset(fake)
      #expect(query(form, fake, 1).count == (form.function.calls ? 0 : 1))
      let value: Int = answerer()("tap(_:)", arguments: 1)
      #expect(value == (form.function.stubs ? 0 : 5))
    }
    #expect(misuses.all.map(\.kind) == (form.function.stubs ? [.noStub] : []))
  }
}
