import SpryKit

// Values of every kind of equality.

struct Point: Equatable, Sendable {
  var x: Int
  var y = 0
}

struct Opaque {
  var id: Int
}

/// Two of these are equal if their first letters are equal.
struct Initial: SpryEquatable {
  var text: String

  func isEqualArgument(to other: Any) -> Bool {
    (other as? Initial)?.text.first == text.first
  }
}

/// A value that is not `Equatable`, and that is also equal to a plain number.
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

final class LoanAccount: Account {}

final class Listed: SpryEquatable {}

/// An `Equatable` object that is compared by identity.
final class Person: Equatable, SpryEquatable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (left: Person, right: Person) -> Bool {
    left.name == right.name
  }
}

/// Like `Person`, and `Hashable`.
final class Member: Hashable, SpryEquatable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (left: Member, right: Member) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An object whose own rule makes more objects equal than its `==`.
final class Nickname: Hashable, SpryEquatable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Nickname, right: Nickname) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
  func isEqualArgument(to other: Any) -> Bool {
    (other as? Nickname)?.text.first == text.first
  }
}

/// Like `Person`, with a description.
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

/// A class that defines how it is compared.
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
