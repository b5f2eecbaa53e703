import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Node: AnyObject {
  func copy() -> Self
  func isEqual(to other: Self) -> Bool
  func parent(of child: Self?) -> Self?
  func children(_ list: [Self], byName: [String: Self]) -> [Self]
  func pair(_ pair: (Self, Int)) -> (first: Self, second: Self)
  func visit(_ body: @escaping (Self) -> Void)
  func type(_ type: Self.Type) -> Self.Type
  func boxed(_ box: Box<Self>) -> Box<Self>
  func generic<Value: Node>(_ value: Value) where Value: Equatable
  var next: Self? { get set }
  var root: Self { get }
  var list: [Self] { get set }
  subscript(child: Self) -> Self { get set }
  static var shared: Self { get }
  static func make(_ other: Self) throws -> Self
}

@Suite("Self in requirements", .spry) struct SelfTests {
  @Test("A member can take and return Self")
  func members() {
    let (fake, other) = (FakeNode(), FakeNode())
    fake.stub.isEqual(to: .identical(to: other)).andReturn(true)
    fake.stub.parent(of: nil).andReturn(nil)
    fake.stub.children(.any, byName: .any).andReturn([other, fake])
    fake.stub.pair(.any).andReturn((first: other, second: other))
    fake.stub.next.andReturn(other)
    fake.stub.list.andReturn([fake])
    fake.stub[.any].andReturn(other)
    #expect(fake.isEqual(to: other))
    #expect(fake.parent(of: nil) == nil)
    #expect(fake.children([fake], byName: [:]).first === other)
    #expect(fake.pair((fake, 1)).second === other)
    #expect(fake.next === other)
    #expect(fake.list.count == 1)
    #expect(fake[other] === other)
    fake.next = nil
    fake[other] = fake
    expectHaveReceived(fake.calls.parent(of: nil))
    expectHaveReceived(fake.calls.next.set(nil))
    expectHaveReceived(fake.calls[.any], .once)
    expectHaveReceived(fake.calls[.identical(to: other)].set(.identical(to: fake)), .once)
    fake.resetCallsAndStubs()
  }

  @Test("Self is the spy")
  func spies() {
    let (spy, other) = (NodeSpy(), NodeSpy())
    spy.isEqualToReturnValue = true
    spy.copyReturnValue = other
    #expect(spy.isEqual(to: other))
    #expect(spy.isEqualToReceivedOther === other)
    #expect(spy.copy() === other)
    #expect(spy.parent(of: nil) == nil)
    NodeSpy.underlyingShared = spy
    #expect(NodeSpy.shared === spy)
    spy.resetSpy()
  }
}
