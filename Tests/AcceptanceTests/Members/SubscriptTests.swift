import SpryKit
import SpryMatchers
import Testing

private protocol Table: AnyObject {
  subscript(_ row: Int) -> String { get }
  subscript(row: Int, column column: Int) -> String { get set }
  static subscript(name: String) -> Int { get }
}

private final class FakeTable: Table, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case named = "subscript(_:)"
  }

  enum Function: String, StringRepresentable {
    case row = "subscript(_:)"
    case cell = "subscript(_:column:)"
  }

  subscript(_ row: Int) -> String {
    spryify(arguments: row)
  }

  subscript(row: Int, column column: Int) -> String {
    get { spryify(arguments: row, column) }
    set { recordCall(arguments: row, column, newValue) }
  }

  static subscript(name: String) -> Int {
    spryify(arguments: name)
  }
}

@Suite("Subscripts", .spry)
struct SubscriptTests {
  private let fake = FakeTable()

  @Test("A subscript is read")
  func isRead() {
    fake.stub(.row).with(1).andReturn("one")
    fake.stub(.row).andReturn("other")
    #expect(fake[1] == "one")
    #expect(fake[2] == "other")
    expectHaveReceived(fake, .row, with: 2, countSpecifier: .once)
  }

  @Test("A subscript is written")
  func isWritten() {
    fake.stub(.cell).andReturn("")
    fake[1, column: 2] = "new"
    #expect(fake[1, column: 2] == "")
    expectHaveReceived(fake, .cell, with: 1, 2, "new", countSpecifier: .once)
    expectHaveReceived(fake, .cell, with: 1, 2, countSpecifier: .once)
  }

  @Test("A write of a subscript is written as a call")
  func isPrintedAsACall() {
    fake[1, column: 2] = "new"
    #expect(fake.recordedCalls.map(\.description) == [#"subscript(1, column: 2, "new")"#])
  }
}
