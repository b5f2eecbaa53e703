import Bottom
import Foundation
import SpryMacros

// Families inside one module, where a default isolation applies to parents and children alike.

@Spryable @Spyable
protocol Shape {
  var area: Double { get }
  func scaled(by factor: Double) -> Self
  func contains(x: Double, y: Double) -> Bool
}

@Spryable @Spyable
protocol Colored {
  var color: String { get set }
}

@Spryable
protocol ColoredShape: Shape, Colored {
  func paint()
}

@Spryable
protocol Framed: Shape {
  func frame(width: Int) -> Bool
}

/// The last corner of a diamond.
@Spryable
protocol Picture: ColoredShape, Framed {
  func caption() -> String
}

@Spryable
protocol Album: Picture, AnyObject {
  func add(_ picture: any Picture)
}

@Spryable
protocol Poster: Colored & Framed {
  var size: (Int, Int) { get }
}

@Spryable
protocol Sticker where Self: Colored, Self: AnyObject {
  func stick() -> Bool
}

@Spryable @Spyable
protocol Overloaded {
  func load(_ id: Int) -> String
  func load(_ id: String) -> String
  func load(id: Int) -> String
  func load(id: Int, of name: String) -> String
  func load(id: Int) -> Int
  func load(id: Int) async throws -> Data
  func load<T: Numeric>(id: T) -> T
  func load(_ ids: [Int]?) -> [String?]
  func load(_ id: Int?) -> Bool
}

@Spryable @Spyable(inheriting: "OverloadedSpy")
protocol MoreOverloaded: Overloaded {
  func load(_ url: URL) -> String
  func load(id: Double) -> String
}

@Spryable @Spyable
protocol Keywords {
  func `if`(_ `else`: Int) -> Int
  func `default`(for `in`: String, `where`: Int) -> Bool
  func with(repeat: Int, `switch` value: String) -> Int
  func `init`() -> Int
  var `class`: String { get set }
  var `protocol`: Int { get }
  static var `Type`: Int { get }
  func await(_ async: Int) -> Int
  func get(set: Int) -> Int
  func actor(isolated: Int, consuming: Int) -> Int
}

@Spryable @Spyable
protocol Taken {
  var stub: String { get set }
  func calls() -> Int
  func reset(_ spryState: Int)
  var storage: [Int] { get }
  func didCall(_ name: String) -> Bool
  func invocations(member: Int, role: String, arguments: [Int]) -> Int
}

@Spryable @Spyable
protocol Shadowing {
  associatedtype String
  associatedtype Result
  func load(_ text: String) -> Result
  func void() -> Swift.Void
}

enum Nested {
  @Spryable @Spyable
  protocol Loader {
    func load(_ item: Item) -> Item?
  }

  struct Item: Equatable {
    var id = 1
  }

  enum Deeper {
    @Spryable
    protocol Preloader: Colored {
      func preload(_ items: [Item])
    }
  }
}

extension Nested {
  @Spryable @Spyable
  protocol Saver: Sendable {
    func save(_ item: Item) throws
  }
}

@Spryable @Spyable
private protocol Secret {
  func whisper(_ text: String) -> String
  static var count: Int { get }
}

@Spryable @Spyable
fileprivate protocol Hidden {
  associatedtype Value
  var value: Value { get set }
}

@Spryable
private protocol TopSecret: Secret, Colored {
  func burn()
}

@Spryable @Spyable
protocol Empty {}

@Spryable(accessLevel: .fileprivate) @Spyable(behindPreprocessorFlag: "DEBUG || CORPUS")
protocol Flagged {
  func run()
}

@Spryable @Spyable
protocol Feed {
  associatedtype Post
  func add(_ post: Post, entry: Catalog.Entry) -> Post?
}

/// A namespace with everything that its protocols mention.
enum Catalog {
  nonisolated struct Entry: Hashable, Sendable { var name = "" }
  struct List<Element> { var elements: [Element] = [] }
  enum Error: Swift.Error { case closed }
  protocol Mark {}
  typealias Handler = (Entry) -> Void

  @Spryable @Spyable
  protocol Shelf<Label> {
    associatedtype Label: Mark
    typealias Entries = [Entry]
    func entries(_ list: List<Entry>, label: Label?) throws(Error) -> List<[Entry: Foundation.Data]>
    func add<M: Mark>(_ entry: inout Entry, marked: M, _ then: @escaping Handler) async throws
      -> Entries
    func each(_ body: (Entry) -> Void)
    var first: Catalog.Entry? { get set }
    subscript(entry: Entry, mark: any Mark) -> List<Int>.Type { get }
    static func make(_ mark: some Mark) -> Self
  }

  @Spryable
  protocol EntryFeed: Feed where Post == Entry {
    func share(_ post: Post, with list: List<Post>) -> Bool
  }
}
