import Dispatch
import Foundation
import SpryKit
import Testing

private protocol Store: AnyObject, Sendable {
  func save(_ value: Int, key: String) -> Bool
  func count() -> Int
}

private final class RegistryStore: Store, Spryable {
  enum Function: String, StringRepresentable {
    case save = "save(_:key:)"
    case count = "count()"
  }

  func save(_ value: Int, key: String) -> Bool { spryify(arguments: value, key) }
  func count() -> Int { spryify() }
}

private final class StoredStore: Store, Spryable {
  typealias Function = RegistryStore.Function

  let spryState = SpryState()

  func save(_ value: Int, key: String) -> Bool { spryify(arguments: value, key) }
  func count() -> Int { spryify() }
}

/// Runs a closure on several threads that start at the same time, and waits for them.
private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  let start = DispatchSemaphore(value: 0)
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      start.wait()
      body(index)
      group.leave()
    }
  }
  for _ in 0..<count { start.signal() }
  group.wait()
}

@Suite("Calls from many threads")
struct ConcurrentCallTests {
  let callers = 8
  let calls = 500

  @Test("Threads lose no call on one fake", arguments: [true, false])
  func threads(stored: Bool) {
    func check<Fake: Store & Spryable>(_ fake: Fake) where Fake.Function == RegistryStore.Function {
      fake.stub(.save).andReturn(true)
      onThreads(callers) { caller in
        for number in 0..<calls { _ = fake.save(number, key: "caller \(caller)") }
      }
      #expect(fake.didCall(.save, countSpecifier: .exactly(callers * calls)).success)
      for caller in 0..<callers {
        let key = "caller \(caller)"
        let numbers = fake.called(.save).arguments(as: (Int, String).self).filter { $0.1 == key }
          .map(\.0)
        #expect(numbers == Array(0..<calls))
      }
    }
    if stored { check(StoredStore()) } else { check(RegistryStore()) }
  }

  @Test(
    "A stub may change while calls compare their arguments with it",
    arguments: [true, false]
  )
  func changingStub(isPlain: Bool) {
    let fake = StoredStore()
    let value = isPlain ? Argument.anything : Argument.any(Int.self)
    nonisolated(unsafe) let stub = fake.stub(.save).with(value, "key").andReturn(true)
    onThreads(callers) { caller in
      for number in 0..<calls {
        if caller == 0 { stub.afterLast(number % 2 == 0 ? .cycle : .repeatLast) }
        if !fake.save(number, key: "key") { Issue.record("no answer") }
      }
    }
    #expect(fake.didCall(.save, countSpecifier: .exactly(callers * calls)).success)
  }

  @Test("Threads call, stub, verify, and read at the same time")
  func stubbingAndVerifying() {
    let fake = RegistryStore()
    fake.stub(.save).andReturn(false)
    fake.stub(.count).andReturn(0)
    onThreads(callers) { caller in
      for number in 0..<calls {
        switch caller % 4 {
        case 0: fake.stub(.count).with().andReturn(number)
        case 1: _ = fake.didCall(.save, withArguments: [number, "key"])
        case 2: _ = fake.recordedCalls.count
        default:
          _ = fake.save(number, key: "key")
          _ = fake.count()
        }
      }
    }
    #expect(fake.didCall(.save, countSpecifier: .exactly(callers / 4 * calls)).success)
    #expect(fake.didCall(.count, countSpecifier: .exactly(callers / 4 * calls)).success)
  }

  @Test("Threads call and reset at the same time")
  func resetting() {
    let fake = RegistryStore()
    onThreads(callers) { caller in
      for number in 0..<calls {
        if caller == 0 {
          fake.resetCallsAndStubs()
        } else {
          if number.isMultiple(of: 50) {
            fake.stub(.save).with(number, Argument.anything).andReturn(true)
            _ = fake.didCall(.save).recordedCallsDescription
          }
          _ = fake.spryify("save(_:key:)", arguments: number, "key", fallbackValue: true)
        }
      }
    }
    fake.resetCallsAndStubs()
    #expect(fake.recordedCalls.isEmpty)
  }

  @Test("The first calls of a member from many threads are calls of one member")
  func firstCalls() {
    for _ in 0..<50 {
      let fake = RegistryStore()
      onThreads(4) { _ in _ = fake.spryify("count()", fallbackValue: 0) }
      #expect(fake.called(.count).count == 4)
    }
  }

  /// Two threads once got the same answer.
  @Test("Each answer of a sequence is given to one thread")
  func sequences() {
    let fake = StoredStore()
    let stub = fake.stub(.count).andReturn(0)
    for number in 1..<(callers * 50) { stub.andReturn(number) }
    let answers = Locked<[Int]>([])
    onThreads(callers) { _ in
      for _ in 0..<50 {
        let answer = fake.count()
        answers.withLock { $0.append(answer) }
      }
    }
    #expect(answers.withLock { $0.sorted() } == Array(0..<(callers * 50)))
  }

  @Test("A captor keeps the arguments of every thread")
  func captors() {
    let fake = StoredStore()
    let captor = Argument.captor()
    fake.stub(.save).with(captor, Argument.anything).andReturn(true)
    onThreads(callers) { caller in
      for number in 0..<calls { _ = fake.save(caller * calls + number, key: "key") }
    }
    #expect(captor.values.compactMap { $0 as? Int }.sorted() == Array(0..<(callers * calls)))
  }

  @Test("Threads make and drop fakes that share nothing")
  func lives() {
    onThreads(callers) { caller in
      for number in 0..<calls {
        let fake = RegistryStore()
        fake.stub(.save).with(number, "key").andReturn(true)
        guard fake.save(number, key: "key"), fake.recordedCalls.count == 1 else {
          Issue.record("a new fake saw another's calls or stubs")
          return
        }
      }
    }
  }
}
