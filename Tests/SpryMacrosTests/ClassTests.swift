public import SpryMacros
import SpryMatchers
import Testing

protocol Animal: AnyObject {
  func speak() -> String
  func chase(_ other: Self) -> Self
  func skip(_: inout [Int], by _: Int..., then _: @autoclosure () -> Int) async throws -> Int
  var name: String { get set }
  static var count: Int { get set }
  subscript(index: Int) -> String { get set }
}

@Spryable
final class FakeDog: Animal, Spryable {
  func speak() -> String
  func fetch(_ item: String, from place: String?) async throws -> Int
  func sit()
  func roll(_ times: Int) throws(DoorError) -> Int
  func lie() async
  func bark(_ times: Int...) -> Int
  func sniff<Value: Equatable>(_ value: Value) -> Value
  func chase(_ other: FakeDog) -> FakeDog
  func wait(_ done: @escaping (Int) -> Void)
  func log(_ text: @autoclosure () -> String)
  func take(_ list: consuming [Int], _ text: borrowing String) -> Int
  func unnamed(_: Int, _ text: String) -> Int
  func skip(_: inout [Int], by _: Int..., then _: @autoclosure () -> Int) async throws -> Int
  var name: String
  var age: Int
  var owner: String?
  var tag: Int!
  var onBark: ((Int) -> Void)?
  static func make() throws -> Int
  static var count: Int
  subscript(index: Int) -> String {
    get { spryify(arguments: index) }
    set { spryify("subscript(_:).set", arguments: index, newValue, fallbackValue: ()) }
  }
  let own = 4
  var stored = 5
  lazy var later = own + 1
  weak var friend: FakeDog?
  func answer() -> Int { stored + own }
  private func hidden(_ value: Int) -> Int
  func callsHidden() -> Int { hidden(3) }
}

@Spryable
actor FakeVault: Spryable {
  func open(_ code: Int) throws -> Int
  func close() async
  var level: Int
  nonisolated func id() -> String
  nonisolated var kind: String
  static func make() -> Int
}

/// An open class.
@Spryable
open class FakePublic: Spryable {
  /// Creates a fake.
  public init() {}
  /// Runs.
  open func run(_ value: Int) -> Int
  /// The name.
  public var title: String
  /// Creates a number.
  public static func make() -> Int
}

@Spryable
@MainActor
package final class FakePackage: Spryable, Sendable {
  package func run() async throws -> Int
  package var title: String
  package nonisolated var kind: String
}

@Spryable
private final class FakeHidden: Spryable {
  func run() -> Int
}

enum Space {
  @Spryable
  final class FakeInner: Row, Spryable {
    subscript(index: Int) -> String {
      get { spryify(arguments: index) }
      set { recordCall(arguments: index, newValue) }
    }
  }
}

extension Space.FakeInner {
  @Spryable
  final class FakeDeeper: Spryable {
    func run() -> Int
  }
}

@Spryable
final class FakeOverloaded: Spryable {
  func load() -> Int
  func load(id: Int) -> String
  func find(_ value: Int) -> String
  func find(_ value: String) -> String
  func get() -> Int
  func get() -> String
  func run() -> Int
  func run() async -> Int
  func same<Value: Equatable>(_ value: Value) -> Int
  func same<Value: Comparable>(_ value: Value) -> Int
  func byHand(_ value: Int) -> Int { spryify(arguments: value) }
  func byHand(_ value: String) -> String { spryify(arguments: value) }
  func byHand(_ value: Bool) -> Int
  static func load() -> Int
  func `default`(`in`: Int, arguments: Int, spryify: Int) -> Int
  var `class`: Int
  #if NOT_DEFINED
    func condition(_ value: Int) -> Int
  #else
    func condition(_ value: String) -> Int
    static func other() -> Int
    var flag: Bool
  #endif
}

/// A class that declares its names and its state.
@Spryable
final class FakeStated: SpryKit.Spryable {
  static let state = SpryState()
  var spryState: SpryState { Self.state }
  enum Function: String, StringRepresentable {
    case loading = "load(id:)"
    case title
  }
  enum ClassFunction: String, StringRepresentable { case making = "make()" }
  func load(id: Int) -> String
  var title: String
  static func make() -> Int
}

@Spryable
final class FakeOnlyByHand: Spryable {
  func run(_ value: Int) -> Int {
    if value == 0 { return stubbedValue() }
    return spryify(arguments: value)
  }
  var title: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  static func make() -> Int { spryify() }
}

@Spryable
final class FakeNothing: Spryable {}

@Suite("Classes with @Spryable", .spry) struct ClassTests {
  let fake = FakeDog()

  @Test("A function without a body is implemented")
  func listedFunctions() async throws {
    fake.stub.speak().andReturn("woof")
    fake.stub.fetch("stick", from: nil).andReturn(1)
    fake.stub.roll(.any).andThrow(DoorError(code: 2))
    fake.stub.bark(1, 2).andReturn(3)
    #expect(fake.speak() == "woof")
    #expect(try await fake.fetch("stick", from: nil) == 1)
    do { _ = try fake.roll(1) } catch { #expect(error.code == 2) }
    await fake.lie()
    #expect(fake.bark(1, 2) == 3)
    expectHaveReceived(fake.calls.fetch("stick", from: nil), .once)
    expectHaveReceived(fake.calls.lie(), .once)
  }

  @Test("An argument without a name is not recorded, and stubs and checks write .any")
  func argumentsWithoutNames() async throws {
    fake.stub.skip(.any, by: .any, then: .any).andReturn(3)
    var list = [1]
    #expect(try await fake.skip(&list, by: 1, 2, then: 4) == 3)
    #expect(list == [1])
    expectHaveReceived(fake.calls.skip(.any, by: .any, then: .any), .once)
    expectHaveReceived(
      fake, "skip(_:by:then:)", with: Argument.anything, Argument.anything, Argument.anything)
    let failure = fake.calls.unnamed(.any, "b").didCall().failureDescription
    #expect(failure?.contains("unnamed") == true)
    fake.stub.unnamed(.any, "a").andDo { _, text in text.count }
    #expect(fake.unnamed(1, "a") == 1)
    #expect(fake.calls.unnamed(.any, .any).first?.1 == "a")
    #expect("\(fake.recordedCalls.last?.description ?? "")" == #"unnamed(_, "a")"#)
  }

  @Test("A property without accessors is implemented")
  func listedProperties() {
    fake.stub.name.andReturn("rex")
    fake.stub.owner.andReturn(nil)
    fake.stub.tag.andReturn(8)
    fake.stub.onBark.andReturn(nil)
    #expect(fake.name == "rex")
    #expect(fake.owner == nil)
    #expect(fake.tag == 8)
    #expect(fake.onBark == nil)
    fake.name = "max"
    fake.owner = "ann"
    fake.tag = nil
    fake.onBark = { _ in }
    expectHaveReceived(fake.calls.name.set("max"))
    expectHaveReceived(fake.calls.owner.set("ann"))
    expectHaveReceived(fake.calls.tag.set(nil))
    expectHaveReceived(fake.calls.onBark.set(.any), .once)
  }

  @Test("A member with a body stays as it is")
  func whatHasABodyIsLeftAlone() {
    #expect(fake.answer() == 9)
    fake.stored = 1
    #expect(fake.answer() == 5)
    #expect(fake.later == 5)
    #expect(fake.friend == nil)
    fake.stub.hidden(3).andReturn(10)
    #expect(fake.callsHidden() == 10)
    fake.stub[1].andReturn("one")
    #expect(fake[1] == "one")
    fake[2] = "two"
    expectHaveReceived(fake.calls[2].set("two"), .once)
    expectHaveReceived(fake.calls[1], .once)
    expectHaveReceived(fake.calls.hidden(3))
  }

  @Test("An actor can be a fake")
  func actors() async throws {
    let fake = FakeVault()
    fake.stub.open(1).andThrow(DoorError(code: 1))
    fake.stub.level.andReturn(2)
    fake.stub.id().andReturn("id")
    fake.stub.kind.andReturn("k")
    FakeVault.stub.make().andReturn(3)
    await #expect(throws: DoorError(code: 1)) { try await fake.open(1) }
    await fake.close()
    #expect(await fake.level == 2)
    #expect(fake.id() == "id")
    #expect(fake.kind == "k")
    #expect(FakeVault.make() == 3)
    expectHaveReceived(fake.calls.open(1), .once)
  }

  @Test("Overloads that are written by hand share a name")
  func overloadsByHandShareAName() {
    let fake = FakeOverloaded()
    fake.stub.byHand(1).andReturn(2)
    fake.stub.byHand("a").andReturn("b")
    fake.stub.byHand(.any(Bool.self)).andReturn(3)
    #expect(fake.byHand(1) == 2)
    #expect(fake.byHand("a") == "b")
    #expect(fake.byHand(true) == 3)
    expectHaveReceived(fake.calls.byHand(.any(Int.self)), .exactly(2))
    expectHaveReceived(fake.calls.byHand(true), .once)
  }

  @Test("The class can declare its names and its state itself")
  func ownNamesAndStateAreKept() {
    let fake = FakeStated()
    fake.stub(.loading).with(1).andReturn("a")
    fake.stub.title.andReturn("t")
    FakeStated.stub(.making).andReturn(4)
    #expect(fake.load(id: 1) == "a")
    #expect(fake.title == "t")
    #expect(FakeStated.make() == 4)
    expectHaveReceived(fake.calls.load(id: 1))
    expectHaveReceived(fake, .loading, with: 1)
  }

  @Test("A member that is written by hand has a typed form if it calls the runtime")
  func membersByHandAreTyped() {
    let fake = FakeOnlyByHand()
    fake.stub.run(.any).andReturn(1)
    fake.stub.title.andReturn("t")
    FakeOnlyByHand.stub.make().andReturn(2)
    #expect(fake.run(0) == 1)
    #expect(fake.run(1) == 1)
    #expect(fake.title == "t")
    fake.title = "u"
    #expect(FakeOnlyByHand.make() == 2)
    expectHaveReceived(fake.calls.run(.any), .once)
    expectHaveReceived(fake, "title", with: "u")
    #expect(FakeNothing().recordedCalls.isEmpty)
  }
}
