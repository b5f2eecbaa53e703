import Testing

@testable import SpryKit

@Suite("Positions that share a line") struct CallPositionsTests {
  @Test(
    "Neighbours are one range, and more than four ranges are shortened",
    arguments: [
      ([7], "7"), ([2, 1], "1, 2"), ([1, 2, 3, 4, 7], "1–4, 7"), ([1, 3, 5, 7], "1, 3, 5, 7"),
      ([1, 3, 5, 7, 99], "1, 3, … 99"), ([1, 4, 5, 6], "1, 4–6"),
    ])
  func text(positions: [Int], text: String) { #expect(CallPositions.text(positions) == text) }
}
