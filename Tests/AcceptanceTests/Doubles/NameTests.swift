import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// A fake that names its members by hand.
private final class NamingPlayer: Spryable {
  enum Function: String, StringRepresentable {
    case start, end, x
  }
  var x: Int { spryify() }
  func run(_ flag: Bool) -> Int {
    if flag { return spryify("start", arguments: flag) }
    return stubbedValue("end")
  }
  func log() { recordCall("end") }
}

@Suite("Names that fakes give to their members", .spry)
struct NameTests {
  @Test("A fake may give its own name to a call, of one letter as well")
  func nameCanBeGiven() {
    let fake = NamingPlayer()
    fake.stub(.start).andReturn(1)
    fake.stub(.end).andReturn(2)
    fake.stub(.x).andReturn(3)
    #expect(fake.run(true) == 1)
    #expect(fake.run(false) == 2)
    #expect(fake.x == 3)
    fake.log()
    #expect(fake.recordedCalls.map(\.description) == ["start = true", "x", "end"])
  }
}

private final class FakeEvaluator: Spryable {
  enum Function: String, StringRepresentable {
    case evaluateStringAsInt = "evaluate(_: String) -> Int"
    case evaluateIntAsInt = "evaluate(_: Int, base: [Int]) throws -> Int"
  }

  func evaluate(_ value: String) -> Int {
    spryify("evaluate(_: String) -> Int", arguments: value)
  }

  func evaluate(_ value: Int, base: [Int]) throws -> Int {
    try spryifyThrows("evaluate(_: Int, base: [Int]) throws -> Int", arguments: value, base)
  }
}

@Suite("Members with their types in their names", .spry(callers: false))
struct TypedNameTests {
  private let fake = FakeEvaluator()

  @Test("A name with types is a member of its own")
  func isAMemberOfItsOwn() throws {
    fake.stub(.evaluateStringAsInt).andReturn(1)
    fake.stub(.evaluateIntAsInt).with(Argument.anything, [2]).andReturn(2)
    #expect(fake.evaluate("x") == 1)
    #expect(try fake.evaluate(7, base: [2]) == 2)
    #expect(
      fake.recordedCalls.map(\.description) == [#"evaluate("x")"#, "evaluate(7, base: [2])"])
  }

  @Test("A failure shows the call, not the types")
  func failsAsACall() throws {
    fake.stub(.evaluateIntAsInt).andReturn(2)
    _ = try fake.evaluate(7, base: [2])
    expectGolden(fake.didCall(.evaluateIntAsInt, withArguments: [7, [3]]).failureDescription)
  }

  @Test("Misuse names the case of the member")
  func hasItsCaseInMisuse() {
    let texts = misuses { _ = fake.evaluate("x") }
    expectGolden(texts)
  }
}
