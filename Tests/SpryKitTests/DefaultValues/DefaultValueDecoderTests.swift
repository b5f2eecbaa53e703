import Testing

@testable import SpryKit

@Suite("The default value of a Decodable type")
struct DefaultValueDecoderTests {
  private final class Node: Decodable {
    var next: Node?
    var all: [Node]
  }

  private final class Endless: Decodable {
    let next: Endless
  }

  /// Contains itself with ever other parameters.
  private final class Deeper<Value>: Decodable {
    let next: Deeper<[Value]>
  }

  private final class Stubborn: Decodable {
    let left: Stubborn?
    let right: Stubborn?

    enum Key: CodingKey { case left, right }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      left = try? container.decode(Stubborn.self, forKey: .left)
      right = try? container.decode(Stubborn.self, forKey: .right)
    }
  }

  private struct Nested: Decodable, Equatable {
    var numbers: [Int] = []
    var first: Int?
    var inner = ""
    var mode = Mode.on

    enum Mode: String, Decodable, CaseIterable { case on, off }
    enum Key: CodingKey { case outer, list, mode }
    enum InnerKey: CodingKey { case inner }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      inner = try container.nestedContainer(keyedBy: InnerKey.self, forKey: .outer)
        .decode(String.self, forKey: .inner)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
      first = try list.decodeIfPresent(Int.self)
      mode = try container.decode(Mode.self, forKey: .mode)
    }
  }

  private class Base: Decodable {
    var id: Int
  }

  private final class Derived: Base {
    var name = ""

    enum Key: CodingKey { case name }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: .name)
      try super.init(from: container.superDecoder())
    }
  }

  private struct Wrapper: Decodable, RawRepresentable, Equatable {
    var rawValue: String
  }

  private enum Code: Int, Decodable { case one = 1, two = 2 }

  private struct Strict: Decodable {
    struct Refusal: Error {}
    init(from _: any Decoder) throws { throw Refusal() }
  }

  @Test("Recursion ends at optionals and collections")
  func recursion() {
    let node = defaultValue(of: Node.self)
    #expect(node != nil && node?.next == nil && node?.all.isEmpty == true)
  }

  @Test("A type that contains itself has none")
  func endlessRecursion() {
    #expect(defaultValue(of: Endless.self) == nil)
    #expect(defaultValue(of: Deeper<Int>.self) == nil)
    let stubborn = defaultValue(of: Stubborn.self)
    #expect(stubborn != nil && stubborn?.left == nil && stubborn?.right == nil)
  }

  @Test("Nested containers, superclasses, and raw values are empty")
  func containers() {
    #expect(defaultValue(of: Nested.self) == Nested())
    #expect(defaultValue(of: Derived.self)?.id == 0)
    #expect(defaultValue(of: Wrapper.self) == Wrapper(rawValue: ""))
  }

  @Test("A type that does not accept default values has none")
  func refused() {
    #expect(defaultValue(of: Code.self) == nil)
    #expect(defaultValue(of: Strict.self) == nil)
    #expect(defaultValue(of: Never.self) == nil)
  }
}
