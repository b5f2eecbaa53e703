import TestSupport
import Testing

import SpryKit

@Suite("Arguments of every kind are recorded")
struct RecordedArgumentTests {
  private let fake = FakeService()

  private struct Nothing: Equatable {}

  @Test("Arguments without a size are recorded")
  func argumentsWithoutASize() {
    fake.recordCall("accept(_:)", arguments: (), Nothing(), 1, Nothing(), ())
    fake.recordCall("accept(_:)", arguments: Nothing())
    fake.accept(())
    #expect(fake.recordedCalls.map(\.arguments.count) == [5, 1, 1])
    #expect(fake.didCall(.accept, withArguments: [(), Nothing(), 1, Nothing(), ()]).success)
    #expect(fake.didCall(.accept, withArguments: [Nothing()], countSpecifier: .once).success)
  }

  @Test("Twenty thousand calls are kept in order until a reset")
  func manyCalls() {
    for number in 0..<20_000 { fake.recordCall("pair(_:_:)", arguments: "text \(number)", number) }
    let calls = fake.called(.pair).arguments(as: (String, Int).self)
    #expect(calls.count == 20_000)
    #expect(calls.enumerated().allSatisfy { $1.1 == $0 && $1.0 == "text \($0)" })
    #expect(
      fake.didCall(.pair, withArguments: ["text 19999", 19_999], countSpecifier: .once).success)
    fake.resetCalls()
    #expect(fake.recordedCalls.isEmpty)
    fake.accept(1)
    #expect(fake.recordedCalls.count == 1)
  }

  @Test("The calls of many members are recorded in one order")
  func manyMembers() {
    final class Unnamed: Spryable {}
    let fake = Unnamed()
    fake.recordCall("a(_:)", arguments: 1)
    fake.recordCall("b(_:)", arguments: "b")
    fake.recordCall("c(_:)", arguments: [1])
    fake.recordCall("a(_:)", arguments: 2)
    fake.recordCall("d")
    #expect(fake.recordedCalls.map(\.description) == ["a(1)", "b(\"b\")", "c([1])", "a(2)", "d"])
    expectGolden(fake.didCall("e").failureDescription)
  }
}
