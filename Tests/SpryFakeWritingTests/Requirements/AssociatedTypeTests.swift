import TestSupport
import Testing

@Suite("Associated types and their constraints") struct AssociatedTypeTests {
  @Test("A protocol gets a fake", arguments: fakes)
  func fake(_ sample: FakeSample) throws { try sample.expectGoldenFake() }

  static let fakes = [
    FakeSample(
      "The bounds of a type that equals another one apply to that one", of: "Paired",
      source: """
        protocol Keeping { associatedtype Kept; func kept() -> Kept }
        protocol Paired: Keeping where Value == Kept {
          associatedtype Value: Hashable where Value: Codable
          func value() -> Value
        }
        """),
    FakeSample(
      "A type that a child fixes constrains the types that it depends on", of: "Words",
      source: dependentTypes),
    FakeSample(
      "A type that depends on another one is a type alias", of: "Source", source: dependentTypes),
    FakeSample("A type can depend on its own part", of: "Tree", source: dependentTypes),
    FakeSample(
      "Operators that begin with an angle bracket, of a generic fake", of: "Heap",
      source: """
        protocol Heap<Item> {
          associatedtype Item: Comparable
          static func < (left: Self, right: [Self]) -> Bool
          static func << <T: Sequence>(left: Self, right: T) -> Self?
          static prefix func - (heap: inout Self)
        }
        """),
  ]

  private static let dependentTypes = """
    protocol Source {
      associatedtype Item where Item == Stream.Part
      associatedtype Stream: Flow
      func stream() -> Stream
    }
    protocol Flow { associatedtype Part }
    protocol Words: Source where Item == String {}
    protocol Tree { associatedtype Node: Tree where Node == Node.Node; func node() -> Node }
    """

  @Test("A default is used only if no constraint sets the type")
  func defaults() throws {
    let package = try Workspace(
      """
      protocol Store { associatedtype Key = Int; func key() -> Key }
      protocol Named: Store where Key == String {}
      protocol Same: Store where Key == Item { associatedtype Item }
      """)
    #expect(try package.fake(of: "Store")?.contains("typealias Key = Int") == true)
    #expect(try package.fake(of: "Named")?.contains("typealias Key = String") == true)
    #expect(try package.fake(of: "Same")?.contains("<Item>: Same") == true)
  }

  private let standardLibrary = """
    import SwiftConcurrencyInternalShims

    public protocol Sequence<Element> {

        associatedtype Element where Self.Element == Self.Iterator.Element

        associatedtype Iterator : IteratorProtocol

        func makeIterator() -> Self.Iterator

        func visit<R>(_ body: (_ buffer: Range<Self.Element>) throws -> R) rethrows -> R?
    }

    extension Sequence {

        public func visit<R>(_ body: (Range<Self.Element>) throws -> R) rethrows -> R?
    }

    public protocol Collection<Element> : Sequence {

        associatedtype Element

        associatedtype Index : Comparable where Self.Index == Self.Indices.Element, Self.Indices.Element == Self.SubSequence.Index

        associatedtype Iterator = IndexingIterator<Self>

        override func makeIterator() -> Self.Iterator

        associatedtype SubSequence : Collection = Slice<Self> where Self.Element == Self.SubSequence.Element, Self.SubSequence == Self.SubSequence.SubSequence

        associatedtype Indices : Collection = DefaultIndices<Self> where Self.Indices == Self.Indices.SubSequence

        var indices: Self.Indices { get }

        func index(after i: Self.Index) -> Self.Index
    }

    extension Collection where Self.Iterator == IndexingIterator<Self> {

        public func makeIterator() -> IndexingIterator<Self>
    }

    extension Collection where Self.Indices == DefaultIndices<Self> {

        public var indices: DefaultIndices<Self> { get }
    }

    public protocol ExpressibleByStringLiteral {

        associatedtype StringLiteralType : _ExpressibleByBuiltinStringLiteral

        init(stringLiteral value: Self.StringLiteralType)
    }

    public protocol SerialExecutor {
    }

    """

  @Test(
    "Children of protocols of the standard library",
    arguments: [
      ("a collection of strings", "Collection where Element == String, Index == Int"),
      ("an open collection", "Collection"), ("a sequence", "Sequence<Int>"),
      ("a literal", "ExpressibleByStringLiteral"), ("an executor", "SerialExecutor"),
    ])
  func standardParents(_ title: String, _ parents: String) throws {
    let package = try Workspace(
      "protocol Child: \(parents) { func child() }", interfaces: ["Swift": standardLibrary])
    expectGolden(try package.fake(of: "Child"), title)
  }

  @Test("A constraint that mentions the class is refused")
  func recursion() throws {
    let package = try Workspace(
      """
      protocol Delegating { associatedtype D: Delegate where D.D == Self }
      protocol Delegate { associatedtype D: Delegating }
      protocol Fixed: Delegating where D == Other {}
      """)
    expectGolden(try package.fake(of: "Delegating"))
    #expect(try package.fake(of: "Fixed")?.contains("typealias D = Other") == true)
  }
}
