import SpryMacros
import SpryMatchers
import Testing

class Engine {
  let power: Int
  init(power: Int) { self.power = power }
  func start(_ key: String) -> Bool { false }
  func stop() throws {}
  var speed: Int {
    get { 0 }
    set {}
  }
  var stored = 1
  class func make() -> Int { 0 }
  class var count: Int { 0 }
  func untouched() -> Int { power }
}

@Spryable
final class FakeEngine: Engine, Spryable {
  init() { super.init(power: 3) }
  override func start(_ key: String) -> Bool
  override func stop() throws
  override var speed: Int
  override var stored: Int
  override class func make() -> Int
  override class var count: Int
  class func own() -> Int
}

/// A class to subclass.
open class OpenEngine {
  /// Creates an engine.
  public init() {}
  /// Runs.
  open func run() -> Int { 0 }
}

/// This class is not final. Its subclasses inherit the implementations.
@Spryable
class FakeOpenEngine: OpenEngine, Spryable {
  override func run() -> Int
  required init(name: String) {
    super.init()
    Self.recordCall(arguments: name)
  }
  init(quiet: Bool) {
    super.init()
    recordCall(arguments: quiet)
  }
}

final class Turbo: FakeOpenEngine {}

@Suite("Overrides in a class with @Spryable", .spry) struct ClassOverrideTests {
  let fake = FakeEngine()

  @Test("An override of a function is implemented")
  func functions() {
    fake.stub.start("key").andReturn(true)
    fake.stub.stop().andThrow(DoorError(code: 1))
    let engine: Engine = fake
    #expect(engine.start("key"))
    #expect(throws: DoorError(code: 1)) { try engine.stop() }
    #expect(engine.untouched() == 3)
    expectHaveReceived(fake.calls.start("key"), .once)
  }

  @Test("An override of a property is implemented")
  func properties() {
    fake.stub.speed.andReturn(1)
    fake.stub.stored.andReturn(2)
    let engine: Engine = fake
    #expect(engine.speed == 1)
    #expect(engine.stored == 2)
    engine.speed = 4
    engine.stored = 5
    expectHaveReceived(fake.calls.speed.set(4))
    expectHaveReceived(fake.calls.stored.set(5))
  }

  @Test("An override of a class member is implemented")
  func ofTheType() {
    FakeEngine.stub.make().andReturn(1)
    FakeEngine.stub.count.andReturn(2)
    FakeEngine.stub.own().andReturn(3)
    let type: Engine.Type = FakeEngine.self
    #expect(type.make() == 1)
    #expect(type.count == 2)
    #expect(FakeEngine.own() == 3)
    expectHaveReceived(FakeEngine.calls.make(), .once)
  }

  @Test("An initializer with a body stays as it is")
  func initializersWithBodies() {
    let turbo = Turbo(name: "a")
    turbo.stub.run().andReturn(1)
    #expect(turbo.run() == 1)
    expectHaveReceived(type: Turbo.self, "init(name:)", with: "a")
    expectHaveReceived(turbo.calls.run(), .once)
    let quiet = FakeOpenEngine(quiet: true)
    #expect(quiet.didCall("init(quiet:)", withArguments: [true]).success)
  }
}
