import Bottom
import SpryMacros

// If the default isolation is the main actor, it alone can use sets and dictionaries of this type.
enum Section: Hashable { case top, bottom }

@Spryable @Spyable
protocol Sections {
  var shown: Set<Section> { get }
  var titles: [Section: String] { get set }
  func count(in section: [Section: Int], of name: String) -> Int
  func toggle(_ sections: Set<Section>) async throws -> [Section?: [Int]]
  subscript(sections: Set<Section>) -> Set<Section> { get set }
  static func merge(_ sections: Set<Section>)
  func name() -> String
}

@Spryable @Spyable(inheriting: "SectionsSpy")
protocol MoreSections: Sections {
  var hidden: Set<Section> { get set }
  func any<Key: Hashable>(_ keys: Set<Key>, _ sections: Set<Section>) -> [Key: Int]
}

@MainActor @Spryable @Spyable
protocol MainSections<Item> {
  associatedtype Item: Hashable
  func show(_ sections: Set<Section>, _ items: Set<Item>) -> [String: Int]
}

enum SectionScreen {
  @Spryable @Spyable
  fileprivate protocol NestedSections {
    func show(_ sections: Set<Section>) -> Int
    func name() -> String
  }

  static func useNested() -> (Int, String) {
    let fake = FakeNestedSections()
    fake.stub.show([.top]).andReturn(2)
    fake.stub.name().andReturn("nested")
    return (fake.show([.top]), fake.name())
  }
}

protocol ListedSections {
  var shown: Set<Section> { get set }
  func show(_ sections: Set<Section>) -> Int
  func name() -> String
}

@Spryable
final class FakeListedSections: ListedSections, Spryable {
  var shown: Set<Section>
  func show(_ sections: Set<Section>) -> Int
  func name() -> String
}

// Initializers that wait, and closures beside `inout` parameters, of an actor.
@Spryable @Spyable
protocol Desk: Actor {
  init(number: Int) async
  init?(maybe: Int) async throws
  func each(_ body: (Int) -> Void, _ number: inout Int) async -> Int
  func plain(_ body: () async throws -> Int) async throws -> Int
}

// A conformance of the fake to `CustomStringConvertible` is not isolated to the main actor.
@Spryable @Spyable
protocol Captioned: CustomStringConvertible {
  func caption() -> String
}

extension Captioned {
  nonisolated var description: String { "captioned" }
}
