import TestSupport
import Testing

import SpryKit

@Suite("How a member is found by its name")
struct NameLookupTests {
  /// A fake whose cases are written with and without the argument labels of `#function`.
  private final class FakeStore: Spryable {
    enum Function: String, StringRepresentable {
      case save
      case load = "load(_:)"
      case count
      case countOf = "count(_:)"
      case name = "name(_:)"
      case both = "both(a:_:)"
    }

    func save(_ value: Int) -> Bool { spryify(arguments: value) }
    func load(_ key: String) -> Int { spryify(arguments: key) }
    var count: Int { spryify() }
    func count(_ key: String) -> Int { spryify(arguments: key) }
    var name: String { spryify() }
    func both(a: Int, _ b: Int) { recordCall(arguments: a, b) }
    func missing(_ value: Int) { recordCall(arguments: value) }
    func saveElsewhere(_ value: Int) -> Bool { spryify("save(_:)", arguments: value) }
  }

  private final class Unnamed: Spryable {
    func save(_ value: Int) -> Bool { spryify(arguments: value) }
    func load(id: Int) -> Int { spryify(arguments: id) }
    var count: Int {
      get { spryify() }
      set { recordCall(arguments: newValue) }
    }
    static func shared(_ value: Int) -> Int { spryify(arguments: value) }
  }

  @Test("A case without argument labels stands for the function")
  func aCaseWithoutTheTrailingLabel() {
    let fake = FakeStore()
    fake.stub(.save).with(5).andReturn(true)
    #expect(fake.save(5))
    #expect(fake.didCall(.save, withArguments: [5], countSpecifier: .once).success)
    #expect(fake.called(.save).map(\.function) == ["save(_:)"], "as #function spells it")
    #expect(fake.recordedCalls.map(\.description) == ["save(5)"])
    expectGolden(fake.didCall(.save, withArguments: [6]).failureDescription)
  }

  @Test("A case with argument labels stands for the property of that name")
  func aCaseWithATrailingLabelTooMuch() {
    let fake = FakeStore()
    fake.stub(.name).andReturn("a")
    #expect(fake.name == "a")
    #expect(fake.didCall(.name, countSpecifier: .once).success)
    #expect(fake.recordedCalls.map(\.description) == ["name"])
  }

  @Test("A property and a function of one name have stubs and calls of their own")
  func aPropertyAndAFunctionOfOneName() {
    let fake = FakeStore()
    fake.stub(.countOf).andReturn(2)
    fake.stub(.count).andReturn(1)
    #expect(fake.count == 1)
    #expect(fake.count("a") == 2)
    #expect(fake.didCall(.count, countSpecifier: .once).success)
    #expect(fake.didCall(.countOf, countSpecifier: .once).success)
    #expect(fake.recordedCalls.map(\.function) == ["count", "count(_:)"])
  }

  @Test("A stub of the function does not answer the property")
  func theFunctionIsNotAskedForTheProperty() {
    let fake = FakeStore()
    fake.stub(.countOf).andReturn(2)
    let texts = misuses { #expect(fake.count == 0) }
    #expect(texts.count == 1)
    #expect(!fake.didCall(.countOf).success)
  }

  @Test("Several spellings of one member are recorded as one member")
  func severalLiteralsForOneMember() {
    let fake = FakeStore()
    fake.stub(.save).andReturn(true)
    #expect(fake.save(1))
    #expect(fake.saveElsewhere(2))
    #expect(fake.didCall(.save, countSpecifier: .exactly(2)).success)
    #expect(fake.called(.save).arguments(as: Int.self) == [1, 2])
  }

  @Test("A member without a case is reported once and recorded each time")
  func noCase() {
    let fake = FakeStore()
    let texts = misuses {
      fake.missing(1)
      fake.missing(2)
    }
    #expect(texts.count == 1, "once a member is enough")
    #expect(fake.recordedCalls.map(\.description) == ["missing(1)", "missing(2)"])
  }

  @Test(
    "A string literal names a member with and without argument labels",
    arguments: ["save(_:)", "save"])
  func stringLiterals(_ name: String) {
    let fake = Unnamed()
    let member = MemberName(rawValue: name)
    fake.stub(member).with(1).andReturn(true)
    #expect(fake.save(1))
    #expect(fake.didCall(member, withArguments: [1], countSpecifier: .once).success)
    #expect(fake.called(member).map(\.description) == ["save(1)"])
    #expect(fake.called("save(_:)").count == 1)
    #expect(fake.called("save").count == 1)
    #expect(fake.called("save(value:)").isEmpty)
  }

  @Test("An unfinished stub is found under the other spelling")
  func aStubThatWasBegunUnderTheOtherSpelling() {
    let fake = Unnamed()
    _ = fake.stub("save")
    let texts = misuses { _ = fake.save(1) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("its stub has no answer") == true)
  }

  @Test("A string literal names a static member")
  func staticsByStringLiteral() {
    withSpryScope {
      Unnamed.stub("shared(_:)").andReturn(1)
      #expect(Unnamed.shared(0) == 1)
      #expect(Unnamed.didCall("shared(_:)", withArguments: [0]).success)
      #expect(Unnamed.called("shared").arguments(as: Int.self) == [0])
    }
  }

  @Test("Static members and instance members have stubs and calls of their own")
  func staticsAndInstancesAreApart() {
    withSpryScope {
      let fake = FakeService()
      FakeService.stub(.shared).andReturn("static")
      #expect(FakeService.shared(1) == "static")
      #expect(fake.recordedCalls.isEmpty)
      #expect(FakeService.recordedCalls.map(\.description) == ["shared(1)"])
      FakeService.resetCallsAndStubs()
      #expect(FakeService.recordedCalls.isEmpty)
      let texts = misuses { withSpryScope { #expect(FakeService.shared(1) == "") } }
      #expect(texts.count == 1)
    }
  }

  @Test("The getter and the setter of a property are one member")
  func gettersAndSettersAreOneMember() {
    let fake = Unnamed()
    fake.stub("count").andReturn(1)
    fake.count += 1
    expectGolden(fake.recordedCalls.map(\.description))
    #expect(fake.didCall("count", countSpecifier: .exactly(2)).success)
  }
}
