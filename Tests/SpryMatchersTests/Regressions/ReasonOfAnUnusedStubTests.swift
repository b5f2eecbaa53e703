import SpryKit
import TestSupport
import Testing

@testable import SpryMatchers

/// The messages at the end of a test that uses a fake.
private func messages<Fake>(
  _ fake: @autoclosure () -> Fake, _ outcome: TestOutcome = .passed, _ body: (Fake) -> Void
) -> [String] {
  let scope = SpryScope(ofTest: "test()", misuse: .report { _, _ in })
  scope.run { body(fake()) }
  return EndOfTestReport(
    of: scope.end(), outcome, unusedStubs: .warn, function: TestFunction("test()")
  ).entries.map(\.message)
}

private final class FakeShop: Spryable {
  enum Function: String, StringRepresentable {
    case price = "price(of:)"
  }

  func price(of item: String) -> Int { spryify(arguments: item) }
}

/// The warning about an unused stub said nothing of the stub that answered in its place, or said what is
/// not true of a generic member.
@Suite("The reason why a stub was not used")
struct ReasonOfAnUnusedStubTests {
  @Test("A newer stub for any arguments comes after an older one for these arguments")
  func argumentsFirst() {
    let line: UInt = #line + 2
    let warnings = messages(FakeShop()) {
      $0.stub(.price, maker: "test()").with("cup").andReturn(1)
      $0.stub(.price, maker: "test()").andReturn(2)
      _ = $0.price(of: "cup")
    }
    #expect(
      warnings == [
        """
        stub of 'price(of:)' on FakeShop was not used
          the stub at ReasonOfAnUnusedStubTests.swift:\(line) with ("cup") answered price(of: "cup"): \
        stubs with arguments are tried first, whichever is newer
          remove it, or allow it to be unused: .lenient()
        """
      ])
  }

  @Test("A newer stub for the same arguments comes first")
  func newestFirst() {
    let line: UInt = #line + 3
    let warnings = messages(FakeShop()) {
      $0.stub(.price, maker: "test()").with("cup").andReturn(1)
      $0.stub(.price, maker: "test()").with(Argument.anything).andReturn(2)
      _ = $0.price(of: "cup")
    }
    #expect(
      warnings == [
        """
        stub of 'price(of:)' on FakeShop with ("cup") was not used
          the stub at ReasonOfAnUnusedStubTests.swift:\(line) with (anything) answered price(of: "cup"): \
        it is newer
          remove it, or allow it to be unused: .lenient()
        """
      ])
  }

  @Test("A stub that replaced it is named")
  func replacement() {
    let line: UInt = #line + 3
    let warnings = messages(FakeShop()) {
      $0.stub(.price, maker: "test()").andReturn(1)
      $0.stub(.price, maker: "test()").andReturn(2)
      _ = $0.price(of: "cup")
    }
    #expect(
      warnings == [
        """
        stub of 'price(of:)' on FakeShop was not used
          the newer stub at ReasonOfAnUnusedStubTests.swift:\(line) replaced it
          remove it, or allow it to be unused: .lenient()
        """
      ])
  }

  @Test("A stub that becomes lenient after it was replaced is not reported")
  func lenientAfterReplacement() {
    let warnings = messages(FakeShop()) {
      let stub = $0.stub(.price, maker: "test()").andReturn(1)
      $0.stub(.price, maker: "test()").andReturn(2)
      stub.lenient()
      _ = $0.price(of: "cup")
    }
    #expect(warnings == [])
  }
}

private final class FakeLabel: Spryable {
  enum Function: String, StringRepresentable {
    case text, length
    case note = "note(_:)"
  }

  let spryState = SpryState()

  var text: String {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }
  var length: Int { spryify() }
  func note(_ text: String) { recordCall(arguments: text) }
}

/// Each of these warnings said that a call came before the stub was made, or to remove the stub.
@Suite("Why a stub answered no call")
struct UnansweredCallTests {
  @Test("The member received no call")
  func noCall() {
    expectGolden(messages(FakeLabel()) { $0.stub(.length, maker: "test()").andReturn(1) }.first)
  }

  @Test("The call came before the stub was made")
  func earlierCall() {
    expectGolden(
      messages(FakeLabel()) { label in
        withSpryScope(misuse: .report { _, _ in }) { _ = label.length }
        label.stub(.length, maker: "test()").andReturn(1)
      }.first)
  }

  @Test("The fake only records the member")
  func recordedCall() {
    expectGolden(
      messages(FakeLabel()) { label in
        label.note("early")
        label.stub(.note, maker: "test()").andReturn()
        label.note("late")
      }.first)
  }

  @Test("The property was only written")
  func writtenProperty() {
    expectGolden(
      messages(FakeLabel()) { label in
        label.stub(.text, maker: "test()").andReturn("a")
        label.text = "b"
      }.first)
  }
}

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
  @Test("The warning names both types, whichever stub is older")
  func namesTheTypes() {
    let expected = """
      stub of 'one()' on FakeNumbers answers with a String, but the call returns Int
        change its answer, or remove it
      """
    let newer = messages(FakeNumbers()) {
      $0.stub(.one, maker: "test()").andReturn(1)
      $0.stub(.one, maker: "test()").andReturn("x")
      _ = $0.one()
    }
    #expect(newer == [expected])
    let older = messages(FakeNumbers()) {
      $0.stub(.one, maker: "test()").andReturn("x")
      $0.stub(.one, maker: "test()").andReturn(1)
      _ = $0.one()
    }
    #expect(older == [expected])
  }

  @Test("A test that failed gets it as a hint")
  func hint() {
    let hints = messages(FakeNumbers(), .failed) {
      $0.stub(.one, maker: "test()").andReturn("x")
      _ = $0.one()
    }
    #expect(
      hints == ["stub of 'one()' on FakeNumbers answers with a String, but the call returns Int"])
  }

  @Test("A member that returns nothing is named, too")
  func membersThatReturnNothing() {
    let warnings = messages(FakeNumbers()) {
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
    let failures = messages(FakeNumbers()) {
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
    let warnings = messages(FakeNumbers()) {
      $0.stub(.any, maker: "test()").lenient().andReturn("x")
      $0.stub(.any, maker: "test()").with().andReturn(Int8(1))
      _ = $0.any() as String
      _ = $0.any() as Int
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("answers with an Int8, but the call returns") == true)
    let unused = messages(FakeNumbers()) {
      $0.stub(.any, maker: "test()").andReturn(1)
      $0.stub(.any, maker: "test()").andReturn("x")
    }
    #expect(unused.allSatisfy { $0.contains("was not used") })
  }
}
