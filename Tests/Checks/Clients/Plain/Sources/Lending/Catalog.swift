/// The titles on a shelf.
protocol Titles: RandomAccessCollection where Element == String, Index == Int {
  func sort()
}

/// A title in a test.
protocol Title: ExpressibleByStringLiteral {
  var text: String { get }
}

/// SpryKit has a type with this name as well.
protocol Argument {
  var name: String { get set }
}

/// Numbers that are handed out.
protocol Tickets: Sequence where Element == Int {
  func close()
}

/// A list in which the best item is the first one.
protocol Ranking<Item> {
  associatedtype Item: Comparable
  static func < (left: Self, right: Item) -> Bool
  func push(_ item: Item)
}

/// A value, and a copy of it.
protocol Copies: Kept where Copy == Original {
  associatedtype Copy: Hashable
  func copies() -> Set<Copy>
}

protocol Kept {
  associatedtype Original
  func original() -> Original
}

/// What the desk has done.
protocol Diary {
  func write(_ entry: any Argument) -> Int
  #if DEBUG
    func dump() -> [String]
    #if os(Windows)
      func beep()
    #endif
  #elseif os(Linux)
    func log()
  #else
    func flush()
  #endif
}

/// A thermometer for the archive.
@_spi(Lending)
public protocol Probe {
  func read() -> Int
}

enum Room {
  protocol Door {
    init(width: Int)
    func open() -> Bool
  }
}

/// What was lent, and to whom.
protocol Ledger<Entry> {
  associatedtype Entry
  var total: Int { get async throws }
  func add(_ entry: Entry) throws -> Int
  subscript(index: Int) -> Entry { get set }
}

/// A number that grows.
protocol Counter {
  var number: Int { get }
  mutating func grow(by step: Int) async
}

private protocol Hidden {}
