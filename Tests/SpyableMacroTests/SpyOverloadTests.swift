import SpryMacros
import SpryMatchers
import Testing

@Spyable private protocol DataSource {
  func loadData() -> String
  func loadData() -> Int
  func loadData(id: Int) -> String
  func loadData(id: Int) -> String?
  func loadData(id: Int?) -> [String]?
  func run(after: @escaping @MainActor () -> Int)
  func run(after: (Int?))
  func run(after: String?)
  func loadInt()
  func load() -> Int
  func load() -> String
  var count: Int { get }
  func count(_ text: String) -> Int
  static func count(_ text: String) -> Int
}

@Suite("Names of overloads", .spry) struct SpyOverloadTests {
  private let spy = DataSourceSpy()

  @Test("Overloads are named by their results and labeled parameters")
  func resultsAndParameters() {
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

  @Test("Attributes and parentheses are named as in swift-spyable")
  func attributesAndParentheses() {
    spy.run(after: { @MainActor in 1 })
    spy.run(after: 2)
    spy.run(after: "a")
    #expect(spy.runAfterescapingMainActorIntCallsCount == 1)
    #expect(spy.runAfterIntOptionalReceivedAfter == 2)
    #expect(spy.runAfterOptionalStringReceivedAfter == "a")
  }

  @Test("Names that would still be equal get a number") func equalNames() {
    spy.loadInt2ReturnValue = 7
    spy.loadInt()
    #expect(spy.load() as Int == 7)
    #expect(spy.loadIntCallsCount == 1)
    #expect(spy.loadInt2CallsCount == 1)
  }

  @Test("A property or static member does not change the names of a function")
  func propertyAndStaticMember() {
    spy.underlyingCount = 3
    spy.countReturnValue = 4
    DataSourceSpy.countReturnValue = 5
    #expect(spy.count == 3)
    #expect(spy.count("a") == 4)
    #expect(DataSourceSpy.count("b") == 5)
    #expect(spy.countReceivedText == "a")
  }
}
