import SpryKit
import SpryMatchers
import TestSupport
import Testing

private final class FakeConverter: Spryable {
  enum Function: String, StringRepresentable {
    case convert = "convert(_:)"
    case convertNumber = "convert(number:)"
    case convertNumberBase = "convert(number:base:)"
  }

  func convert(_ text: String) -> Int { spryify(arguments: text) }
  func convert(_ text: String) -> String { spryify(arguments: text) }
  func convert(_ text: String) -> [String]? { spryify(arguments: text) }
  func convert(number: Int) -> String { spryify(arguments: number) }
  func convert(number: Int, base: Int) -> String { spryify(arguments: number, base) }
  func convert(_ number: Double) -> Double { spryify(arguments: number) }
}

@Suite("Overloads have stubs of their own", .spry(callers: false))
struct OverloadTests {
  private let fake = FakeConverter()

  @Test("Overloads differ by their return types")
  func isToldApartByItsReturnType() {
    fake.stub(.convert).andReturn(1)
    fake.stub(.convert).andReturn("one")
    fake.stub(.convert).andReturn(["one"])
    #expect((fake.convert("x") as Int) == 1)
    #expect((fake.convert("x") as String) == "one")
    #expect((fake.convert("x") as [String]?) == ["one"])
    expectHaveReceived(fake, .convert, with: "x", countSpecifier: .exactly(3))
  }

  @Test("Overloads differ by the types of their arguments")
  func isToldApartByItsArguments() {
    fake.stub(.convert).with(2.5).andReturn(5.0)
    fake.stub(.convert).with("2.5").andReturn(5)
    #expect(fake.convert(2.5) as Double == 5)
    #expect((fake.convert("2.5") as Int) == 5)
  }

  @Test("Overloads differ by their labels")
  func isToldApartByItsLabels() {
    fake.stub(.convertNumber).andReturn("number")
    fake.stub(.convertNumberBase).andReturn("base")
    #expect(fake.convert(number: 1) == "number")
    #expect(fake.convert(number: 1, base: 2) == "base")
    expectHaveReceived(fake, .convertNumber, countSpecifier: .once)
    expectHaveReceived(fake, .convertNumberBase, with: 1, 2, countSpecifier: .once)
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
