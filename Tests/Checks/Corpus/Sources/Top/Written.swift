import Bottom

// Protocols whose fakes only the command writes: a macro does not see the members of these parents.

protocol Playlist: RandomAccessCollection where Element == String, Index == Int {
  func shuffle()
}

protocol Pages: BidirectionalCollection {
  func turn() -> Bool
}

protocol Ticks: Sequence where Element == Int {
  func pause()
}

protocol Tag: ExpressibleByStringLiteral {
  var text: String { get }
}

protocol Ratio: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var value: Double { get }
}

protocol Sum: Numeric {
  func rounded() -> Self
}

// A generic class has to state the constraints of types that it does not have any more.

protocol Keeping {
  associatedtype Kept
  func kept() -> Kept
}

protocol Paired: Keeping where Value == Kept {
  associatedtype Value: Hashable
  func values() -> Set<Value>
}

protocol Node {
  associatedtype Next: Node where Next.Next == Next
  var next: Next? { get }
}

protocol Ranked<Item> {
  associatedtype Item: Comparable
  static func < (left: Self, right: Self) -> Bool
  static func << <T: Sequence>(left: Self, right: T) -> [Self]
  func push(_ item: Item)
}

// Names that SpryKit has as well.

protocol StringRepresentable {
  func text(of argument: any Argument) -> String
}

protocol Argument {
  var name: String { get set }
}

// Declarations that a file has to import in another way.

/// A probe that only some modules see.
@_spi(Corpus)
public protocol Probe {
  func read() -> Reading
}

/// What a probe reads.
@_spi(Corpus)
public struct Reading: Equatable, Sendable {}

/// A gauge with a requirement that only some modules see.
public protocol Gauge {
  /// Starts again.
  func reset()
  @_spi(Corpus) func reading() -> Reading
}

// Members of a class inside `#if`, and of a generic superclass.

nonisolated class Drive<Part> {
  func add(_ part: Part) {}
  #if DEBUG
    func dump() -> [Part] { [] }
  #elseif os(Linux)
    func log() {}
  #endif
}

nonisolated class Motor: Drive<Int> {
  override func add(_ part: Int) {}
}

// No other file can see it.
private protocol Unseen {
  func hide()
}

enum Inner {
  protocol Part {
    func fit() -> Bool
  }
}
