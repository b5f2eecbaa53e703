import Dispatch
import Foundation
import SpryKit

/// What is written by hand where a test waits for a call: a continuation that the call resumes.
private final class HandWrittenSignal: @unchecked Sendable {
  private let lock = NSLock()
  private var wasCalled = false
  private var waiter: CheckedContinuation<Void, Never>?

  func call() {
    let waiter = lock.withLock {
      wasCalled = self.waiter == nil
      defer { self.waiter = nil }
      return self.waiter
    }
    waiter?.resume()
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = lock.withLock {
        if !wasCalled { waiter = continuation }
        defer { wasCalled = false }
        return wasCalled
      }
      if isOver { continuation.resume() }
    }
  }
}

extension StoredFake {
  /// Waits for a call, and forgets it, so that the next wait is for the next.
  fileprivate func waitForPing() async {
    do {
      try await called(.ping).wait(within: .seconds(600))
    } catch {
      fatalError("\(error)")
    }
    resetCalls()
  }
}

/// Row l: from a call to whoever waits for it. Two tasks call each other in turn, and each waits.
func waitingRow(_ effort: Effort, _ report: inout Report) async {
  let rounds = 4_000 / effort.divisor

  func time(
    _ first: @escaping @Sendable () async -> Void,
    _ second: @escaping @Sendable () async -> Void
  ) async -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<rounds { await first() } }
      group.addTask { for _ in 0..<rounds { await second() } }
    }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(2 * rounds)
  }

  let comparison = await Comparison(
    effort,
    library: {
      let (there, back) = (StoredFake(), StoredFake())
      return await time(
        {
          there.ping()
          await back.waitForPing()
        },
        {
          await there.waitForPing()
          back.ping()
        }
      )
    },
    baseline: {
      let (there, back) = (HandWrittenSignal(), HandWrittenSignal())
      return await time(
        {
          there.call()
          await back.wait()
        },
        {
          await there.wait()
          back.call()
        }
      )
    }
  )
  report.add("l  wait for a call, and resume", comparison)
}
