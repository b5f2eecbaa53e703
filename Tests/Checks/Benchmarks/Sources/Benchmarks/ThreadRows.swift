import Foundation
import SpryKit

/// Row n: threads on one fake.
func threadRows(_ effort: Effort, _ report: inout Report) {
  let calls = 40_000 / effort.divisor

  func time(_ service: any Service & Sendable, threads: Int) -> Double {
    nanoseconds {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        for _ in 0..<(calls / threads) { use(service.matches("hello", "world")) }
      }
    } / Double(calls)
  }

  for threads in [1, 2, 4] {
    for state in State.allCases {
      let comparison = Comparison(
        effort,
        library: {
          switch state {
          case .registry:
            let fake = RegistryFake()
            fake.stub(.matches).with("hello", "world").andReturn(true)
            return time(fake, threads: threads)
          case .stored:
            let fake = StoredFake()
            fake.stub(.matches).with("hello", "world").andReturn(true)
            return time(fake, threads: threads)
          }
        },
        baseline: { time(LockedHandWrittenSpy(), threads: threads) }
      )
      report.add("n  \(threads) threads on one fake, \(state)", comparison)
    }
  }
}

/// Row h: calls of eight tasks on one fake, all of which must be there.
func totalRow(_ effort: Effort, _ report: inout Report) async {
  let calls = 10_000_000 / effort.divisor
  let fake = StoredFake()
  fake.stub(.matches).andReturn(true)
  let start = DispatchTime.now().uptimeNanoseconds
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<8 {
      group.addTask {
        for _ in 0..<(calls / 8) { use(fake.matches("hello", "world")) }
      }
    }
  }
  let time = Double(DispatchTime.now().uptimeNanoseconds - start)
  report.add("h  \(calls) calls of 8 tasks", time / Double(calls), "ns a call")
  let exact = fake.didCall(.matches, countSpecifier: .exactly(calls))
  precondition(exact.success, exact.failureDescription ?? "")
}
