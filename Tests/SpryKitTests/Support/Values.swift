import SpryKit

// Values of every kind that equality tells apart.

struct Point: Equatable, Sendable {
  var x: Int
  var y = 0
}

struct Opaque {
  var id: Int
}

/// Equal when the first letters are.
struct Initial: SpryEquatable {
  var text: String

  func isEqualArgument(to other: Any) -> Bool {
    (other as? Initial)?.text.first == text.first
  }
}

/// Not `Equatable`, and equal to a plain number as well.
struct Identifier: SpryEquatable {
  var number: Int

  func isEqualArgument(to other: Any) -> Bool {
    (other as? Identifier)?.number == number || other as? Int == number
  }
}

enum Shape: Equatable {
  case dot
  case circle(radius: Int)
}

enum OpaqueShape {
  case dot
  case circle(Opaque)
}

class Plain {}

final class SubPlain: Plain {}

class Account: Equatable {
  let id: Int

  init(id: Int) {
    self.id = id
  }

  static func == (left: Account, right: Account) -> Bool {
    left.id == right.id
  }
}

final class SavingsAccount: Account {}

final class Listed: SpryEquatable {}

/// `Equatable`, and yet compared by identity.
final class Person: Equatable, SpryEquatable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (left: Person, right: Person) -> Bool {
    left.name == right.name
  }
}

/// The same with a description.
final class Note: Equatable, SpryEquatable, CustomStringConvertible {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: Note, right: Note) -> Bool {
    left.text == right.text
  }

  var description: String { "Note \(text)" }
}

/// A class with a rule of its own.
final class Token: SpryEquatable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  func isEqualArgument(to other: Any) -> Bool {
    (other as? Token)?.text == text
  }
}

struct Box<Content> {
  var content: Content
}

extension Box: Equatable where Content: Equatable {}

struct NotFound: Error, Equatable {}

enum LoadError: Error {
  case offline
}

func optional<Value>(_ value: Value) -> Value? { value }
func wrapped<Value>(_ value: Value) -> Any { value }
