import SpryKit
import SpryMacros
import SpryObjects

// Fakes of the golden runs; see ``GoldenTests``.

struct Page: Equatable {
  var number = 1
}

struct Torn: Error {}

enum Shut: Error { case forToday }

final class FakeLibrary: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case name
    case read = "read(_:at:)"
    case count = "count()"
    case lend = "lend(_:)"
    case open = "open()"
    case fetch = "fetch()"
    case close = "close()"
  }

  let spryState = SpryState()

  var name: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func read(_ title: String, at page: Int) -> String { spryify(arguments: title, page) }
  func count() -> Int { spryify() }
  func lend(_ title: String) throws -> Page { try spryifyThrows(arguments: title) }
  func open() throws(Shut) -> Int { try spryifyThrows(throwing: Shut.self) }
  func fetch() async -> Int { await spryify() }
  func close() { spryify() }
  /// Has no case.
  func burn() { spryify() }
}

/// A fake that can have the state of another one, by mistake.
final class FakeTwin: Spryable {
  let spryState: SpryState
  init(of spryState: SpryState = SpryState()) { self.spryState = spryState }
  func ring() { spryify() }
}

/// With static members.
final class FakeCatalog: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case make = "make(name:)"
  }

  static func make(name: String) -> Int { spryify(arguments: name) }
}

@Spyable protocol Pantry {
  func take() -> Int
  func find<Item>() -> Item
}

/// A real object.
final class Shelf: ObjectSpyable {}
