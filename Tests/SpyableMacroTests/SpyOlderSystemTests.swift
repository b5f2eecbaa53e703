import SpryMacros
import Testing

private struct Full: Error, Equatable {
  var code = 0
}

/// Members with types that older systems do not support.
@Spyable private protocol Stockroom {
  func put(_ id: Int) throws(Full) -> Int
  func fill() async throws(Full)
  static func clear(_ id: Int) throws(Full)
  var size: Int { get throws(Full) }
  func retry(_ work: @escaping () throws(Full) -> Int, times: Int) -> Int
  func visit(_ work: () throws(Full) -> Int, count: inout Int) throws(Full) -> Int
  func schedule(_ work: @escaping @isolated(any) @Sendable () async -> Int) async -> Int
  func add(_ values: any Sequence<Int> & Sendable, to count: Int) async -> Int
  func sum(_ values: some Sequence<Int>) -> Int
  func find() -> (any Sequence<Int>)?
  func values() throws -> any Sequence<Int>
  func work() -> () throws(Full) -> Int
  func run<Failure: Error>(_ work: @escaping () throws(Failure) -> Int) throws(Failure) -> Int
  var stored: any Sequence<Int> { get set }
  var job: (() throws(Full) -> Int)? { get set }
  subscript(keys: any Collection<Int>) -> any Collection<Int> { get set }
}

@Suite("Members of spies with types that older systems do not support")
struct SpyOlderSystemTests {
  private let spy = StockroomSpy()

  @Test("A closure with a typed error answers, and can be read and removed")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func closures() async throws {
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
    spy.fillClosure = { () async throws(Full) in throw Full() }
    await #expect(throws: Full()) { try await spy.fill() }
    spy.sizeClosure = { () throws(Full) in 4 }
    #expect(try spy.size == 4)
    StockroomSpy.clearClosure = { id throws(Full) in throw Full(code: id) }
    defer { StockroomSpy.resetSpy() }
    #expect(throws: Full(code: 3)) { try StockroomSpy.clear(3) }
  }

  @Test("Closures with typed throws are recorded and passed to closures")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func closureArguments() throws {
    spy.retryTimesReturnValue = 1
    #expect(spy.retry({ () throws(Full) in 4 }, times: 3) == 1)
    #expect(try spy.retryTimesReceivedArguments?.work() == 4)
    #expect(spy.retryTimesReceivedArguments?.times == 3)
    #expect(try spy.retryTimesReceivedInvocations.map { try $0.work() } == [4])
    spy.retryTimesClosure = { work, times in times + ((try? work()) ?? 0) }
    #expect(spy.retry({ () throws(Full) in throw Full() }, times: 3) == 3)
    #expect(spy.retryTimesCallsCount == 2)
    spy.retryTimesReceivedInvocations = []
    #expect(spy.retryTimesReceivedArguments?.times == 3)
    spy.visitCountClosure = { work, count throws(Full) in
      count += 1
      return try work()
    }
    var count = 0
    #expect(throws: Full(code: 1)) {
      try spy.visit({ () throws(Full) in throw Full(code: 1) }, count: &count)
    }
    #expect(count == 1)
  }

  @Test("A closure of any isolation is recorded and passed to a closure")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func isolatedClosures() async {
    spy.scheduleClosure = { await $0() + 1 }
    #expect(await spy.schedule { 4 } == 5)
    #expect(await spy.scheduleReceivedWork?() == 4)
    #expect(spy.scheduleReceivedInvocations.count == 1)
  }

  @Test("Constrained protocols are recorded and answered")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func constrainedProtocols() async throws {
    spy.addToClosure = { elements($0).count + $1 }
    #expect(await spy.add([1, 2], to: 3) == 5)
    #expect(spy.addToReceivedArguments.map { elements($0.values) } == [1, 2])
    spy.sumReturnValue = 6
    #expect(spy.sum([4, 5]) == 6)
    #expect(spy.sumReceivedValues.map { elements($0) } == [4, 5])
    #expect(spy.find() == nil)
    spy.findReturnValue = [1]
    #expect(spy.find().map { elements($0) } == [1])
    spy.findReturnValue = nil
    #expect(spy.find() == nil)
    spy.valuesReturnValue = [2]
    #expect(elements(try spy.values()) == [2])
    spy.valuesThrowableError = Full()
    #expect(throws: Full()) { try spy.values() }
    spy.subscriptClosure = { keys in keys.map { $0 + 1 } }
    #expect(elements(spy[[1, 2]]) == [2, 3])
    spy[[3]] = [4]
    #expect(spy.subscriptSetReceivedArguments.map { elements($0.newValue) } == [4])
  }

  @Test("Functions are results and values of properties")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func functions() throws {
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
