import TestSupport
import Testing

@testable import SpryKit

@Suite("Two long texts that differ where their descriptions are cut")
struct LongTextTests {
  private let half = String(repeating: "l", count: 480)

  private func reason(_ actual: String, not expected: String) -> String {
    DifferentValues(actual, expected).text
  }

  @Test("The failure shows the place and the characters that differ, whatever the lengths")
  func differentLengths() {
    expectGolden([
      reason("\(half)x\(half)", not: "\(half)yy\(half)"),
      reason("\(half)x\(half)", not: "\(half)y\(half)"),
      reason(half, not: half + "l"),
      reason(half + "l", not: half),
      reason("first \(half)", not: "second \(half)"),
      reason(half + " first", not: half + "more second"),
    ])
  }
}

@Suite("The name of a type is as a user writes it")
struct TypeNameTests {
  @Test("Optionals, arrays, and dictionaries are written with their signs, at every depth")
  func sugar() {
    #expect(typeName([Int?].self) == "[Int?]")
    #expect(typeName([String: [Int?]]?.self) == "[String: [Int?]]?")
    #expect(typeName(Result<[Int], any Error>.self) == "Result<[Int], Error>")
    #expect(typeName((Int?, label: [Int]).self) == "(Int?, label: [Int])")
    #expect(typeName(((Int?) -> [Int])?.self) == "((Int?) -> [Int])?")
    #expect(typeName([Set<Int?>: Result<Int?, Never>].self) == "[Set<Int?>: Result<Int?, Never>]")
    #expect(typeName(Set<Int?>.self) == "Set<Int?>")
    #expect(typeName(Int.self) == "Int")
    enum `a<b` {}
    #expect(typeName(`a<b`.self) == String(describing: `a<b`.self))
  }
}
