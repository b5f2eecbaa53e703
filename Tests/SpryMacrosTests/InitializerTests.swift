import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Opening {
  init()
  init(name: String)
  init(checked: Int) throws
  init?(maybe: String)
  init!(surely: String)
  init(later: Int) async
  init(laterChecked: Int) async throws
  init(typed: Int) throws(DoorError)
  init?(maybeChecked: Int) throws
  init<Value: Equatable>(generic: Value)
  init(_ first: Int, _ second: Int)
  init(_ text: String)
}

@Spryable
protocol Alone {
  init(only: Int)
}

@Spryable
protocol Stage: Actor {
  init(seats: Int) throws
  init?(later: Int) async
  func seats() -> Int
}

@Suite("Initializers", .spry) struct InitializerTests {
  @Test("An initializer is recorded on the type, and needs no stub")
  func isRecordedOnTheType() {
    FakeOpening.stub.initializer().andReturn()
    _ = FakeOpening()
    _ = FakeOpening(name: "a")
    expectHaveReceived(FakeOpening.calls.initializer(), .once)
    expectHaveReceived(FakeOpening.calls.initializer(name: "a"), .once)
    #expect(FakeOpening.recordedCalls.map(\.description) == ["init()", #"init(name: "a")"#])
    let alone = FakeAlone(only: 1)
    #expect(alone.recordedCalls.isEmpty)
    _ = FakeAlone()
    expectHaveReceived(FakeAlone.calls.initializer(only: .any), .once)
  }

  @Test("An initializer throws the stubbed error")
  func throwsWhatIsStubbed() async throws {
    _ = try FakeOpening(checked: 1)
    FakeOpening.stub.initializer(checked: 2).andThrow(DoorError(code: 2))
    FakeOpening.stub.initializer(laterChecked: .any).andThrow(DoorError(code: 3))
    FakeOpening.stub.initializer(typed: .any).andThrow(DoorError(code: 4))
    FakeOpening.stub.initializer(maybeChecked: .any).andThrow(DoorError(code: 5))
    #expect(throws: DoorError(code: 2)) { try FakeOpening(checked: 2) }
    await #expect(throws: DoorError(code: 3)) { try await FakeOpening(laterChecked: 1) }
    do { _ = try FakeOpening(typed: 1) } catch { #expect(error.code == 4) }
    #expect(throws: DoorError(code: 5)) { try FakeOpening(maybeChecked: 1) }
    expectHaveReceived(FakeOpening.calls.initializer(checked: 1), .once)
  }

  @Test("A failable initializer fails if nil is stubbed")
  func failsWhereNilIsStubbed() throws {
    #expect(FakeOpening(maybe: "a") != nil)
    FakeOpening.stub.initializer(maybe: "b").andReturn(nil)
    FakeOpening.stub.initializer(surely: "c").andReturn(nil)
    FakeOpening.stub.initializer(maybeChecked: .any).andReturn(nil)
    #expect(FakeOpening(maybe: "b") == nil)
    #expect(FakeOpening(maybe: "a") != nil)
    #expect(FakeOpening(surely: "c") == nil)
    #expect(FakeOpening(surely: "d") != nil)
    #expect(try FakeOpening(maybeChecked: 1) == nil)
    FakeOpening.stub.initializer(maybe: "b").andReturn()
    #expect(FakeOpening(maybe: "b") != nil)
    expectHaveReceived(FakeOpening.calls.initializer(surely: "d"), .once)
  }

  @Test("An initializer can be async and generic")
  func mayWaitAndBeGeneric() async {
    FakeOpening.stub.initializer(later: .any).andDo { _ in await Task.yield() }
    _ = await FakeOpening(later: 1)
    _ = FakeOpening(generic: "a")
    _ = FakeOpening(generic: 2)
    _ = FakeOpening(1, 2)
    _ = FakeOpening("text")
    expectHaveReceived(FakeOpening.calls.initializer(later: 1))
    expectHaveReceived(FakeOpening.calls.initializer(generic: 2), .once)
    expectHaveReceived(FakeOpening.calls.initializer(1, 2))
    expectHaveReceived(FakeOpening.calls.initializer("text"))
  }

  @Test("An actor protocol can have initializers")
  func ofAnActor() async throws {
    _ = try FakeStage(seats: 1)
    FakeStage.stub.initializer(seats: .any).andThrow(DoorError(code: 1))
    FakeStage.stub.initializer(later: .any).andReturn(nil)
    #expect(throws: DoorError(code: 1)) { try FakeStage(seats: 2) }
    #expect(await FakeStage(later: 3) == nil)
    let fake = FakeStage()
    fake.stub.seats().andReturn(4)
    #expect(await fake.seats() == 4)
    expectHaveReceived(FakeStage.calls.initializer(seats: .any), .exactly(2))
    expectHaveReceived(FakeStage.calls.initializer(later: 3))
  }

  @Test("An initializer of a spy has static names, and succeeds unless they are set")
  func ofASpy() throws {
    _ = OpeningSpy(name: "a")
    let type: any Opening.Type = OpeningSpy.self
    _ = type.init(name: "b")
    #expect(OpeningSpy.initNameReceivedInvocations == ["a", "b"])
    #expect(OpeningSpy(maybe: "") != nil)
    OpeningSpy.initMaybeClosure = { $0.isEmpty ? nil : () }
    #expect(OpeningSpy(maybe: "") == nil)
    #expect(OpeningSpy(maybe: "b") != nil)
    OpeningSpy.initCheckedThrowableError = DoorError(code: 1)
    #expect(throws: DoorError(code: 1)) { try OpeningSpy(checked: 2) }
    #expect(OpeningSpy.initCheckedReceivedChecked == 2)
  }
}
