import SpryMacros
import SpryMatchers
import Testing

@available(macOS 13, *)
@Spryable @Spyable
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
  @available(*, deprecated)
  @Test("A deprecated member can be faked")
  func deprecatedMembers() {
    let fake = FakeNewer()
    fake.stub.old().andReturn(1)
    #expect(fake.old() == 1)
    expectHaveReceived(fake.calls.old(), .once)
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
