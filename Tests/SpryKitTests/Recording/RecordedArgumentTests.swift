import TestSupport
import Testing

import SpryKit

@Suite("Arguments of every kind are recorded")
struct RecordedArgumentTests {
  private let fake = FakeService()

  private struct Nothing: Equatable {}

  /// A value of more than 100 KB.
  private struct Huge: Equatable {
    typealias Block = SIMD64<Int64>
    typealias Row = (Block, Block, Block, Block, Block, Block, Block, Block)
    typealias Page = (Row, Row, Row, Row, Row, Row, Row, Row)
    var pages: [Int] = []
    var large = (Self.page, Self.page, Self.page, Self.page)
    var last = 0

    private static let row: Row = (
      Block(repeating: 1), Block(repeating: 2), Block(repeating: 3), Block(repeating: 4),
      Block(repeating: 5), Block(repeating: 6), Block(repeating: 7), Block(repeating: 8)
    )
    private static let page: Page = (row, row, row, row, row, row, row, row)

    static func == (left: Huge, right: Huge) -> Bool {
      left.last == right.last && left.pages == right.pages
        && left.large.3.7.7 == right.large.3.7.7
    }
  }

  @Test("Arguments of every size and alignment are recorded")
  func alignments() {
    fake.recordCall(
      "accept(_:)",
      arguments: true,
      SIMD64<UInt8>(repeating: 1),
      Int8(2),
      SIMD4<Double>(1, 2, 3, 4),
      Int16(3),
      SIMD64<Int64>(repeating: 5),
      "text",
      Int32(4),
      SIMD2<Float>(1, 2),
      true
    )
    fake.recordCall("accept(_:)", arguments: Int8(1))
    let typed = fake.called(.accept)[0].arguments
    #expect(typed.count == 10)
    #expect(typed[0] as? Bool == true)
    #expect(typed[1] as? SIMD64<UInt8> == SIMD64(repeating: 1))
    #expect(typed[2] as? Int8 == 2)
    #expect(typed[3] as? SIMD4<Double> == SIMD4(1, 2, 3, 4))
    #expect(typed[4] as? Int16 == 3)
    #expect(typed[5] as? SIMD64<Int64> == SIMD64(repeating: 5))
    #expect(typed[6] as? String == "text")
    #expect(typed[7] as? Int32 == 4)
    #expect(typed[8] as? SIMD2<Float> == SIMD2(1, 2))
    #expect(typed[9] as? Bool == true)
    #expect(fake.didCall(.accept, withArguments: [Int8(1)], countSpecifier: .once).success)
  }

  @Test("Arguments without a size are recorded")
  func argumentsWithoutASize() {
    fake.recordCall("accept(_:)", arguments: (), Nothing(), 1, Nothing(), ())
    fake.recordCall("accept(_:)", arguments: Nothing())
    fake.accept(())
    #expect(fake.recordedCalls.map(\.arguments.count) == [5, 1, 1])
    #expect(fake.didCall(.accept, withArguments: [(), Nothing(), 1, Nothing(), ()]).success)
    #expect(fake.didCall(.accept, withArguments: [Nothing()], countSpecifier: .once).success)
  }

  @Test("Arguments of more than 100 KB are recorded among small ones")
  func veryLargeArguments() {
    var huge = Huge()
    huge.last = 7
    huge.pages = [1, 2, 3]
    fake.accept("before")
    fake.accept(huge)
    fake.recordCall("accept(_:)", arguments: "moved", [1], huge, "after", huge)
    fake.accept("between")
    fake.accept(huge)
    #expect(fake.didCall(.accept, withArguments: [huge], countSpecifier: .exactly(2)).success)
    #expect(
      fake.didCall(
        .accept, withArguments: ["moved", [1], huge, "after", huge], countSpecifier: .once
      ).success
    )
    #expect(
      fake.called(.accept).compactMap { $0.arguments.first as? String }
        == ["before", "moved", "between"]
    )
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
