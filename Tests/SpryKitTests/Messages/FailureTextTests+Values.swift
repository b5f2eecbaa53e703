import TestSupport
import Testing

import SpryKit

@Suite("How a failure tells two values apart")
struct FailureValueTests {
  /// The reason after the nearest call in the failure.
  private func reason(expected: Any?, actual: some Any) -> String {
    let fake = FakeService()
    fake.accept(actual)
    let lines = fake.didCall(.accept, withArguments: [expected]).failureDescription?.split(
      separator: "\n")
    let parts = lines?.last?.split(separator: "   argument 1: ")
    return parts?.last.map(String.init) ?? "(nil)"
  }

  @Test("Two values that differ")
  func plainValues() {
    expectGolden([
      reason(expected: 1, actual: 2),
      reason(expected: nil, actual: 2),
      reason(expected: 2, actual: Int?.none),
      reason(expected: optional("a"), actual: optional("b")),
      reason(expected: Shape.dot, actual: Shape.circle(radius: 2)),
      reason(expected: Point(x: 1), actual: Point(x: 2)),
      reason(expected: [1, 2], actual: [1]),
      reason(expected: Int.self, actual: String.self),
      reason(expected: Plain(), actual: SubPlain()),
      reason(expected: "a", actual: Character("b")),
      reason(expected: (), actual: 1),
    ])
  }

  @Test("Two values that print alike")
  func valuesThatPrintAlike() {
    expectGolden([
      reason(expected: 100, actual: Int64(100)),
      reason(expected: "a"[...], actual: "a"),
      reason(expected: [Int64(1)], actual: [1]),
      reason(expected: Double.nan, actual: Double.nan),
      reason(expected: Plain(), actual: Plain()),
      reason(expected: Shape.dot, actual: OpaqueShape.dot),
    ])
  }

  @Test("Line breaks in strings are escaped")
  func textsOnSeveralLines() {
    expectGolden([
      reason(expected: "a\nb", actual: "a\r\nb"),
      reason(expected: "a\nb", actual: "a b"),
      reason(expected: 1, actual: ["a\nb"]),
    ])
  }
}

@Suite("How a failure writes calls")
struct FailureSignatureTests {
  private let fake = FakeService()

  private var calls: String { fake.didCall(.run).recordedCallsDescription }

  @Test("A call of each kind of member")
  func kindsOfMembers() {
    fake.stub(.title).andReturn("")
    fake.stub(.item).andReturn("")
    fake.stub(.loadTwice).andReturn("")
    fake.stub(.pair).andReturn("")
    fake.stub(.run).andReturn()
    _ = fake.title
    fake.title = "new"
    _ = fake[3]
    _ = fake + 4
    _ = fake.load(id: "a", retries: 1)
    _ = fake.pair("a", 1)
    fake.run()
    fake.accept(optional(1))
    fake.accept(Int?.none)
    expectGolden(calls)
  }

  @Test("A reason names the argument")
  func reasonsNameTheArgument() {
    fake.title = "new"
    fake.stub(.item).andReturn("")
    _ = fake[3]
    _ = fake + 4
    func last(_ result: DidCallResult) -> String? {
      result.failureDescription?.split(separator: "\n").last.map(String.init)
    }
    expectGolden(last(fake.didCall(.title, withArguments: ["old"])), "new value")
    expectGolden(last(fake.didCall(.item, withArguments: [4])), "subscript")
    expectGolden(last(fake.didCall(.add, withArguments: ["left", 5])), "operator")
  }

  @Test("More arguments than labels")
  func moreArgumentsThanLabels() {
    fake.recordCall("load(id:)", arguments: "a", 2)
    fake.recordCall("title", arguments: 1, 2)
    fake.recordCall("run()", arguments: 1)
    expectGolden(calls)
  }
}
