import Dispatch
import SpryMatchers
import SpryObjects
import Testing

@Suite("Threads call while spies begin and end", .spry)
struct ConcurrentSpyTests {
  private final class Counter: ObjectSpyable, @unchecked Sendable {
    func count(_ number: Int) -> Int { spied(arguments: number) { number } }
  }

  @Test("A spy loses no call while other spies come and go")
  func noCallIsLostWhileOtherSpiesComeAndGo() {
    let counter = Counter()
    let spy = Spy(on: counter)
    spy.beginSpying()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<250 {
        if thread < 4 {
          #expect(counter.count(number) == number)
        } else {
          let other = Spy(on: counter)
          other.spy { _ = Spy(on: Counter()).isSpying }
        }
      }
    }
    spy.endSpying()
    expectHaveReceived(spy, "count(_:)", countSpecifier: .exactly(1000))
    expectHaveReceived(
      spy.implementation(Counter.self), "count(_:)", countSpecifier: .exactly(1000))
  }

  @Test("Every call is answered by a stub or by the body")
  func everyCallIsAnsweredByStubOrBody() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<250 {
        if thread < 4 {
          #expect([number, -1].contains(counter.count(number)))
        } else {
          let spy = Spy(on: counter, forwardsInvocations: thread % 2 == 0)
          spy.stub("count(_:)").andReturn(-1).lenient()
          spy.beginSpying()
          if number % 3 == 0 { spy.endSpying() }
        }
      }
    }
    #expect(counter.count(5) == 5)
  }
}
