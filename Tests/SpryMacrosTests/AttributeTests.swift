import SpryMacros
import SpryMatchers
import Testing

@available(macOS 13, *)
@Spryable
protocol Newer {
  @available(macOS 14, iOS 17, *)
  func later(_ value: Int) -> Int
  @available(swift, introduced: 5.0)
  var title: String { get set }
  @discardableResult
  func drop(_ value: Int) throws -> Int
  @discardableResult @available(macOS 14, *) static func make() -> Int
  @available(macOS 14, *) subscript(index: Int) -> Int { get }
  @available(*, deprecated, message: "gone") func old() -> Int
  @available(*, noasync) func blocks() -> Int
  @inlinable func inlined() -> Int
}

enum Outer {
  @Spryable
  protocol Inner {
    associatedtype Item
    func work(_ item: Item) -> Int
  }

  struct Deep {
    @Spryable
    protocol Inner: AnyObject {
      func work() -> Self?
    }
  }
}

extension Outer.Deep {
  @Spryable
  fileprivate protocol Extended {
    func work() -> Outer.Deep
    func count() -> Int
  }
}

final class Holding {
  @Spryable
  protocol Delegate: AnyObject {
    func holding(_ holding: Holding, did value: Int) -> Bool
  }
}

@Spryable protocol Marked: AnyObject, Sendable, Identifiable, Copyable, Escapable {
  func work() -> Int
}

@Spryable protocol Failing: Swift.Error {
  func work() -> Int
}

@Spryable protocol Composed: Sendable & AnyObject {
  func work() -> Int
}

@Spryable protocol Named: Identifiable where ID == String {
  var id: String { get }
}

@Suite("Attributes of protocols and members", .spry) struct AttributeTests {
  @Test("A member keeps its availability")
  func availabilityIsKept() throws {
    guard #available(macOS 14, iOS 17, *) else { return }
    let fake = FakeNewer()
    fake.stub.later(1).andReturn(2)
    fake.stub.title.andReturn("t")
    fake.stub.drop(.any).andReturn(3)
    fake.stub[.any].andReturn(4)
    fake.stub.blocks().andReturn(6)
    fake.stub.inlined().andReturn(7)
    FakeNewer.stub.make().andReturn(5)
    #expect(fake.later(1) == 2)
    #expect(fake.title == "t")
    try fake.drop(1)
    FakeNewer.make()
    #expect(fake[1] == 4)
    #expect(fake.blocks() == 6)
    #expect(fake.inlined() == 7)
    expectHaveReceived(fake.calls.drop(1))
    expectHaveReceived(FakeNewer.calls.make())
  }

  @available(*, deprecated)
  @Test("A deprecated member can be faked")
  func deprecatedMembers() {
    let fake = FakeNewer()
    fake.stub.old().andReturn(1)
    #expect(fake.old() == 1)
    expectHaveReceived(fake.calls.old(), .once)
  }

  @Test("A protocol inside a type can be faked")
  func nestedProtocols() {
    let inner = Outer.FakeInner<String>()
    inner.stub.work("a").andReturn(1)
    #expect(inner.work("a") == 1)
    let deep = Outer.Deep.FakeInner()
    deep.stub.work().andReturn(nil)
    #expect(deep.work() == nil)
    let extended = Outer.Deep.FakeExtended()
    extended.stub.work().andReturn(Outer.Deep())
    extended.stub.count().andReturn(2)
    _ = extended.work()
    #expect(extended.count() == 2)
    let delegate = Holding.FakeDelegate()
    delegate.stub.holding(.any, did: .any).andReturn(true)
    #expect(delegate.holding(Holding(), did: 1))
    expectHaveReceived(delegate.calls.holding(.any, did: 1))
    expectHaveReceived(deep.calls.work(), .once)
  }

  @Test("A protocol that inherits markers can be faked")
  func inheritedMarkers() {
    let marked = FakeMarked()
    marked.stub.work().andReturn(1)
    #expect(marked.work() == 1)
    #expect(marked.id == ObjectIdentifier(marked))
    let failing = FakeFailing()
    failing.stub.work().andReturn(2)
    #expect(throws: FakeFailing.self) { throw failing }
    #expect(failing.work() == 2)
    let composed = FakeComposed()
    composed.stub.work().andReturn(3)
    #expect(composed.work() == 3)
    let named = FakeNamed()
    named.stub.id.andReturn("id")
    #expect(named.id == "id")
  }
}
