import SpryMatchers
import SpryObjects
import Testing

/// Initializers of every form.
private class Node: ClassSpyable {
  let name: String
  var count: Int

  @Spied required init(name: String, _ count: Int = 1) {
    self.name = name
    self.count = count
  }

  @Spied convenience init() {
    self.init(name: "none")
    count = 0
  }

  @Spied init?(ifAny name: String) {
    if name.isEmpty { return nil }
    self.name = name
    count = 2
  }

  @Spied init(checking name: String) throws(NodeError) {
    guard !name.isEmpty else { throw .empty }
    self.name = name
    count = 3
  }

  @Spied init(loading name: String) async throws {
    await Task.yield()
    self.name = try name.isEmpty ? { throw NodeError.empty }() : name
    count = 4
  }

  @Spied init(naming name: () -> String, _ first: @autoclosure () -> Int) {
    self.name = name()
    count = first()
  }

  @Spied init<Name: CustomStringConvertible>(any name: Name, counting: inout Int)
  where Name: Equatable {
    counting += 1
    self.name = "\(name)"
    count = counting
  }

  @Spied init(sending log: sending Log, to name: String) {
    Task { log.count += 1 }
    self.name = name
    count = 5
  }

  @Spied init(retrying name: () throws -> String) rethrows {
    self.name = try name()
    count = 6
  }
}

private final class Log { var count = 0 }

private enum NodeError: Error { case empty }

private final class Leaf: Node {
  let color: String

  @Spied required init(name: String, _ count: Int = 1) {
    color = "green"
    super.init(name: name, count + 1)
  }
}

private class Cell<Value>: ClassSpyable {
  let value: Value
  @Spied init(_ value: Value) { self.value = value }
}

extension Cell {
  @Spied convenience init(all values: Value...) { self.init(values[0]) }
}

@Suite("@Spied on initializers", .spry)
struct SpiedInitializerTests {
  @Test("Designated and convenience initializers")
  func designatedAndConvenience() {
    #expect(Node(name: "a").count == 1)
    let spy = Spy(on: Node.self)
    #expect(spy.spy { Node(name: "a", 5) }.count == 5)
    #expect(spy.spy { Node() }.name == "none")
    #expect(
      spy.recordedCalls.map(\.description) == [
        #"init(name: "a", 5)"#, "init()", #"init(name: "none", 1)"#,
      ])
    #expect(spy.implementation(Node.self).recordedCalls.count == 3)
    #expect(Node().count == 0)
    #expect(spy.spy { Node(sending: Log(), to: "b") }.name == "b")
    expectHaveReceived(spy, "init(sending:to:)", countSpecifier: .once)
  }

  @Test("Initializers that fail or throw")
  func failing() async throws {
    let spy = Spy(on: Node.self)
    spy.beginSpying()
    #expect(Node(ifAny: "") == nil)
    #expect(Node(ifAny: "b")?.count == 2)
    #expect(throws: NodeError.empty) { try Node(checking: "") }
    #expect(try Node(checking: "c").count == 3)
    await #expect(throws: NodeError.empty) { try await Node(loading: "") }
    #expect(try await Node(loading: "d").count == 4)
    #expect(throws: NodeError.empty) {
      try Node(retrying: { () throws(NodeError) in throw .empty })
    }
    #expect(Node(retrying: { "e" }).name == "e")
    spy.endSpying()
    #expect(
      spy.recordedCalls.map(\.description) == [
        #"init(ifAny: "")"#, #"init(ifAny: "b")"#, #"init(checking: "")"#, #"init(checking: "c")"#,
        #"init(loading: "")"#, #"init(loading: "d")"#,
        "init(retrying: a function of type () throws -> String)",
        "init(retrying: a function of type () throws -> String)",
      ])
    #expect(Node(ifAny: "b")?.count == 2)
    #expect(try await Node(loading: "d").count == 4)
  }

  @Test("An initializer that a subclass inherits or calls")
  func heirs() {
    let (ofNode, ofLeaf) = (Spy(on: Node.self), Spy(on: Leaf.self))
    let leaf = ofNode.spy { ofLeaf.spy { Leaf(name: "g") } }
    #expect(leaf.count == 2)
    #expect(ofNode.recordedCalls.isEmpty)
    #expect(ofLeaf.recordedCalls.map(\.description) == [#"init(name: "g", 1)"#])
    #expect(
      ofLeaf.implementation(Node.self).recordedCalls.map(\.description) == [#"init(name: "g", 2)"#])
  }

  @Test("Initializers of a generic class")
  func ofGenericClasses() {
    let spy = Spy(on: Cell<Int>.self)
    #expect(spy.spy { Cell(all: 1, 2) }.value == 1)
    #expect(spy.spy { Cell("x") }.value == "x")
    #expect(spy.recordedCalls.map(\.description) == ["init(all: [1, 2])", "init(1)"])
  }

  @Test("A stub does not replace an initializer")
  func aStubReplacesNothing() {
    let spy = Spy(on: Node.self)
    spy.stub("init(name:_:)").lenient().andDo { _ in Issue.record("a stub of an initializer ran") }
    #expect(spy.spy { Node(name: "h") }.name == "h")
  }
}
