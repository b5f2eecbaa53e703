import Dispatch
import Foundation
import SpryKit
import TestSupport
import Testing

private final class FakeStore: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case save = "save(_:key:)"
    case load = "load()"
  }

  let spryState = SpryState()

  func save(_ value: Int, key: String) { recordCall(arguments: value, key) }
  func load() throws -> Int { try spryifyThrows() }
}

private struct Lost: Error {}

@Suite("Checks of several fakes during calls")
struct ConcurrentCheckTests {
  private let callers = 6
  private let calls = 200

  /// Runs threads of which one half calls and the other half checks.
  private func run(
    call: @escaping @Sendable (Int) -> Void,
    ask: @escaping @Sendable (Int) -> Void
  ) {
    DispatchQueue.concurrentPerform(iterations: callers) { caller in
      for number in 0..<calls {
        if caller.isMultiple(of: 2) { call(number) } else if number < 20 { ask(number) }
      }
    }
  }

  @Test("Explanations and checks see whole calls and lose none")
  func asking() {
    let (first, second) = (FakeStore(), FakeStore())
    second.stub(.load).andReturn(1).andThrow(Lost())
    run(
      call: { number in
        first.save(number, key: "key")
        _ = try? second.load()
        second.save(number, key: "key")
      },
      ask: { number in
        let mark = SpryMark()
        _ = first.explain()
        _ = second.explain(last: 5)
        second.spryName = "name \(number)"
        _ = SpryCheck.inOrder(since: number.isMultiple(of: 2) ? mark : .start) {
          first.called(.save, with: number, "key")
          second.called(.save, with: number, "key")
          second.called(.load).times(.exactly(3))
        }
        _ =
          second.didCall(.save, withArguments: [Argument.anything, "other key"]).failureDescription
        _ = second.recordedCalls.last?.outcome
      }
    )
    let total = callers / 2 * calls
    #expect(first.didCall(.save, countSpecifier: .exactly(total)).success)
    #expect(second.didCall(.load, countSpecifier: .exactly(total)).success)
    #expect(
      SpryCheck.inOrder(exactly: true) {
        first.called(.save).times(.exactly(total))
      } == nil
    )
  }

  @Test("A check sees every call that was made before it")
  func order() {
    let (first, second) = (FakeStore(), FakeStore())
    run(
      call: { number in
        first.save(number, key: "before")
        second.save(number, key: "after")
        // This holds whatever the other threads do.
        #expect(
          SpryCheck.inOrder {
            first.called(.save, with: number, "before")
            second.called(.save, with: number, "after")
          } == nil
        )
      },
      ask: { _ in }
    )
  }

  @Test("Resets and checks run at the same time")
  func resetting() {
    let store = FakeStore()
    store.stub(.load).andReturn(1)
    run(
      call: { number in
        store.save(number, key: "key")
        _ = try? store.load()
        if number.isMultiple(of: 10) { store.resetCalls() }
        if number.isMultiple(of: 25) { store.resetStubs() }
        store.stub(.load).andReturn(number)
      },
      ask: { number in
        _ = store.explain()
        _ = SpryCheck.inOrder {
          store.called(.save, with: number, "key")
          store.called(.load)
        }
        let calls = store.called(.save, with: number, "key").since(SpryMark())
        _ = calls.didCall().failureDescription
      }
    )
    store.resetCallsAndStubs()
    #expect(store.explain() == FakeStore().explain())
  }
}
