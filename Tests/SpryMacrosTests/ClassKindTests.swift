public import SpryMacros
import SpryMatchers
import Testing

protocol Vault: Actor {
  func open(_ code: Int) throws -> Int
  func close() async
  var level: Int { get }
}

@Spryable
actor FakeVault: Vault {
  func open(_ code: Int) throws -> Int
  func close() async
  var level: Int
  nonisolated func id() -> String
  nonisolated var kind: String
  static func make() -> Int
}

/// A public actor.
@Spryable
public actor FakePublicVault {
  /// Opens the door.
  public func open() -> Int
}

@Spryable
@MainActor
final class FakeMainScreen: Screen {
  var title: String
  func show(_ text: String) -> Int
  func wait() async throws -> Int
  nonisolated func id() -> Int
  nonisolated var kind: String
  static func make() -> Int
  static var count: Int
  init(name: String) { Self.spryify(arguments: name, fallbackValue: ()) }
  subscript(index: Int) -> Int {
    get { spryify(arguments: index) }
    set { recordCall(arguments: index, newValue) }
  }
}

@Spryable
final class FakeBin<Item: Equatable>: Store {
  func add(_ item: Item)
  func first() -> Item?
  func all() async throws -> [Item]
  subscript(index: Int) -> Item {
    get { spryify(arguments: index) }
    set { recordCall(arguments: index, newValue) }
  }
  static func shared() -> Int
}

/// An open class.
@Spryable
open class FakePublic {
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
package final class FakePackage: Sendable {
  package func run() -> Int
  package var title: String
}

@Spryable
private final class FakeHidden {
  func run() -> Int
}

enum Space {
  @Spryable
  final class FakeInner: Row {
    func run(_ value: Int) -> Int
    subscript(index: Int) -> String {
      get { spryify(arguments: index) }
      set { recordCall(arguments: index, newValue) }
    }
  }
}

extension Space.FakeInner {
  @Spryable
  final class FakeDeeper {
    func run() -> Int
  }
}

@Suite("Kinds of classes with @Spryable", .spry) struct ClassKindTests {
  @Test("An actor can be a fake")
  func actors() async throws {
    let fake = FakeVault()
    fake.stub.open(1).andThrow(DoorError(code: 1))
    fake.stub.close().andReturn()
    fake.stub.level.andReturn(2)
    fake.stub.id().andReturn("id")
    fake.stub.kind.andReturn("k")
    FakeVault.stub.make().andReturn(3)
    let vault: any Vault = fake
    await #expect(throws: DoorError(code: 1)) { try await vault.open(1) }
    await vault.close()
    #expect(await vault.level == 2)
    #expect(fake.id() == "id")
    #expect(fake.kind == "k")
    #expect(FakeVault.make() == 3)
    expectHaveReceived(fake.calls.open(1), .once)
    let open = FakePublicVault()
    open.stub.open().andReturn(4)
    #expect(await open.open() == 4)
  }

  @Test("A generic class can be a fake")
  func genericClasses() async throws {
    let fake = FakeBin<String>()
    fake.stub.add(.any).andReturn()
    fake.stub.first().andReturn("a")
    fake.stub.all().andReturn(["b"])
    FakeBin<Int>.stub.shared().andReturn(1)
    let store: any Store<String> = fake
    store.add("c")
    #expect(store.first() == "a")
    #expect(try await store.all() == ["b"])
    #expect(FakeBin<Int>.shared() == 1)
    expectHaveReceived(fake.calls.add("c"))
    #expect(FakeBin<String>.calls.shared().isEmpty)
  }
}
