import SpryMacros
import SpryMatchers
import Testing

@Spryable
protocol Scheduler {
  func later(_ work: @escaping () -> Void)
  func safely(_ work: @escaping @Sendable (Int) async throws -> Int) async throws -> Int
  func onMain(_ work: @escaping @MainActor () -> Void)
  func maybe(_ done: ((Int) -> Void)?)
  func maybeSafely(_ done: (@Sendable (Int) throws -> Void)?, then: Optional<() -> Void>)
  func generic<Value>(_ work: @escaping (Value) -> Value, on value: Value) -> Value
  func inTuple(_ pair: (work: () -> Int, name: String)) -> Int
  func inArray(_ works: [(Int) -> Int], byName: [String: () -> Int]) -> Int
  func log(_ text: @autoclosure () -> String)
  func check(_ value: @autoclosure () throws -> Bool) throws
  func wait(_ value: @autoclosure () async throws -> Int) async throws -> Int
  func keep(_ text: @autoclosure @escaping () -> String)
  func typed(_ work: @escaping () throws(DoorError) -> Int) throws(DoorError) -> Int
  func tagged(_ text: @autoclosure () -> String, done: @escaping (Bool) -> Void)
}

@Suite("Closures as arguments", .spry) struct ClosureTests {
  let fake = FakeScheduler()

  @Test("A stub can call an escaping closure")
  func escapingOnesAreCalledByTheStub() async throws {
    var isCalled = false
    fake.stub.later(.any).andDo { work in work() }
    fake.later { isCalled = true }
    #expect(isCalled)
    fake.stub.safely(.any).andDo { work in try await work(2) }
    #expect(try await fake.safely { $0 + 1 } == 3)
    await #expect(throws: DoorError.self) { try await fake.safely { _ in throw DoorError() } }
    expectHaveReceived(fake.calls.later(.any), .once)
    expectHaveReceived(fake.calls.safely(.any), .exactly(2))
  }

  @Test("An isolated closure is recorded")
  @MainActor func isolatedOnes() {
    fake.onMain { MainActor.assertIsolated() }
    let work = fake.calls.onMain(.any)
    #expect(work.count == 1)
    work.first?()
  }

  @Test("An optional closure is recorded")
  func optionalOnes() {
    var value = 0
    fake.stub.maybe(nil).andReturn()
    fake.stub.maybe(.any).andDo { done in done?(5) }
    fake.maybe(nil)
    fake.maybe { value = $0 }
    fake.maybeSafely(nil, then: nil)
    #expect(value == 5)
    expectHaveReceived(fake.calls.maybe(nil), .once)
    expectHaveReceived(fake.calls.maybeSafely(nil, then: nil))
  }

  @Test("An autoclosure is recorded as its value")
  func autoclosuresAreEvaluated() async throws {
    fake.stub.wait(3).andReturn(4)
    fake.log("a" + "b")
    try fake.check(true)
    #expect(throws: DoorError.self) { try fake.check(try { throw DoorError() }()) }
    #expect(try await fake.wait(3) == 4)
    expectHaveReceived(fake.calls.log("ab"))
    expectHaveReceived(fake.calls.check(true), .once)
  }

  @Test("An escaping autoclosure is recorded as a closure")
  func escapingAutoclosuresAreKept() {
    var count = 0
    func text() -> String {
      count += 1
      return "text"
    }
    fake.keep(text())
    #expect(count == 0)
    #expect(fake.calls.keep(.any).map { $0() } == ["text"])
    fake.stub.tagged(.any, done: .any).andDo { text, done in done(text == "a") }
    var isDone = false
    fake.tagged("a") { isDone = $0 }
    #expect(isDone)
  }
}
