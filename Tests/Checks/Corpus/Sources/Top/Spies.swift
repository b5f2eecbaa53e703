import SpryMacros

// What only the names and the superclasses of spies meet.

protocol Hue { var name: String { get } }

@MainActor @Spyable
protocol Painting {
  func paint(_ theme: any Hue) async -> Int
  func paint(_ theme: any Hue, over other: (any Hue)?, times: Int) async throws -> any Hue
  func mix(_ themes: any Hue..., into type: any Hue.Type) async
}

struct Pair<First, Second> {}

@Spyable
protocol Compared {
  static func sort(by path: KeyPath<Int, Self>)
  func pair(_ pairs: [Pair<Self, Int>]) -> Int
}

@Spyable
protocol ComparedLists {
  func all(_ lists: [String: [Self?]]...) -> Int
  func any(_ list: any Sequence<Self>) -> Int
}

class ComparedListsSubclass: ComparedListsSpy, @unchecked Sendable {}

@Spyable
protocol Figure {
  var size: Int { get }
  func draw() -> Bool
}

@Spyable(inheriting: "FigureSpy")
protocol Disc: Figure {
  override var size: Int { get set }
  override func draw() -> Bool
  func roll()
}

@Spyable
protocol Digger: Actor {
  func work() -> Int
}

@Spyable(inheriting: nil)
protocol Foreman: Digger, Actor {
  func work() -> Int
  func rest()
}

class Canvas {}

@Spyable(inheriting: Canvas.self)
protocol Framing: Canvas {
  func frame() -> Int
}

@Spyable
protocol Reporting {
  func report(_ result: Swift.Result<Int, any Swift.Error>) -> Int
  func report(_ result: Swift.Result<Int, any Swift.Error>) -> Swift.Array<Int>
}
