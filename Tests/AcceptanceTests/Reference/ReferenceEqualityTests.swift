import Foundation
import SpryKit
import SpryMatchers
import XCTest

// The samples of `SpryEquatable` in the README of Spry, word by word.

private struct Person {
  let name: String
  let age: Int
}

extension Person: Equatable, SpryEquatable {
  /// As in the README.
  public static func == (lhs: Person, rhs: Person) -> Bool {
    return lhs.name == rhs.name
      && lhs.age == rhs.age
  }
}

/// An existing type that is already `Equatable`.
extension Character: SpryEquatable {}

private final class FakeBox: Spryable {
  enum Function: String, StringRepresentable {
    case put = "put(_:)"
  }
  func put(_ value: Any?) { spryify(arguments: value) }
}

final class ReferenceEqualityTests: SpryTestCase {
  func testSamplesOfTheReadme() {
    let fake = FakeBox()
    fake.put(Person(name: "Ann", age: 3))
    XCTAssertHaveReceived(fake, .put, with: Person(name: "Ann", age: 3))
    XCTAssertHaveNotReceived(fake, .put, with: Person(name: "Ann", age: 4))
    fake.put(Character("c"))
    XCTAssertHaveReceived(fake, .put, with: Character("c"))
  }

  func testTypesOfTheStandardLibraryCompareThemselves() {
    XCTAssertTrue("a".isEqualArgument(to: "a"))
    XCTAssertFalse(Optional(1).isEqualArgument(to: 2))
    XCTAssertTrue(["k": 1].isEqualArgument(to: ["k": 1]))
    XCTAssertTrue([Character("c")].isEqualArgument(to: [Character("c")]))
  }
}
