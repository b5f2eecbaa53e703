import SpryMacros
import SpryMatchers
import Testing

struct DoorError: Error, Equatable { var code = 0 }

@Spryable
protocol Door {
  var title: String { get }
  var width: Double { get set }
  var handle: String? { get set }
  var lock: Int! { get set }
  var position: (x: Int, y: Int) { get set }
  var onOpen: ((Int) -> Bool)? { get set }
  var onClose: @Sendable () async throws -> Void { get set }
  var kind: any Error.Type { get }
  var nothing: Void { get }
  var remote: Int { get async }
  var checked: Int { get throws }
  var both: Int { get async throws }
  var typed: Int { get throws(DoorError) }
  var typedLater: Int { get async throws(DoorError) }
  var anyError: Int { get throws(any Error) }
  var neverFails: Int { get throws(Never) }
  var mutated: Int { mutating get nonmutating set }
  static var shared: Int { get set }
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
