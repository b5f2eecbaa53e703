import SpryKit
import TestSupport
import Testing

@testable import SpryMatchers

private final class FakeShop: Spryable {
  enum Function: String, StringRepresentable {
    case price = "price(of:)"
    case open = "open()"
    case any = "any()"
    case note = "note(_:)"
    case title
  }

  let spryState = SpryState()

  func price(of item: String) -> Int { spryify(arguments: item) }
  func open() { spryify() }
  func any() -> Int { spryify() }
  func any() -> String { spryify() }
  func note(_ text: String) { recordCall(arguments: text) }
  var title: String {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }

  /// Starts a stub as a test with the name of the reports below does.
  func make(_ member: Function, line: UInt = #line) -> Stub {
    stub(member, line: line, maker: "test()")
  }
}

/// Stubs and calls of a fake in a test, and how the test ended.
private struct Row: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let outcome: TestOutcome
  let sourceLocation: SourceLocation
  let body: @Sendable (FakeShop) -> Void

  init(
    _ name: String, _ outcome: TestOutcome = .passed,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (FakeShop) -> Void
  ) {
    (testDescription, self.outcome, self.body) = (name, outcome, body)
    self.sourceLocation = sourceLocation
  }
}

/// The warning about an unused stub said nothing of the stub that answered in its place, that a call came
/// before the stub was made, or only that the stub was unused although it can never answer.
@Suite("The reason why a stub was not used")
struct ReasonOfAnUnusedStubTests {
  @Test("The end of a test names the reason", arguments: replaced + uncalled + ofAnotherType)
  private func reason(row: Row) {
    let scope = SpryScope(ofTest: "test()", misuse: .report { _, _ in })
    scope.run { row.body(FakeShop()) }
    let report = EndOfTestReport(
      of: scope.end(), row.outcome, unusedStubs: .warn, function: TestFunction("test()"))
    expectGolden(
      report.entries.map(\.finding.text), row.testDescription, sourceLocation: row.sourceLocation)
  }

  @Test("The last call before a stub was made is before it")
  func lastCallBeforeTheStub() {
    var isLast = false
    // Calls are numbered over the process, and a parallel test can make one between these.
    while !isLast {
      let scope = SpryScope(ofTest: "test()", misuse: .report { _, _ in })
      scope.run {
        let (shop, other) = (FakeShop(), FakeShop())
        _ = shop.price(of: "cup")
        shop.make(.price).andReturn(1)
        other.open()
        isLast = other.recordedCalls[0].number == shop.recordedCalls[0].number + 1
      }
      let report = EndOfTestReport(
        of: scope.end(), .passed, unusedStubs: .warn, function: TestFunction("test()"))
      #expect(
        report.entries.map { $0.finding.text.contains("1 matching call was made before the stub") }
          == [true])
    }
  }

  private static let replaced = [
    Row("arguments come before a newer stub without") {
      $0.make(.price).with("cup").andReturn(1)
      $0.make(.price).andReturn(2)
      _ = $0.price(of: "cup")
    },
    Row("the newer stub for the same arguments comes first") {
      $0.make(.price).with("cup").andReturn(1)
      $0.make(.price).with(Argument.anything).andReturn(2)
      _ = $0.price(of: "cup")
    },
    Row("a stub that a newer one replaced has no issue") {
      $0.make(.price).andReturn(1)
      $0.make(.price).andReturn(2)
      _ = $0.price(of: "cup")
    },
  ]

  private static let uncalled = [
    Row("the member received no call") { $0.make(.price).andReturn(1) },
    Row("the call came before the stub was made") { shop in
      withSpryScope(misuse: .report { _, _ in }) { _ = shop.price(of: "cup") }
      shop.make(.price).andReturn(1)
    },
    Row("the fake only records the member") {
      $0.note("early")
      $0.make(.note).andReturn()
      $0.note("late")
    },
    Row("the property was only written") {
      $0.make(.title).andReturn("a")
      $0.title = "b"
    },
  ]

  private static let ofAnotherType = [
    Row("its answer has another type, and it is newer") {
      $0.make(.price).andReturn(1)
      $0.make(.price).andReturn("x")
      _ = $0.price(of: "cup")
    },
    Row("its answer has another type, and it is older") {
      $0.make(.price).andReturn("x")
      $0.make(.price).andReturn(1)
      _ = $0.price(of: "cup")
    },
    Row("its answer has another type, in a test that failed", .failed) {
      $0.make(.price).andReturn("x")
      _ = $0.price(of: "cup")
    },
    Row("the member returns nothing") {
      $0.make(.open).andReturn("x")
      $0.open()
    },
    Row("an expected stub has an answer of another type") {
      $0.make(.price).andReturn("x").expected(.once)
      $0.make(.price).andReturn(1)
      _ = $0.price(of: "cup")
    },
    Row("no overload has the type of its answer") {
      $0.make(.any).lenient().andReturn("x")
      $0.make(.any).with().andReturn(Int8(1))
      _ = $0.any() as String
      _ = $0.any() as Int
    },
    Row("its overload was not called") {
      $0.make(.any).andReturn(1)
      $0.make(.any).andReturn("x")
    },
  ]
}
