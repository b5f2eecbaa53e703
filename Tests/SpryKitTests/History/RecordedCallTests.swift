import TestSupport
import Testing

import SpryKit

@Suite("Which calls were recorded")
struct RecordedCallTests {
  private let fake = FakeService()
  private let other = FakeService()

  @Test("Recorded arguments are not wrapped in optionals")
  func argumentsWithoutOptionals() {
    fake.recordCall(
      "accept(_:)",
      arguments: optional(1),
      optional(optional("a")),
      Int?.none,
      wrapped(optional(2))
    )
    let arguments = fake.recordedCalls[0].arguments
    #expect(arguments.count == 4)
    #expect(arguments[0] as? Int == 1)
    #expect(arguments[1] as? String == "a")
    #expect(arguments[2] == nil)
    #expect(arguments[3] as? Int == 2)
  }

  @Test("The call at an index out of range is the last one")
  func callOutOfRange() {
    var text = ""
    let texts = misuses {
      for id in ["a", "b"] { fake.recordCall("load(id:)", arguments: id) }
      text = "\(fake.called(.load)[5])"
    }
    #expect(text == "load(id: \"b\")")
    #expect(texts.count == 1)
  }

  @Test("Calls are read with the types of their arguments")
  func typedCalls() {
    fake.stub(.pair).andReturn("")
    _ = fake.pair("a", 1)
    _ = fake.pair("b", 2)
    let pairs = fake.called(.pair).arguments(as: (String, Int).self)
    #expect(pairs.map(\.0) == ["a", "b"])
    #expect(pairs.map(\.1) == [1, 2])
    fake.accept(optional(1))
    fake.accept(Int?.none)
    #expect(fake.called(.accept).arguments(as: Int?.self) == [1, nil])
    #expect(fake.called(.load).arguments(as: Int.self).isEmpty)
    other.accept(Point(x: 1))
    #expect(other.called(.accept).arguments(as: Point.self) == [Point(x: 1)])
    #expect(other.called(.accept).arguments(as: (any Equatable).self).count == 1)
    let points: [Point?] = other.called(.accept).arguments(as: Point?.self)
    #expect(points == [Point(x: 1)])
  }

  @Test("Typed calls contain nil where nil was passed")
  func typedCallsWithNil() {
    fake.recordCall("pair(_:_:)", arguments: String?.none, optional(2))
    let calls = fake.called(.pair).arguments(as: (String?, Int?).self)
    #expect(calls.count == 1)
    #expect(calls.first?.0 == nil)
    #expect(calls.first?.1 == 2)
  }

  @Test("Calls of several fakes have one order")
  func orderAcrossFakesAndMembers() {
    withSpryScope {
      FakeService.stub(.shared).andReturn("")
      fake.accept(1)
      other.accept(2)
      _ = FakeService.shared(3)
      other.title = "4"
      fake.accept(5)
      let calls = fake.recordedCalls + other.recordedCalls + FakeService.recordedCalls
      #expect(
        calls.sorted { $0.number < $1.number }.map(\.description)
          == ["accept(1)", "accept(2)", "shared(3)", "title = \"4\"", "accept(5)"]
      )
      #expect(Set(calls.map(\.number)).count == 5)
    }
  }

  @Test("The numbers of calls go on after a reset")
  func numbersGoOnAfterAReset() throws {
    fake.accept(1)
    let first = try #require(fake.recordedCalls.last?.number)
    fake.resetCalls()
    fake.accept(2)
    let second = try #require(fake.recordedCalls.last?.number)
    #expect(second > first)
    #expect(fake.recordedCalls.count == 1)
  }

  @Test("Resetting the calls leaves the stubs, and resetting the stubs leaves the calls")
  func aResetLeavesTheStubs() {
    fake.stub(.load).andReturn("a")
    _ = fake.load(id: "1")
    fake.resetCalls()
    #expect(fake.load(id: "2") == "a")
    #expect(fake.called(.load).arguments(as: String.self) == ["2"])
    fake.resetStubs()
    #expect(fake.called(.load).count == 1, "and that of the stubs leaves the calls")
  }

  @Test("Calls of other types than were recorded")
  func callTypes() {
    fake.stub(.pair).andReturn("")
    _ = fake.pair("a", 1)
    fake.accept(Int?.none)
    fake.accept(5)
    let texts = misuses {
      #expect(fake.called(.pair).arguments(as: (String, String).self).isEmpty)
      #expect(fake.called(.pair).arguments(as: String.self).isEmpty)
      let calls = fake.called(.pair).arguments(as: (String, Int, Int?).self)
      #expect(calls.isEmpty)
      #expect(fake.called(.accept).arguments(as: Int.self) == [5])
    }
    expectGolden(texts)
  }
}
