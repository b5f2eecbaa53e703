import TestSupport
import Testing

import SpryKit

@Suite("How a chosen stub answers")
struct StubAnswerTests {
  @Test("A closure that returns Any runs, since its type does not say what it returns")
  func aClosureThatReturnsAny() {
    let fake = FakeService()
    var runs = 0
    fake.stub(.make).andReturn(7)
    fake.stub(.make).andDo { _ -> Any in
      runs += 1
      return ""
    }
    let texts = misuses { #expect(fake.make() as Int == 0) }
    #expect(runs == 1)
    #expect(texts.count == 1)
  }

  @Test("A closure that only throws, so that it returns Void, answers a member with a result")
  func aClosureThatOnlyThrows() async {
    let fake = FakeService()
    fake.stub(.perform).andDo { _ in throw NotFound() }
    #expect(throws: NotFound()) { try fake.perform() }
    fake.stub(.waitThrowing).andDo { _ in throw NotFound() }
    await #expect(throws: NotFound()) { try await fake.waitThrowing() }
    fake.stub(.waitThrowing).andDo { _ async throws in
      await Task.yield()
      throw NotFound()
    }
    await #expect(throws: NotFound()) { try await fake.waitThrowing() }
    fake.stub(.make).andDo { _ in }
    let texts = misuses { #expect(fake.make() as Int == 0) }
    expectGolden(texts)
  }

  @Test("A closure runs once for each call, and never for a check", arguments: [1, 5])
  func aClosureRunsOnceACall(stubs: Int) throws {
    let fake = FakeService()
    var runs = 0
    for number in 0..<stubs { fake.stub(.pair).with("\(number)", number).andReturn("") }
    fake.stub(.pair).with("a", 1).andDo { _ in
      runs += 1; return "\(runs)"
    }
    #expect((1...3).map { _ in fake.pair("a", 1) } == ["1", "2", "3"])
    fake.stub(.perform).andDo { _ -> Point in
      runs += 1; throw NotFound()
    }
    #expect(throws: NotFound()) { try fake.perform() }
    #expect(runs == 4)
    let result = fake.didCall(.pair, withArguments: ["x", 1])
    _ = result.failureDescription
    #expect(runs == 4, "a check runs no stub")
  }

  @Test("A fallback value answers where no stub does")
  func fallbackValue() {
    let fake = FakeService()
    #expect(fake.spryify("make()", fallbackValue: 1) == 1)
    #expect(fake.spryify("make()", fallbackValue: nil as Int?) == nil)
    fake.stub(.make).with(2).andReturn(2)
    #expect(fake.spryify("make()", arguments: 1, fallbackValue: 1) == 1)
    #expect(fake.spryify("make()", arguments: 2, fallbackValue: 1) == 2)
    #expect(fake.recordedCalls.count == 4)
  }

  @Test("Asking for a stubbed value records no call")
  func stubbedValueRecordsNothing() throws {
    let fake = FakeService()
    fake.stub(.make).andReturn(1)
    #expect(fake.stubbedValue("make()") == 1)
    #expect(try fake.stubbedValueThrows("make()") == 1)
    #expect(fake.recordedCalls.isEmpty)
  }
}
