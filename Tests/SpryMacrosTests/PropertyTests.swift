import SpryMacros
import SpryMatchers
import Testing

struct DoorError: Error, Equatable { var code = 0 }

@Spryable @Spyable
protocol Door {
  var title: String { get }
  var width: Double { get set }
  var handle: String? { get set }
  var lock: Int! { get set }
  var position: (x: Int, y: Int) { get set }
  var onOpen: ((Int) -> Bool)? { get set }
  var onKnock: () -> Void { get set }
  var depth: Int?? { get set }
  var kind: any Error.Type { get }
  var remote: Int { get async }
  var checked: Int { get throws }
  var both: Int { get async throws }
  var typedLater: Int { get async throws(DoorError) }
  var anyError: Int { get throws(any Error) }
  var neverFails: Int { get throws(Never) }
  var mutated: Int { mutating get nonmutating set }
  static var shared: Int { get set }
  static var best: String? { get set }
  static var sharedLater: Int { get async throws }
}

@Suite("Properties", .spry) struct PropertyTests {
  let fake = FakeDoor()

  @Test("A getter is answered, and reads and writes are recorded")
  func gettersAnswerAndSettersRecord() {
    fake.stub.title.andReturn("front")
    fake.stub.width.andReturn(1.5)
    fake.stub.handle.andReturn(nil)
    fake.stub.lock.andReturn(7)
    fake.stub.position.andReturn((x: 1, y: 2))
    #expect(fake.title == "front")
    #expect(fake.width == 1.5)
    #expect(fake.handle == nil)
    #expect(fake.lock == 7)
    #expect(fake.position == (x: 1, y: 2))
    fake.width = 2
    fake.handle = nil
    fake.lock = 3
    fake.position = (3, 4)
    expectHaveReceived(fake.calls.width.set(2.0), .once)
    expectHaveReceived(fake.calls.handle.set(nil))
    expectHaveReceived(fake.calls.lock.set(3))
    expectHaveReceived(fake.calls.position.set((x: 3, y: 4)))
    expectHaveReceived(fake.calls.title, .once)
    #expect(fake.calls.width.get().count == 1)
    #expect(fake.calls.width.set(.any).last == 2)
    expectHaveReceived(fake, "width.set(_:)", with: 2.0, countSpecifier: .once)
    expectHaveReceived(fake, "width", countSpecifier: .once)
  }

  @Test("A getter can have effects")
  func gettersWithEffects() async throws {
    fake.stub.remote.andDo { _ in
      await Task.yield()
      return 1
    }
    fake.stub.neverFails.andReturn(2)
    fake.stub.checked.andThrow(DoorError(code: 3))
    fake.stub.both.andReturn(4).andThrow(DoorError(code: 5))
    #expect(await fake.remote == 1)
    #expect(fake.neverFails == 2)
    #expect(throws: DoorError(code: 3)) { try fake.checked }
    #expect(try await fake.both == 4)
    await #expect(throws: DoorError(code: 5)) { try await fake.both }
  }

  @Test("A property can be static")
  func ofTheType() async throws {
    FakeDoor.stub.shared.andReturn(1)
    FakeDoor.stub.sharedLater.andThrow(DoorError())
    #expect(FakeDoor.shared == 1)
    FakeDoor.shared = 2
    expectHaveReceived(FakeDoor.calls.shared.set(2))
    await #expect(throws: DoorError.self) { try await FakeDoor.sharedLater }
  }
}

@Suite("Properties of spies", .spry) struct SpyPropertyTests {
  private let spy = DoorSpy()

  @Test("A property is set by its own name or by its underlying one")
  func names() {
    spy.title = "a"
    #expect(spy.title == "a")
    #expect(spy.underlyingTitle == "a")
    spy.underlyingTitle = "b"
    var door: any Door = spy
    #expect(door.title == "b")
    door.width = 3
    #expect(spy.underlyingWidth == 3)
    door.width += 1
    #expect(spy.width == 4)
    DoorSpy.shared = 3
    DoorSpy.underlyingShared += 1
    let type: any Door.Type = DoorSpy.self
    #expect(type.shared == 4)
    #expect(DoorSpy.best == nil)
    DoorSpy.best = "a"
    #expect(DoorSpy.underlyingBest == "a")
  }

  @Test("An optional property is nil until it is set") func optionals() {
    #expect(spy.handle == nil)
    spy.handle = "round"
    #expect(spy.underlyingHandle == "round")
    spy.handle = nil
    #expect(spy.handle == nil)
    spy.depth = .some(nil)
    #expect(spy.depth == .some(nil))
  }

  @Test("A property may be a closure") func closures() {
    var ran = 0
    spy.onKnock = { ran += 1 }
    spy.onKnock()
    spy.underlyingOnKnock()
    #expect(ran == 2)
    #expect(spy.onOpen == nil)
    spy.onOpen = { $0 == 1 }
    #expect(spy.onOpen?(1) == true)
  }

  @Test("A getter with effects has the names of a function, and an underlying one")
  func effects() async throws {
    spy.remoteReturnValue = 3
    #expect(await spy.remote == 3)
    spy.remoteClosure = { 4 }
    #expect(await spy.remote == 4)
    #expect(spy.remoteCallsCount == 2)
    spy.checkedThrowableError = DoorError(code: 1)
    #expect(throws: DoorError(code: 1)) { try spy.checked }
    spy.typedLaterThrowableError = DoorError(code: 2)
    await #expect(throws: DoorError(code: 2)) { try await spy.typedLater }
    spy.underlyingBoth = 5
    spy.underlyingBoth += 1
    #expect(try await spy.both == 6)
    #expect(spy.bothReturnValue == 6)
    DoorSpy.underlyingSharedLater = 7
    #expect(try await DoorSpy.sharedLater == 7)
  }
}
