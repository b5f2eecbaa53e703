import SpryMacros
import SpryMatchers
import Testing

@Spryable
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
  let fake = FakeNode()
  let other = FakeNode()

  @Test("A function can take and return Self")
  func functions() {
    fake.stub(.copy).andReturn(other)
    fake.stub(.isEqual).with(Argument.identical(to: other)).andReturn(true)
    fake.stub(.parent).with(nil).andReturn(nil)
    fake.stub(.children).andReturn([other, fake])
    fake.stub(.pair).andReturn((first: other, second: other))
    #expect(fake.copy() === other)
    #expect(fake.isEqual(to: other))
    #expect(fake.parent(of: nil) == nil)
    #expect(fake.children([fake], byName: [:]).first === other)
    #expect(fake.pair((fake, 1)).second === other)
    expectHaveReceived(fake, .parent, with: nil)
    expectHaveReceived(fake, .isEqual, countSpecifier: .once)
  }

  @Test("Self can be part of a type")
  func closuresTypesAndBoxes() {
    fake.stub(.visit).andDo { [other] in ($0[0] as! (FakeNode) -> Void)(other) }
    fake.stub(.type).andReturn(FakeNode.self)
    fake.stub(.boxed).andReturn(Box(value: other))
    var visited: FakeNode?
    fake.visit { visited = $0 }
    #expect(visited === other)
    #expect(fake.type(FakeNode.self) == FakeNode.self)
    #expect(fake.boxed(Box(value: fake)).value === other)
    expectHaveReceived(fake, .type, with: FakeNode.self)
  }

  @Test("A property can be Self")
  func properties() {
    fake.stub(.next).andReturn(other)
    fake.stub(.root).andReturn(fake)
    fake.stub(.list).andReturn([fake])
    fake.stub(.subscript).andReturn(other)
    #expect(fake.next === other)
    #expect(fake.root === fake)
    #expect(fake.list.count == 1)
    #expect(fake[other] === other)
    fake.next = nil
    fake.list = [other]
    fake[other] = fake
    expectHaveReceived(fake, .next, with: nil)
    expectHaveReceived(fake, .subscript, countSpecifier: .exactly(2))
    fake.resetCallsAndStubs()
  }

  @Test("Static members, and uses through the protocol, can have Self")
  func ofTheTypeAndThroughTheProtocol() throws {
    func copies(_ node: some Node) -> Bool { node.copy() === node }
    fake.stub(.copy).andReturn(fake)
    FakeNode.stub(.shared).andReturn(other)
    FakeNode.stub(.make).andThrow(DoorError())
    #expect(copies(fake))
    #expect(FakeNode.shared === other)
    #expect(throws: DoorError.self) { try FakeNode.make(fake) }
  }
}
