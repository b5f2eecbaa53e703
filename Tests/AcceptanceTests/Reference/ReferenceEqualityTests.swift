import Foundation
import SpryKit
import SpryMatchers
import XCTest

// What the README of Spry shows of SpryEquatable, as it shows it.

private struct Person {
  let name: String
  let age: Int
}

extension Person: Equatable, SpryEquatable {
  /// As the README has it.
  public static func == (lhs: Person, rhs: Person) -> Bool {
    return lhs.name == rhs.name
      && lhs.age == rhs.age
  }
}

/// Existing type that is already Equatable.
extension Character: SpryEquatable {}

/// Both a class and Equatable: compared by identity, as there.
private final class Account: Equatable, SpryEquatable {
  static func == (lhs: Account, rhs: Account) -> Bool { true }
}

/// A class that is Equatable only: compared by `==`.
private final class Note: Equatable {
  static func == (lhs: Note, rhs: Note) -> Bool { true }
}

private struct Plain: Equatable { var number: Int }
private struct Opaque { var number: Int }
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

  func testEquatableType() {
    fake.put(Person(name: "Ann", age: 3))
    XCTAssertHaveReceived(fake, .put, with: Person(name: "Ann", age: 3))
    XCTAssertHaveNotReceived(fake, .put, with: Person(name: "Ann", age: 4))
    fake.put(Character("c"))
    XCTAssertHaveReceived(fake, .put, with: Character("c"))
  }

  func testEquatableTypeNeedsNothingDeclared() {
    fake.put(Plain(number: 1))
    XCTAssertHaveReceived(fake, .put, with: Plain(number: 1))
    XCTAssertHaveNotReceived(fake, .put, with: Plain(number: 2))
  }

  func testObjectIsComparedByIdentity() {
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

  func testEquatableObjectIsComparedByItsOwnRule() {
    fake.put(Note())
    XCTAssertHaveReceived(fake, .put, with: Note())
    XCTAssertHaveNotReceived(fake, .put, with: Argument.identical(to: Note()))
  }

  func testNSObjectIsComparedByIdentity() {
    let one = NSObject()
    fake.put(one)
    XCTAssertHaveReceived(fake, .put, with: one)
    XCTAssertHaveNotReceived(fake, .put, with: NSObject())
  }

  func testDefaultedConformances() {
    let values: [Any?] = [
      "text", 1, 2.5, true, nil, [1, 2], ["a": 1], Optional("text"), [1, nil], [[1], [2]],
      ["a": ["b": 1]], [Person(name: "Ann", age: 1)],
    ]
    let others: [Any?] = [
      "other", 2, 3.5, false, 0, [2, 1], ["a": 2], String?.none, [1, 2], [[1]],
      ["a": ["b": 2]], [Person(name: "Ann", age: 2)],
    ]
    for (value, other) in zip(values, others) {
      fake.resetCalls()
      fake.put(value)
      XCTAssertHaveReceived(fake, .put, with: value)
      XCTAssertHaveNotReceived(fake, .put, with: other)
    }
  }

  func testCollectionIsNotEqualToSomethingElse() {
    fake.put([1, 2])
    XCTAssertHaveNotReceived(fake, .put, with: "text")
    XCTAssertHaveNotReceived(fake, .put, with: ["a": 1])
    fake.put("text")
    XCTAssertHaveNotReceived(fake, .put, with: [3])
    XCTAssertHaveNotReceived(fake, .put, with: ["b": 1])
  }

  func testOwnRule() {
    fake.put(Angle(degrees: 370))
    XCTAssertHaveReceived(fake, .put, with: Angle(degrees: 10))
    XCTAssertHaveNotReceived(fake, .put, with: Angle(degrees: 11))
    XCTAssertTrue([Angle(degrees: 0)].isEqualArgument(to: [Angle(degrees: 360)]))
    XCTAssertTrue("a".isEqualArgument(to: "a"))
    XCTAssertFalse(Optional(1).isEqualArgument(to: 2))
    XCTAssertTrue(["k": 1].isEqualArgument(to: ["k": 1]))
  }

  func testMetatypeAndTuple() {
    fake.put(Int.self)
    XCTAssertHaveReceived(fake, .put, with: Int.self)
    XCTAssertHaveNotReceived(fake, .put, with: String.self)
    fake.resetCalls()
    fake.put((1, "a"))
    XCTAssertHaveReceived(fake, .put, with: (1, "a"))
    XCTAssertHaveNotReceived(fake, .put, with: (1, "b"))
  }

  func testIncomparableSaysSo() {
    fake.put(Opaque(number: 1))
    let result = fake.didCall(.put, with: Opaque(number: 1))
    XCTAssertFalse(result.success)
    XCTAssertTrue(
      result.description.contains(
        "cannot compare Opaque: make it Equatable, or use Argument.pass"
      ),
      result.description
    )
  }

  func testStubAgain() {
    fake.stub(.put).with(1).andReturn().lenient()
    fake.stubAgain(.put).with(1).andReturn(Void())
    fake.put(1)
    XCTAssertHaveReceived(fake, .put, with: 1, countSpecifier: .atMost(1))
  }
}
