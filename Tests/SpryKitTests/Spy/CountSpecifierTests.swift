import Testing

@testable import SpryKit

@Suite("How often a call is expected")
struct CountSpecifierTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let specifier: CountSpecifier
    let words: String
    let allowed: [Int]

    var testDescription: String { words }
  }

  @Test(arguments: rows)
  func row(_ row: Row) {
    #expect(row.specifier.description == row.words)
    #expect((0...4).filter(row.specifier.allows) == row.allowed)
  }

  static let rows = [
    Row(specifier: .never, words: "no call", allowed: [0]),
    Row(specifier: .exactly(0), words: "no call", allowed: [0]),
    Row(specifier: .once, words: "exactly 1 call", allowed: [1]),
    Row(specifier: .exactly(2), words: "exactly 2 calls", allowed: [2]),
    Row(specifier: .atLeast(0), words: "at least 0 calls", allowed: [0, 1, 2, 3, 4]),
    Row(specifier: .atLeast(1), words: "at least 1 call", allowed: [1, 2, 3, 4]),
    Row(specifier: .atLeast(2), words: "at least 2 calls", allowed: [2, 3, 4]),
    Row(specifier: .atMost(0), words: "at most 0 calls", allowed: [0]),
    Row(specifier: .atMost(1), words: "at most 1 call", allowed: [0, 1]),
    Row(specifier: .atMost(2), words: "at most 2 calls", allowed: [0, 1, 2]),
    Row(specifier: .range(0...1), words: "0 to 1 call", allowed: [0, 1]),
    Row(specifier: .range(1...3), words: "1 to 3 calls", allowed: [1, 2, 3]),
    Row(specifier: .range(1..<3), words: "1 to 2 calls", allowed: [1, 2]),
    Row(specifier: .range(2...2), words: "2 to 2 calls", allowed: [2]),
    Row(specifier: .range(3...), words: "at least 3 calls", allowed: [3, 4]),
    Row(specifier: .range(...1), words: "at most 1 call", allowed: [0, 1]),
  ]
}
