import SpryKit
import SpryMatchers
import Testing

private protocol Converter: AnyObject {
  func convert(_ text: String) -> Int
  func convert(_ text: String) -> String
  func convert(_ text: String) -> [String]?
  func convert(number: Int) -> String
  func convert(number: Int, base: Int) -> String
  func convert(_ number: Double) -> Double
  var value: Int { get }
  func value(_ index: Int) -> Int
}

private final class FakeConverter: Converter, Spryable {
  enum Function: String, StringRepresentable {
    case convert = "convert(_:)"
    case convertNumber = "convert(number:)"
    case convertNumberBase = "convert(number:base:)"
    case value
    case valueAt = "value(_:)"
  }

  func convert(_ text: String) -> Int { spryify(arguments: text) }
  func convert(_ text: String) -> String { spryify(arguments: text) }
  func convert(_ text: String) -> [String]? { spryify(arguments: text) }
  func convert(number: Int) -> String { spryify(arguments: number) }
  func convert(number: Int, base: Int) -> String { spryify(arguments: number, base) }
  func convert(_ number: Double) -> Double { spryify(arguments: number) }
  var value: Int { spryify() }
  func value(_ index: Int) -> Int { spryify(arguments: index) }
}

@Suite(.spry) struct OverloadTests {
  private let fake = FakeConverter()

  @Test func isToldApartByItsReturnType() {
    fake.stub(.convert).andReturn(1)
    fake.stub(.convert).andReturn("one")
    fake.stub(.convert).andReturn(["one"])
    #expect((fake.convert("x") as Int) == 1)
    #expect((fake.convert("x") as String) == "one")
    #expect((fake.convert("x") as [String]?) == ["one"])
    expectHaveReceived(fake, .convert, with: "x", countSpecifier: .exactly(3))
  }

  @Test func isToldApartByTheReturnTypeOfAClosureThatDoesNotRunForTheOther() {
    var runs = 0
    fake.stub(.convert).andReturn(1)
    fake.stub(.convert).andDo { _ -> String in
      runs += 1
      return "closure"
    }
    #expect((fake.convert("x") as Int) == 1)
    #expect(runs == 0)
    #expect((fake.convert("x") as String) == "closure")
    #expect(runs == 1)
  }

  @Test func isToldApartByItsArguments() {
    fake.stub(.convert).with(2.5).andReturn(5.0)
    fake.stub(.convert).with("2.5").andReturn(5)
    #expect(fake.convert(2.5) as Double == 5)
    #expect((fake.convert("2.5") as Int) == 5)
  }

  @Test func isToldApartByItsLabels() {
    fake.stub(.convertNumber).andReturn("number")
    fake.stub(.convertNumberBase).andReturn("base")
    #expect(fake.convert(number: 1) == "number")
    #expect(fake.convert(number: 1, base: 2) == "base")
    expectHaveReceived(fake, .convertNumber, countSpecifier: .once)
    expectHaveReceived(fake, .convertNumberBase, with: 1, 2, countSpecifier: .once)
  }

  @Test func propertyAndFunctionOfOneNameAreTwoMembers() {
    fake.stub(.value).andReturn(1)
    fake.stub(.valueAt).andReturn(2)
    #expect(fake.value == 1)
    #expect(fake.value(0) == 2)
    expectHaveReceived(fake, .value, countSpecifier: .once)
    expectHaveReceived(fake, .valueAt, countSpecifier: .once)
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

@Suite(.spry) struct TypedNameTests {
  private let fake = FakeEvaluator()

  @Test func isAMemberOfItsOwn() throws {
    fake.stub(.evaluateStringAsInt).andReturn(1)
    fake.stub(.evaluateIntAsInt).with(Argument.anything, [2]).andReturn(2)
    #expect(fake.evaluate("x") == 1)
    #expect(try fake.evaluate(7, base: [2]) == 2)
    #expect(
      fake.recordedCalls.map(\.description) == [#"evaluate("x")"#, "evaluate(7, base: [2])"])
  }

  @Test func failsAsACall() throws {
    fake.stub(.evaluateIntAsInt).andReturn(2)
    _ = try fake.evaluate(7, base: [2])
    #expect(
      fake.didCall(.evaluateIntAsInt, with: 7, [3]).failureDescription == """
        'evaluate(_: Int, base: [Int]) throws -> Int' on FakeEvaluator: \
        expected at least 1 call with (7, [3]), got none
          1 other call:
            1. evaluate(7, base: [2])   base: [2] is not [3]
        """)
  }

  @Test func hasItsCaseInMisuse() {
    nonisolated(unsafe) var misuses: [Misuse] = []
    withSpryScope(misuse: .report { misuse, _ in misuses.append(misuse) }) {
      _ = fake.evaluate("x")
    }
    #expect(
      misuses.map(\.description) == [
        """
        'evaluate(_: String) -> Int' on FakeEvaluator has no stub that answers evaluate("x")
          no stub of this member was made
          add: fake.stub(.evaluateStringAsInt).with("x").andReturn(<#Int#>)
        """
      ])
  }
}
