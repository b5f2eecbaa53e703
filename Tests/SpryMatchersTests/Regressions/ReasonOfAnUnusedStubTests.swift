import SpryKit
import TestSupport
import Testing

@testable import SpryMatchers

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
  private func messages(_ body: (FakeShop) -> Void) -> [String] {
    let scope = SpryScope(ofTest: "test()", misuse: .report { _, _ in })
    scope.run { body(FakeShop()) }
    return EndOfTestReport(
      of: scope.end(), .passed, unusedStubs: .warn, function: TestFunction("test()")
    ).entries.map(\.message)
  }

  @Test("A newer stub for any arguments comes after an older one for these arguments")
  func argumentsFirst() {
    let line: UInt = #line + 2
    let warnings = messages {
      $0.stub(.price, maker: "test()").with("cup").andReturn(1)
      $0.stub(.price, maker: "test()").andReturn(2)
      _ = $0.price(of: "cup")
    }
    #expect(
      warnings == [
        """
        stub of 'price(of:)' on FakeShop was not used
          the stub at ReasonOfAnUnusedStubTests.swift:\(line) with ("cup") answered price(of: "cup"): \
        stubs with arguments come before stubs without, whichever is newer
          remove it, or allow it to be unused: .lenient()
        """
      ])
  }

  @Test("A newer stub for the same arguments comes first")
  func newestFirst() {
    let line: UInt = #line + 3
    let warnings = messages {
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
    let warnings = messages {
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
    let warnings = messages {
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
  private func warning(_ body: () -> Void) -> String? {
    let scope = SpryScope(ofTest: "test()", misuse: .report { _, _ in })
    scope.run(body)
    return EndOfTestReport(
      of: scope.end(), .passed, unusedStubs: .warn, function: TestFunction("test()")
    ).entries.first?.message
  }

  @Test("The member received no call")
  func noCall() {
    expectGolden(warning { FakeLabel().stub(.length, maker: "test()").andReturn(1) })
  }

  @Test("The call came before the stub was made")
  func earlierCall() {
    expectGolden(
      warning {
        let label = FakeLabel()
        withSpryScope(misuse: .report { _, _ in }) { _ = label.length }
        label.stub(.length, maker: "test()").andReturn(1)
      })
  }

  @Test("The fake only records the member")
  func recordedCall() {
    expectGolden(
      warning {
        let label = FakeLabel()
        label.note("early")
        label.stub(.note, maker: "test()").andReturn()
        label.note("late")
      })
  }

  @Test("The property was only written")
  func writtenProperty() {
    expectGolden(
      warning {
        let label = FakeLabel()
        label.stub(.text, maker: "test()").andReturn("a")
        label.text = "b"
      })
  }
}
