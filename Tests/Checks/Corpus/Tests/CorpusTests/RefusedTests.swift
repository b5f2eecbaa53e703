import SpryMacros
import SpryMatchers
import Testing

// What the command advises to write for protocols that it cannot fake.

private protocol Loop: SerialExecutor {
  func stop() -> Int
}

@Spryable private final class FakeLoop: Loop, Spryable {
  func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }
  func stop() -> Int
}

private protocol Delegating {
  associatedtype D: Delegate where D.D == Self
  func use(_ delegate: D) -> Bool
}

private protocol Delegate {
  associatedtype D: Delegating
  func isDone(_ owner: D) -> Bool
}

@Spryable private final class FakeDelegating: Delegating, Spryable {
  typealias D = FakeDelegate
  func use(_ delegate: FakeDelegate) -> Bool
}

@Spryable private final class FakeDelegate: Delegate, Spryable {
  typealias D = FakeDelegating
  func isDone(_ owner: FakeDelegating) -> Bool
}

private actor Worker {
  nonisolated let loop: FakeLoop
  private var count = 0

  init(loop: FakeLoop) { self.loop = loop }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  func work() -> Int {
    count += 1
    return count + loop.stop()
  }
}

@Suite("Fakes that the command advises to write", .spry) struct RefusedTests {
  @Test("The fake of an executor runs the jobs of an actor")
  func executors() async {
    let loop = FakeLoop()
    loop.stub.stop().andReturn(4)
    #expect(await Worker(loop: loop).work() == 5)
    expectHaveReceived(loop.calls.stop(), .once)
  }

  @Test("Fakes that require each other")
  func recursion() {
    let delegating = FakeDelegating()
    let delegate = FakeDelegate()
    delegating.stub.use(.any).andReturn(true)
    delegate.stub.isDone(.identical(to: delegating)).andReturn(true)
    #expect(delegating.use(delegate) && delegate.isDone(delegating))
    expectHaveReceived(delegating.calls.use(.identical(to: delegate)), .once)
    expectHaveReceived(delegate.calls.isDone(.any), .once)
  }
}
