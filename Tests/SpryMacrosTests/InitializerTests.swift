import SpryMacros
import SpryMatchers
import Testing

@Spryable
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
  @Test("An initializer is recorded on the type")
  func isRecordedOnTheType() {
    FakeOpening.stub(.`init`).andReturn()
    FakeOpening.stub(.initName).andReturn()
    _ = FakeOpening()
    _ = FakeOpening(name: "a")
    expectHaveReceived(type: FakeOpening.self, .`init`, countSpecifier: .once)
    expectHaveReceived(type: FakeOpening.self, .initName, with: "a", countSpecifier: .once)
    #expect(FakeOpening.recordedCalls.map(\.description) == ["init()", #"init(name: "a")"#])
  }

  @Test("An initializer needs no stub")
  func needsNoStub() {
    let fake = FakeAlone(only: 1)
    expectHaveReceived(type: FakeAlone.self, .initOnly, with: 1)
    #expect(fake.recordedCalls.isEmpty)
    _ = FakeAlone()
    expectHaveReceived(type: FakeAlone.self, .initOnly, countSpecifier: .once)
  }

  @Test("An initializer throws the stubbed error")
  func throwsWhatIsStubbed() async throws {
    _ = try FakeOpening(checked: 1)
    FakeOpening.stub(.initChecked).with(2).andThrow(DoorError(code: 2))
    FakeOpening.stub(.initLaterChecked).andThrow(DoorError(code: 3))
    FakeOpening.stub(.initTyped).andThrow(DoorError(code: 4))
    FakeOpening.stub(.initMaybeChecked).andThrow(DoorError(code: 5))
    #expect(throws: DoorError(code: 2)) { try FakeOpening(checked: 2) }
    await #expect(throws: DoorError(code: 3)) { try await FakeOpening(laterChecked: 1) }
    do { _ = try FakeOpening(typed: 1) } catch { #expect(error.code == 4) }
    #expect(throws: DoorError(code: 5)) { try FakeOpening(maybeChecked: 1) }
    expectHaveReceived(type: FakeOpening.self, .initChecked, with: 1, countSpecifier: .once)
  }

  @Test("A failable initializer fails if nil is stubbed")
  func failsWhereNilIsStubbed() throws {
    #expect(FakeOpening(maybe: "a") != nil)
    FakeOpening.stub(.initMaybe).with("b").andReturn(nil)
    FakeOpening.stub(.initSurely).with("c").andReturn(nil)
    FakeOpening.stub(.initMaybeChecked).andReturn(nil)
    #expect(FakeOpening(maybe: "b") == nil)
    #expect(FakeOpening(maybe: "a") != nil)
    #expect(FakeOpening(surely: "c") == nil)
    #expect(FakeOpening(surely: "d") != nil)
    #expect(try FakeOpening(maybeChecked: 1) == nil)
    FakeOpening.stub(.initMaybe).with("b").andReturn()
    #expect(FakeOpening(maybe: "b") != nil)
    expectHaveReceived(type: FakeOpening.self, .initSurely, with: "d", countSpecifier: .once)
  }

  @Test("An initializer can be async and generic")
  func mayWaitAndBeGeneric() async {
    FakeOpening.stub(.initLater).andDo { _ async in await Task.yield() }
    _ = await FakeOpening(later: 1)
    _ = FakeOpening(generic: "a")
    _ = FakeOpening(generic: 2)
    _ = FakeOpening(1, 2)
    _ = FakeOpening("text")
    expectHaveReceived(type: FakeOpening.self, .initLater, with: 1)
    expectHaveReceived(type: FakeOpening.self, .initGeneric, with: 2, countSpecifier: .once)
    expectHaveReceived(type: FakeOpening.self, .initIntInt, with: 1, 2)
    expectHaveReceived(type: FakeOpening.self, .initString, with: "text")
  }

  @Test("An actor protocol can have initializers")
  func ofAnActor() async throws {
    _ = try FakeStage(seats: 1)
    FakeStage.stub(.initSeats).andThrow(DoorError(code: 1))
    FakeStage.stub(.initLater).andReturn(nil)
    #expect(throws: DoorError(code: 1)) { try FakeStage(seats: 2) }
    #expect(await FakeStage(later: 3) == nil)
    let fake = FakeStage()
    fake.stub(.seats).andReturn(4)
    #expect(await fake.seats() == 4)
    expectHaveReceived(type: FakeStage.self, .initSeats, countSpecifier: .exactly(2))
    expectHaveReceived(type: FakeStage.self, .initLater, with: 3)
  }

  @Test("An initializer can be called through the protocol")
  func throughTheProtocol() throws {
    func open<Some: Opening>(_ type: Some.Type) throws -> Some { try Some(checked: 4) }
    _ = try open(FakeOpening.self)
    expectHaveReceived(type: FakeOpening.self, .initChecked, with: 4)
  }
}
