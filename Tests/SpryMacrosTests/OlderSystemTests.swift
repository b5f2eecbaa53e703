import SpryMacros
import SpryMatchers
import Testing

private struct Full: Error, Equatable {
  var code = 0
}

/// Members with types that older systems do not support.
@Spryable(wraps: true) @Spyable
private protocol Stockroom {
  func put(_ id: Int) throws(Full) -> Int
  var size: Int { get throws(Full) }
  func retry(_ work: @escaping () throws(Full) -> Int, times: Int) -> Int
  func visit(_ work: () throws(Full) -> Int) throws(Full) -> Int
  func visitLater(_ work: () throws(Full) -> Int, _ other: (Int) -> Int) async throws -> Int
  func schedule(_ work: @escaping @isolated(any) @Sendable () async -> Int) async -> Int
  func add(_ values: any Sequence<Int>) -> Int
  func change(_ values: inout any Collection<Int>)
  func values(_ count: Int) -> any Sequence<Int>
  func find() -> (any Sequence<Int>)?
  func work() -> () throws(Full) -> Int
  var stored: any Sequence<Int> { get set }
  var job: (() throws(Full) -> Int)? { get set }
  subscript(keys: any Collection<Int>) -> Int { get set }
  subscript(index: Int) -> any Collection<Int> { get async throws }
}

@Spryable @Spyable private protocol MadeRoom {
  init(work: @escaping () throws(Full) -> Int)
  static func make(_ work: () throws(Full) -> Int) -> Int
  static func clear(_ id: Int) throws(Full)
}

private final class RealStockroom: Stockroom {
  var stored: any Sequence<Int> = [1]
  var job: (() throws(Full) -> Int)?
  var size: Int { get throws(Full) { throw Full() } }

  func put(_ id: Int) throws(Full) -> Int { id }
  func find() -> (any Sequence<Int>)? { nil }
  func retry(_ work: @escaping () throws(Full) -> Int, times: Int) -> Int {
    times * ((try? work()) ?? 0)
  }
  func visit(_ work: () throws(Full) -> Int) throws(Full) -> Int { try work() }
  func visitLater(_ work: () throws(Full) -> Int, _ other: (Int) -> Int) async throws -> Int {
    try other(work())
  }
  func schedule(_ work: @escaping @isolated(any) @Sendable () async -> Int) async -> Int {
    await work()
  }
  func add(_ values: any Sequence<Int>) -> Int { elements(values).count }
  func change(_ values: inout any Collection<Int>) { values = [7] }
  func values(_ count: Int) -> any Sequence<Int> { 0..<count }
  func work() -> () throws(Full) -> Int { { 5 } }
  subscript(keys: any Collection<Int>) -> Int {
    get { keys.count }
    set {}
  }
  subscript(index: Int) -> any Collection<Int> { [index] }
}

@Suite("Members with types that older systems do not support", .spry) struct OlderSystemTests {
  private let fake = FakeStockroom()

  @Test("Closures with typed throws are recorded and passed to stubs")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func closures() async throws {
    fake.stub.retry(.any, times: 3).andDo { work, times in times + ((try? work()) ?? 0) }
    fake.stub.visit(.any).andDo { work in try work() }
    fake.stub.visitLater(.any, .any).andDo { work, other in try other(work()) }
    #expect(fake.retry({ () throws(Full) -> Int in 4 }, times: 3) == 7)
    #expect(throws: Full()) { try fake.visit { () throws(Full) -> Int in throw Full() } }
    #expect(try await fake.visitLater({ () throws(Full) -> Int in 4 }, { $0 * 2 }) == 8)
    expectHaveReceived(fake.calls.retry(.any, times: 3), .once)
    expectHaveReceived(fake.calls.visit(.any).threw(Full()))
    for (work, _) in fake.calls.retry(.any, times: .any) { #expect(try work() == 4) }
  }

  @Test("Constrained protocols are arguments, results, and properties")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func constrainedProtocols() async throws {
    fake.stub.add(.any).andDo { elements($0).count }
    fake.stub.change(.any).andDo { $0 = [1, 2] }
    fake.stub.values(2).andReturn([8, 9])
    fake.stub.stored.andReturn([3])
    fake.stub[.any as ArgumentOf<any Collection<Int>>].andReturn(4)
    fake.stub[5].andReturn([6])
    #expect(fake.add([1, 2, 3]) == 3)
    var values: any Collection<Int> = []
    fake.change(&values)
    #expect(elements(values) == [1, 2])
    #expect(elements(fake.values(2)) == [8, 9])
    #expect(elements(fake.stored) == [3])
    fake.stored = [4]
    #expect(fake[[1]] == 4)
    fake[[1]] = 3
    #expect(elements(try await fake[5]) == [6])
    expectHaveReceived(fake.calls.stored.set(.any), .once)
    expectHaveReceived(fake.calls.add(.any), .once)
  }

  @Test("Initializers and static members record closures with typed throws")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func typeMembers() throws {
    FakeMadeRoom.stub.make(.any).andDo { (try? $0()) ?? 0 }
    #expect(FakeMadeRoom.make { () throws(Full) -> Int in 4 } == 4)
    _ = FakeMadeRoom(work: { 4 })
    expectHaveReceived(FakeMadeRoom.calls.initializer(work: .any), .once)
  }

  @Test("A fake passes such arguments on to the object that it wraps")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func wrapping() async throws {
    let fake = FakeStockroom(wrapping: RealStockroom())
    #expect(fake.retry({ () throws(Full) -> Int in 4 }, times: 3) == 12)
    #expect(try fake.visit { () throws(Full) -> Int in 4 } == 4)
    #expect(try await fake.visitLater({ () throws(Full) -> Int in 4 }, { $0 * 2 }) == 8)
    #expect(await fake.schedule { 4 } == 4)
    #expect(fake.add([1, 2]) == 2)
    var values: any Collection<Int> = []
    fake.change(&values)
    #expect(elements(values) == [7])
    #expect(elements(fake.values(2)) == [0, 1])
    #expect(try fake.work()() == 5)
    expectHaveReceived(fake.calls.values(2).returned(.any))
  }
}

@Suite("Spies of members with types that older systems do not support", .spry)
struct SpyOlderSystemTests {
  private let spy = StockroomSpy()

  @Test("A closure with a typed error answers, and can be read and removed")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func closures() throws {
    spy.putClosure = { id throws(Full) in
      if id == 2 { throw Full(code: id) }
      return id
    }
    #expect(try spy.put(1) == 1)
    #expect(throws: Full(code: 2)) { try spy.put(2) }
    #expect(try spy.putClosure?(5) == 5)
    spy.putClosure = nil
    #expect(spy.putClosure == nil)
    spy.putReturnValue = 7
    #expect(try spy.put(3) == 7)
    #expect(spy.putReceivedInvocations == [1, 2, 3])
    spy.sizeClosure = { () throws(Full) in 4 }
    #expect(try spy.size == 4)
    MadeRoomSpy.clearClosure = { id throws(Full) in throw Full(code: id) }
    #expect(throws: Full(code: 3)) { try MadeRoomSpy.clear(3) }
  }

  @Test("Closures with typed throws, or of any isolation, are recorded and passed to closures")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func closureArguments() async throws {
    spy.retryTimesReturnValue = 1
    #expect(spy.retry({ () throws(Full) in 4 }, times: 3) == 1)
    #expect(try spy.retryTimesReceivedArguments?.work() == 4)
    #expect(spy.retryTimesReceivedArguments?.times == 3)
    #expect(try spy.retryTimesReceivedInvocations.map { try $0.work() } == [4])
    spy.retryTimesClosure = { work, times in times + ((try? work()) ?? 0) }
    #expect(spy.retry({ () throws(Full) in throw Full() }, times: 3) == 3)
    spy.retryTimesReceivedInvocations = []
    #expect(spy.retryTimesReceivedArguments?.times == 3)
    spy.visitClosure = { work throws(Full) in try work() }
    #expect(throws: Full(code: 1)) { try spy.visit { () throws(Full) in throw Full(code: 1) } }
    spy.scheduleClosure = { await $0() + 1 }
    #expect(await spy.schedule { 4 } == 5)
    #expect(await spy.scheduleReceivedWork?() == 4)
  }

  @Test("Constrained protocols and functions are recorded, answered, and stored")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func constrainedProtocols() throws {
    spy.addClosure = { elements($0).count }
    #expect(spy.add([1, 2]) == 2)
    #expect(spy.addReceivedValues.map { elements($0) } == [1, 2])
    #expect(spy.find() == nil)
    spy.findReturnValue = [1]
    #expect(spy.find().map { elements($0) } == [1])
    spy.findReturnValue = nil
    #expect(spy.find() == nil)
    spy.valuesReturnValue = [2]
    #expect(elements(spy.values(1)) == [2])
    spy.subscriptIntClosure = { keys in keys.count }
    #expect(spy[[1, 2]] == 2)
    spy.workReturnValue = { () throws(Full) in 8 }
    #expect(try spy.work()() == 8)
    #expect(spy.job == nil)
    spy.job = { () throws(Full) in 9 }
    #expect(try spy.underlyingJob?() == 9)
    spy.underlyingJob = nil
    #expect(spy.job == nil)
    spy.underlyingStored = [1]
    #expect(elements(spy.stored) == [1])
    spy.stored = [2]
    #expect(spy.underlyingStored.map { elements($0) } == [2])
  }
}

private func elements(_ sequence: any Sequence<Int>) -> [Int] { sequence.map(\.self) }
