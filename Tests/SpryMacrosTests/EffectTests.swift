import SpryMacros
import SpryMatchers
import Testing

@Spryable @Spyable
protocol Pump {
  func start() async
  func read() async -> Int
  func check(_ level: Int) throws
  func level(_ unit: String) throws -> Int
  func drain() async throws
  func refill(_ liters: Int, from tank: String) async throws -> Int
  func typed(_ code: Int) throws(DoorError)
  func typedValue(_ code: Int) throws(DoorError) -> Int
  func typedLater(_ code: Int) async throws(DoorError) -> String
  func anyError() throws(any Error) -> Int
  func neverFails(_ value: Int) throws(Never) -> Int
  func neverFailsLater() async throws(Never) -> Int
  func generic<Failure: Error>(_ type: Failure.Type) throws(Failure) -> Int
  func genericLater<Failure: Error, Value>(
    _ value: Value, or error: Failure
  ) async throws(Failure) -> Value
  static func make(_ code: Int) throws -> Int
  static func makeTyped() async throws(DoorError) -> Int
  func optional() throws -> Int?
  func stop() -> Never
}

@Suite("Effects of functions", .spry) struct EffectTests {
  let fake = FakePump()

  @Test("A throwing member throws the stubbed error")
  func membersThatThrow() throws {
    fake.stub.check(.any).andReturn()
    fake.stub.check(9).andThrow(DoorError(code: 9))
    fake.stub.level("l").andReturn(3)
    fake.stub.optional().andReturn(nil)
    try fake.check(1)
    #expect(throws: DoorError(code: 9)) { try fake.check(9) }
    #expect(try fake.level("l") == 3)
    #expect(try fake.optional() == nil)
    expectHaveReceived(fake.calls.check(9), .once)
  }

  @Test("A member with a typed error throws it")
  func typedThrows() async throws {
    fake.stub.typed(1).andThrow(DoorError(code: 1))
    fake.stub.typed(.any).andReturn()
    fake.stub.typedValue(.any).andThrow(DoorError(code: 2))
    fake.stub.typedLater(3).andThrow(DoorError(code: 3))
    fake.stub.typedLater(4).andReturn("four").andThrow(.init(code: 4))
    fake.stub.typedLater(5).andDo { code throws(DoorError) in throw DoorError(code: code) }
    do { try fake.typed(1) } catch { #expect(error.code == 1) }
    try fake.typed(0)
    do { _ = try fake.typedValue(2) } catch { #expect(error.code == 2) }
    do { _ = try await fake.typedLater(3) } catch { #expect(error.code == 3) }
    #expect(try await fake.typedLater(4) == "four")
    await #expect(throws: DoorError(code: 4)) { try await fake.typedLater(4) }
    await #expect(throws: DoorError(code: 5)) { try await fake.typedLater(5) }
    expectHaveReceived(fake.calls.typed(.any), .exactly(2))
  }

  @Test("The typed error can be any Error or Never")
  func allErrorsAndNone() async {
    fake.stub.anyError().andThrow(DoorError(code: 1))
    fake.stub.neverFails(.any).andReturn(2)
    fake.stub.neverFailsLater().andReturn(3)
    #expect(throws: DoorError(code: 1)) { try fake.anyError() }
    #expect(fake.neverFails(1) == 2)
    #expect(await fake.neverFailsLater() == 3)
    expectHaveReceived(fake.calls.neverFails(1))
  }

  @Test("The typed error can be generic")
  func errorsOfAGenericType() async throws {
    fake.stub.generic(DoorError.self).andThrow(DoorError(code: 1))
    fake.stub.genericLater(.equal("a"), or: .any(DoorError.self)).andReturn("b")
    fake.stub.genericLater(.equal(1), or: .any(DoorError.self)).andThrow(DoorError(code: 2))
    do { _ = try fake.generic(DoorError.self) } catch { #expect(error.code == 1) }
    #expect(try await fake.genericLater("a", or: DoorError()) == "b")
    do { _ = try await fake.genericLater(1, or: DoorError()) } catch { #expect(error.code == 2) }
    expectHaveReceived(fake.calls.genericLater("a", or: DoorError()))
  }
}

@Suite("Effects of functions of a spy") struct SpyEffectTests {
  private let spy = PumpSpy()

  @Test("An async throwing member throws or returns") func asyncAndThrowing() async throws {
    spy.refillFromClosure = { liters, _ in
      await Task.yield()
      if liters == 2 { throw DoorError() }
      return liters
    }
    #expect(try await spy.refill(1, from: "a") == 1)
    await #expect(throws: DoorError.self) { try await spy.refill(2, from: "a") }
    spy.refillFromThrowableError = DoorError(code: 9)
    await #expect(throws: DoorError(code: 9)) { try await spy.refill(1, from: "a") }
  }

  @Test("The error of a member has its type, which can be any Error, Never, or generic")
  func typedErrors() async {
    let error: DoorError? = spy.typedThrowableError
    #expect(error == nil)
    spy.typedLaterThrowableError = DoorError(code: 5)
    await #expect(throws: DoorError(code: 5)) { try await spy.typedLater(1) }
    spy.anyErrorThrowableError = DoorError()
    #expect(throws: DoorError.self) { try spy.anyError() }
    spy.neverFailsReturnValue = 1
    #expect(spy.neverFails(2) == 1)
    spy.genericThrowableError = DoorError(code: 1)
    #expect(throws: DoorError(code: 1)) { try spy.generic(DoorError.self) }
    spy.genericLaterOrClosure = { _, error in throw error as? DoorError ?? DoorError(code: 99) }
    await #expect(throws: DoorError(code: 2)) {
      try await spy.genericLater("a", or: DoorError(code: 2))
    }
  }
}
