import SpryKit
import Testing

@testable import SpryMatchers

private final class FakeNumbers: Spryable {
  enum Function: String, StringRepresentable {
    case one = "one()"
    case log = "log(_:)"
    case any = "any()"
  }

  func one() -> Int { spryify() }
  func log(_ text: String) { spryify(arguments: text) }
  func any() -> Int { spryify() }
  func any() -> String { spryify() }
}

/// A stub that can never answer was only said to be unused.
@Suite("A stub with an answer of another type than the member's")
struct StubWithAnAnswerOfAnotherTypeTests {
  private func messages(_ outcome: TestOutcome = .passed, _ body: (FakeNumbers) -> Void) -> [String]
  {
    let scope = SpryScope(ofTest: "test()", misuse: .report { _, _ in })
    scope.run { body(FakeNumbers()) }
    return EndOfTestReport(
      of: scope.end(), outcome, unusedStubs: .warn, function: TestFunction("test()")
    ).entries.map(\.message)
  }

  @Test("The warning names both types, whichever stub is older")
  func namesTheTypes() {
    let expected = """
      stub of 'one()' on FakeNumbers answers with a String, but the call returns Int
        change its answer, or remove it
      """
    let newer = messages {
      $0.stub(.one, maker: "test()").andReturn(1)
      $0.stub(.one, maker: "test()").andReturn("x")
      _ = $0.one()
    }
    #expect(newer == [expected])
    let older = messages {
      $0.stub(.one, maker: "test()").andReturn("x")
      $0.stub(.one, maker: "test()").andReturn(1)
      _ = $0.one()
    }
    #expect(older == [expected])
  }

  @Test("A test that failed gets it as a hint")
  func hint() {
    let hints = messages(.failed) {
      $0.stub(.one, maker: "test()").andReturn("x")
      _ = $0.one()
    }
    #expect(
      hints == ["stub of 'one()' on FakeNumbers answers with a String, but the call returns Int"])
  }

  @Test("A member that returns nothing is named, too")
  func membersThatReturnNothing() {
    let warnings = messages {
      $0.stub(.log, maker: "test()").with("a").andReturn("x")
      $0.log("a")
    }
    #expect(
      warnings == [
        """
        stub of 'log(_:)' on FakeNumbers with ("a") answers with a String, but the call returns Void
          change its answer, or remove it
        """
      ])
  }

  @Test("An expected stub that could not answer says so")
  func expectedStubs() {
    let failures = messages {
      $0.stub(.one, maker: "test()").andReturn("x").expected(.once)
      $0.stub(.one, maker: "test()").andReturn(1)
      _ = $0.one()
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.contains("  it answers with a String, but the call returns Int\n") == true)
  }

  @Test("An overload that was not called is only unused")
  func overloads() {
    let warnings = messages {
      $0.stub(.any, maker: "test()").lenient().andReturn("x")
      $0.stub(.any, maker: "test()").with().andReturn(Int8(1))
      _ = $0.any() as String
      _ = $0.any() as Int
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("answers with an Int8, but the call returns") == true)
    let unused = messages {
      $0.stub(.any, maker: "test()").andReturn(1)
      $0.stub(.any, maker: "test()").andReturn("x")
    }
    #expect(unused.allSatisfy { $0.contains("was not used") })
  }
}
