import Testing

@testable import SpryKit

@Suite("How far two values are apart") struct ValueDistanceTests {
  @Test(
    "The share of a string that differs, in both directions",
    arguments: [
      ("same", "same", 0), ("SAME", "same", 0), ("", "a", 1), ("abc", "xyz", 1),
      ("abcd", "xbcy", 0.5), ("abcd", "bcde", 0.5), ("xab", "aby", 2.0 / 3),
      ("tag-12", "tag_2", 1.0 / 3),
    ] as [(String, String, Double)])
  func texts(text: String, other: String, distance: Double) {
    #expect(ValueDistance.of(text, from: other) == distance)
    #expect(ValueDistance.of(other, from: text) == distance)
  }

  @Test("Up to 24 bytes are edited one by one", arguments: [(22, 2.0 / 24), (23, 1.0)])
  func longTexts(common: Int, distance: Double) {
    let middle = String(repeating: "b", count: common)
    #expect(ValueDistance.of("a\(middle)c", from: "x\(middle)y") == distance)
  }

  @Test("Numbers, fields, and values without the same fields")
  func otherValues() {
    struct Point { var x = 1, y = 1 }
    #expect(ValueDistance.of(3, from: 4) == 0.5)
    #expect(ValueDistance.of(3, from: 3.0) == 0)
    #expect(ValueDistance.of(Double.infinity, from: 1.0) == 1)
    #expect(ValueDistance.of(Point(), from: Point(x: 2)) == 0.25)
    #expect(ValueDistance.of([1, 2], from: [1, 3]) == 0.25)
    #expect(ValueDistance.of([1, 2], from: [1, 2, 3]) > 0)
  }
}
