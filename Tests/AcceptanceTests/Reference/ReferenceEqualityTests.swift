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

/// A class that is `Equatable`. It is compared by identity, as in Spry.
private final class Account: Equatable, SpryEquatable {
  static func == (lhs: Account, rhs: Account) -> Bool { true }
}

private class Node: SpryEquatable {}

private struct Angle: SpryEquatable {
  var degrees: Int
  func isEqualArgument(to other: Any) -> Bool {
    (other as? Angle).map { $0.degrees % 360 == degrees % 360 } ?? false
  }
}

private final class FakeBox: Spryable {
  enum Function: String, StringRepresentable {
    case put = "put(_:)"
  }
  func put(_ value: Any?) { spryify(arguments: value) }
}

final class ReferenceEqualityTests: SpryTestCase {
  private let fake = FakeBox()

  override func setUp() {
    fake.stub(.put).andReturn()
  }

  func testEquatableTypesAreComparedByEquality() {
    fake.put(Person(name: "Ann", age: 3))
    XCTAssertHaveReceived(fake, .put, with: Person(name: "Ann", age: 3))
    XCTAssertHaveNotReceived(fake, .put, with: Person(name: "Ann", age: 4))
    fake.put(Character("c"))
    XCTAssertHaveReceived(fake, .put, with: Character("c"))
  }

  func testObjectsThatAreSpryEquatableAreComparedByIdentity() {
    let (one, other) = (Account(), Account())
    fake.put(one)
    XCTAssertHaveReceived(fake, .put, with: one)
    XCTAssertHaveNotReceived(fake, .put, with: other)
    XCTAssertHaveReceived(fake, .put, with: Argument.equal(to: other))
    let node = Node()
    fake.put(node)
    XCTAssertHaveReceived(fake, .put, with: node)
    XCTAssertHaveNotReceived(fake, .put, with: Node())
  }

  func testSpryEquatableComparesByItsOwnRule() {
    fake.put(Angle(degrees: 370))
    XCTAssertHaveReceived(fake, .put, with: Angle(degrees: 10))
    XCTAssertHaveNotReceived(fake, .put, with: Angle(degrees: 11))
    XCTAssertTrue([Angle(degrees: 0)].isEqualArgument(to: [Angle(degrees: 360)]))
    XCTAssertTrue("a".isEqualArgument(to: "a"))
    XCTAssertFalse(Optional(1).isEqualArgument(to: 2))
    XCTAssertTrue(["k": 1].isEqualArgument(to: ["k": 1]))
  }

  func testStubAgainReplacesAStub() {
    fake.stub(.put).with(1).andReturn().lenient()
    fake.stubAgain(.put).with(1).andReturn(Void())
    fake.put(1)
    XCTAssertHaveReceived(fake, .put, with: 1, countSpecifier: .atMost(1))
  }
}
