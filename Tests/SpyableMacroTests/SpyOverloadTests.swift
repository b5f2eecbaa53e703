import SpryMacros
import Testing

private struct Outer {
  struct Inner {}
}

@Spyable private protocol DataSource {
  func loadData() -> String
  func loadData() -> Int
  func loadData(id: Int) -> String
  func loadData(id: Int) -> String?
  func loadData(id: Int?) -> [String]?
}

@Spyable private protocol Converting {
  func convert(_ value: Int, to unit: Set<Int?>)
  func convert(_ value: Int, to unit: [String: Int])
  func convert(_ value: Int, to unit: Result<String, any Error>)
  func convert(_ value: Int, to unit: (String, count: Int))
  func convert(_ value: Int, to unit: @escaping () -> Void)
  func convert(_ value: Int, to unit: inout String)
  func convert(_ value: Int, to unit: Outer.Inner)
  func convert(_ value: Int, to unit: any Codable)
  func convert(_ value: Int, to unit: [String]?)
  func convert(_ value: Int, to unit: [String?])
}

@Spyable private protocol Numbered {
  func loadInt()
  func load() -> Int
  func load() -> String
}

@Spyable private protocol Counting {
  var count: Int { get }
  func count(_ text: String) -> Int
  static func count(_ text: String) -> Int
}

@Spyable private protocol Attributed {
  func run(after: @escaping @Sendable () -> Void)
  func run(after: @escaping @MainActor () -> Int)
  func run(after: (Int?))
  func run(after: String?)
}

@Suite("Names of overloads") struct SpyOverloadTests {
  @Test("Overloads are named by their results and labeled parameters")
  func theTypesOfResultsAndOfLabelledParameters() {
    let spy = DataSourceSpy()
    spy.loadDataStringReturnValue = "text"
    spy.loadDataIntReturnValue = 2
    spy.loadDataIdIntStringReturnValue = "three"
    spy.loadDataIdIntOptionalStringReturnValue = "four"
    spy.loadDataIdOptionalIntOptionalArrayStringReturnValue = ["five"]
    let source: any DataSource = spy
    #expect(source.loadData() as String == "text")
    #expect(source.loadData() as Int == 2)
    #expect(source.loadData(id: 3) as String == "three")
    #expect(source.loadData(id: 4) as String? == "four")
    #expect(source.loadData(id: Int?.none) as [String]? == ["five"])
    #expect(spy.loadDataIdIntStringReceivedId == 3)
    #expect(spy.loadDataIdIntOptionalStringReceivedInvocations == [4])
    #expect(spy.loadDataIdOptionalIntOptionalArrayStringReceivedInvocations == [nil])
    #expect(spy.loadDataStringCallsCount == 1)
    #expect(spy.loadDataIntCallsCount == 1)
  }

  @Test("Types in the names of overloads are spelled as words") func theTextsOfTypes() {
    let spy = ConvertingSpy()
    let converting: any Converting = spy
    var text = ""
    let units: Set<Int?> = [1, nil]
    converting.convert(1, to: units)
    converting.convert(1, to: ["a": 1])
    converting.convert(1, to: Result<String, any Error>.success("a"))
    converting.convert(1, to: ("a", count: 1))
    converting.convert(1, to: {})
    converting.convert(1, to: &text)
    converting.convert(1, to: Outer.Inner())
    converting.convert(1, to: 5 as any Codable)
    converting.convert(1, to: Optional(["a"]))
    converting.convert(1, to: ["a", nil])
    #expect(spy.convertToSetIntOptionalReceivedArguments?.unit == [1, nil])
    #expect(spy.convertToDictionaryStringIntReceivedArguments?.unit == ["a": 1])
    #expect(spy.convertToResultStringanyErrorCalled)
    #expect(spy.convertToStringcountIntReceivedArguments?.unit.count == 1)
    #expect(spy.convertToescapingVoidCalled)
    #expect(spy.convertToinoutStringCalled)
    #expect(spy.convertToOuterInnerCalled)
    #expect(spy.convertToanyCodableCalled)
    #expect(spy.convertToOptionalArrayStringReceivedArguments?.unit == ["a"])
    #expect(spy.convertToArrayStringOptionalReceivedArguments?.unit == ["a", nil])
  }

  @Test("Attributes and parentheses are named as in swift-spyable")
  func attributesAndParentheses() {
    let spy = AttributedSpy()
    spy.run(after: { @Sendable in })
    spy.run(after: { @MainActor in 1 })
    spy.run(after: 2)
    spy.run(after: "a")
    #expect(spy.runAfterescapingSendableVoidCallsCount == 1)
    #expect(spy.runAfterescapingMainActorIntCallsCount == 1)
    #expect(spy.runAfterIntOptionalReceivedAfter == 2)
    #expect(spy.runAfterOptionalStringReceivedAfter == "a")
  }

  @Test("Names that would still be equal get a number") func namesThatAreStillEqualGetANumber() {
    let spy = NumberedSpy()
    spy.loadInt2ReturnValue = 7
    spy.loadInt()
    #expect(spy.load() as Int == 7)
    #expect(spy.loadIntCallsCount == 1)
    #expect(spy.loadInt2CallsCount == 1)
  }

  @Test("A property or static member does not change the names of a function")
  func aPropertyOrAStaticMemberTakesNoNameFromAFunction() {
    let spy = CountingSpy()
    spy.underlyingCount = 3
    spy.countReturnValue = 4
    CountingSpy.countReturnValue = 5
    #expect(spy.count == 3)
    #expect(spy.count("a") == 4)
    #expect(CountingSpy.count("b") == 5)
    #expect(spy.countReceivedText == "a")
    CountingSpy.resetSpy()
  }
}
