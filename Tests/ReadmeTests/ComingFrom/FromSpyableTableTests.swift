import SpryMacros
import SpryMatchers
import Testing

// What the tables of the article "Coming from swift-spyable" say.

@Spyable(inheriting: "ParcelServiceSpy")
private protocol Express: ParcelService {
  func hurry()
}

@Spryable
private protocol Computing {
  func compute(value: Int) -> String
  func compute(value: String) -> String
  func convert(value: Int) -> Bool
  func convert(value: Int) -> String
  func refresh()
  func wrap<Item>(_ item: Item) -> [Item]
  func make<T>(_ type: T.Type) -> T
}

@Suite("The tables of the article about swift-spyable", .spry(unusedStubs: .off))
struct FromSpyableTableTests {
  @Test("A spy has the names of swift-spyable")
  func names() async {
    let spy = ParcelServiceSpy()
    spy.trackIdThrowableError = LostParcel()
    await #expect(throws: LostParcel.self) { try await spy.track(id: "7") }
    spy.resetSpy()
    #expect(spy.trackIdCallsCount == 0)
  }

  @Test("A fake has the spelling of the table")
  func fake() async throws {
    let fake = FakeParcelService()
    let (places, error) = (["Oslo"], LostParcel())
    fake.stub.track(id: .any).andReturn(places)
    #expect(try await fake.track(id: "7") == places)
    XCTAssertHaveReceived(fake.calls.track(id: .any))
    fake.stub.track(id: .any).andThrow(error)
    fake.stub.track(id: .any).andDo { id in [id] }
    fake.stub.track(id: "7").andReturn(places)
    fake.stub.track(id: "8").andThrow(error)
    #expect(try await fake.track(id: "7") == places)
    XCTAssertHaveReceived(fake.calls.track(id: .any), .exactly(2))
    XCTAssertHaveReceived(fake.calls.track(id: "7"))
    XCTAssertHaveNotReceived(fake.calls.send(.any, to: .any))
    #expect(fake.calls.track(id: .any).last == "7")
    #expect(fake.calls.track(id: .any).count == 2)
    #expect(!fake.calls.track(id: .any).isEmpty)
    #expect(Array(fake.calls.track(id: .any)) == ["7", "7"])
    fake.resetStubs()
    fake.stub.track(id: .any).andReturn([], places)
    #expect(try await fake.track(id: "7") == [])
    #expect(try await fake.track(id: "7") == places)
    fake.stub.send(.any, to: .any).andReturn(true)
    #expect(fake.send("a", to: "b"))
    #expect(fake.calls.send(.any, to: .any).last?.0 == "a")
    #expect(fake.calls.send(.any, to: .any).map { $0.1 } == ["b"])
    fake.stub.depot.andReturn("east")
    #expect(fake.depot == "east")
    fake.depot = "north"
    XCTAssertHaveReceived(fake.calls.depot.set("north"))
    fake.resetCalls()
  }

  @Test("Overloads and generic members are found by their types")
  func overloads() {
    let fake = FakeComputing()
    fake.stub.compute(value: .any(Int.self)).andReturn("x")
    #expect(fake.compute(value: 3) == "x")
    expectHaveReceived(fake.calls.compute(value: 3), .once)
    fake.stub.convert(value: .any).andReturn(true)
    fake.stub.convert(value: .any).andReturn("text")
    #expect(fake.convert(value: 3) as Bool && fake.convert(value: 4) as String == "text")
    expectHaveReceived(fake.calls.convert(value: .any, returning: Bool.self), .once)
    fake.refresh()
    #expect(fake.calls.refresh().count == 1)
    fake.stub.wrap(.any(Int.self)).andReturn([1])
    #expect(fake.wrap(2) == [1])
    fake.stub.make(Int.self).andReturn(3)
    #expect(fake.make(Int.self) == 3)
  }
}
