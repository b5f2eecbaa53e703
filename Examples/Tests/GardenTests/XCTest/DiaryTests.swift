import SpryKit
import SpryMatchers
import XCTest

@testable import Garden

final class DiaryTests: SpryTestCase {
  private struct FullPage: Error {}

  private let diary = FakeDiary()

  func testLinesWithTheWordAreCounted() {
    diary.stub(.forEachLine).andDo { (body: @escaping (String) throws -> Void) in
      for line in ["Sowed beans.", "Rain.", "Beans are out!", "Picked beans."] { try body(line) }
    }

    XCTAssertEqual(diary.count(of: "beans"), 2)
    XCTAssertHaveReceived(diary, .forEachLine, countSpecifier: .once)
  }

  func testAnEmptyDiaryHasNoWords() {
    diary.stub(.forEachLine).andReturn()

    XCTAssertEqual(diary.count(of: "beans"), 0)
  }

  func testWithoutAStubTheFallbackAnswers() {
    XCTAssertEqual(diary.count(of: "real"), 1)
  }

  func testACopyEndsWhenThePageIsFull() {
    var copied: [String] = []

    XCTAssertThrowsError(
      try diary.copy { line in
        copied.append(line)
        throw FullPage()
      })

    XCTAssertEqual(copied, ["- A real line."])
  }
}
