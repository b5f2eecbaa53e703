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
    XCTAssertEqual(diary.count(of: "beans"), 0)
  }

  func testACopyHasADashBeforeEachLine() {
    diary.stub(.forEachLine).andDo { (body: @escaping (String) throws -> Void) in
      for line in ["Sowed beans.", "Rain."] { try body(line) }
    }
    var copied: [String] = []

    diary.copy { copied.append($0) }

    XCTAssertEqual(copied, ["- Sowed beans.", "- Rain."])
  }

  func testACopyEndsWhenThePageIsFull() {
    diary.stub(.forEachLine).andDo { (body: @escaping (String) throws -> Void) in
      for line in ["Sowed beans.", "Rain."] { try body(line) }
    }
    var copied: [String] = []

    XCTAssertThrowsError(
      try diary.copy { line in
        copied.append(line)
        throw FullPage()
      })

    XCTAssertEqual(copied, ["- Sowed beans."])
  }
}
