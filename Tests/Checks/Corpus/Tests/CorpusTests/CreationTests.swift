import Bottom
import Foundation
import SpryMatchers
import Testing

@testable import Top

@Suite("Initializers without parameters", .spry) struct CreationTests {
  @Test("One that throws")
  func throwing() throws {
    let fake = try FakeThrowingStart()
    fake.stub.size().andReturn(3)
    #expect(fake.size() == 3)
    FakeThrowingStart.stub.initializer().andThrow(StorageError.full)
    #expect(throws: StorageError.full) { try FakeThrowingStart() }
    expectHaveReceived(FakeThrowingStart.calls.initializer(), .exactly(2))
    _ = FakeThrowingStart(size: 4)
    expectHaveReceived(FakeThrowingStart.calls.initializer(size: 4), .once)
    #expect(fake.description.contains("FakeThrowingStart"))
  }

  @Test("One that waits")
  func slow() async throws {
    FakeSlowStart.stub.initializer().andDo { await Task.yield() }
    _ = await FakeSlowStart()
    expectHaveReceived(FakeSlowStart.calls.initializer(), .once)
    FakeSlowThrowingStart.stub.initializer().andThrow(StorageError.full)
    await #expect(throws: StorageError.full) { try await FakeSlowThrowingStart() }
  }

  @Test("One that fails")
  func failable() {
    #expect(FakeFailableStart() != nil)
    FakeFailableStart.stub.initializer().andReturn(nil)
    #expect(FakeFailableStart() == nil)
  }

  @Test("The child of one that throws")
  func child() {
    let fake = FakeThrowingChild()
    fake.stub.size().andReturn(1)
    fake.close()
    #expect(fake.size() == 1)
    expectHaveReceived(fake.calls.close(), .once)
    _ = FakeThrowingChild(size: 2)
    expectHaveReceived(FakeThrowingChild.calls.initializer(size: 2), .once)
  }

  @Test("Decoding, spelled out")
  func decoded() throws {
    let fake = try JSONDecoder().decode(FakeDecodedStart.self, from: Data("1".utf8))
    fake.stub.size().andReturn(2)
    #expect(fake.size() == 2)
    let spy = try JSONDecoder().decode(DecodedStartSpy.self, from: Data("1".utf8))
    spy.sizeReturnValue = 3
    #expect(spy.size() == 3)
  }

  @Test("An object of Objective-C")
  func object() {
    let fake = FakeObjectStart()
    fake.stub.size().andReturn(4)
    #expect(fake.size() == 4)
    expectHaveReceived(FakeObjectStart.calls.initializer(), .once)
    _ = FakeObjectStart(size: 5)
    expectHaveReceived(FakeObjectStart.calls.initializer(size: 5), .once)
  }
}
