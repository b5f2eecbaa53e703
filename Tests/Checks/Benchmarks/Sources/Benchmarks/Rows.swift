import Foundation
import Limits
import SpryKit
import SpryMatchers

/// Calls on one fake in a sample: what is recorded is dropped with the fake, within the time.
private let callsPerFake = 100

// Apart, so that the compiler does not see through the protocol.

@inline(never)
private func ping(_ service: any Service) { service.ping() }

@inline(never)
func match(_ service: any Service) { use(service.matches("hello", "world")) }

/// Rows a to c: calls.
func callRows(_ effort: Effort, _ report: inout Report) {
  let tests = 40 / effort.divisor
  let fakesPerTest = 10

  func time(
    inTests: Bool = false, _ make: () -> any Service, _ call: (any Service) -> Void
  ) -> Double {
    var total = 0.0
    func test() {
      for _ in 0..<fakesPerTest {
        var fake: (any Service)? = make()
        total += nanoseconds {
          let service = fake!
          for _ in 0..<callsPerFake { call(service) }
        }
        total += nanoseconds { fake = nil }
      }
    }
    for _ in 0..<tests {
      // A test notes the callers of its first 1,000 calls.
      if inTests { withSpry { test() } } else { test() }
    }
    return total / Double(tests * fakesPerTest * callsPerFake)
  }

  for state in State.allCases {
    report.add(
      "a  recorded void call, \(state)",
      Comparison(
        effort,
        library: { time({ state.makeFake() }, ping) },
        baseline: { time({ HandWrittenSpy() }, ping) }
      )
    )
  }
  report.add(
    "a  recorded void call, @Spyable",
    Comparison(
      effort,
      library: { time({ ServiceSpy() }, ping) },
      baseline: { time({ HandWrittenSpy() }, ping) }
    )
  )
  report.add(
    "b  recorded and stubbed call, @Spyable",
    Comparison(
      effort,
      library: {
        time(
          {
            let spy = ServiceSpy()
            spy.matchesReturnValue = true
            return spy
          },
          match
        )
      },
      baseline: { time({ HandWrittenSpy() }, match) }
    ),
    limit: .spyCall
  )
  for state in State.allCases {
    let comparison = Comparison(
      effort,
      library: {
        time(
          {
            let fake = state.makeFake()
            fake.stub(.matches).with("hello", "world").andReturn(true)
            return fake
          },
          match
        )
      },
      baseline: { time({ HandWrittenSpy() }, match) }
    )
    report.add("b  recorded and stubbed call, \(state)", comparison)
  }
  let typed = Comparison(
    effort,
    library: { time({ typedFake(stubs: 1) }, match) },
    baseline: { time({ HandWrittenSpy() }, match) }
  )
  report.add("b  recorded and stubbed call, typed", typed, limit: .call)
  report.add(
    "b  the same in a test, callers noted",
    Comparison(
      effort,
      library: { time(inTests: true, { typedFake(stubs: 1) }, match) },
      baseline: { time({ HandWrittenSpy() }, match) }
    ),
    limit: .callInScope
  )
  for state in State.allCases {
    let comparison = Comparison(
      effort,
      library: {
        time(
          {
            let fake = state.makeFake()
            fake.stub(.matches).with("hello", "world").andReturn(true)
            for number in 1..<20 {
              fake.stub(.matches).with("hello", "world \(number)").andReturn(false)
            }
            return fake
          },
          match
        )
      },
      baseline: { time({ HandWrittenSpy() }, match) }
    )
    report.add("c  the same, oldest of 20 stubs, \(state)", comparison)
  }
  report.add(
    "c  the same, oldest of 20 stubs, typed",
    Comparison(
      effort,
      library: { time({ typedFake(stubs: 20) }, match) },
      baseline: { time({ HandWrittenSpy() }, match) }
    ),
    limit: Limit.oldestStub(call: typed.ratio)
  )
}

/// A fake that `@Spryable` writes, whose oldest stub matches the call.
func typedFake(stubs count: Int) -> FakeService {
  let fake = FakeService()
  fake.stub.matches("hello", "world").andReturn(true)
  for number in 1..<count { fake.stub.matches("hello", "world \(number)").andReturn(false) }
  return fake
}

/// Row e: memory, and time that grows with the number of calls only.
func memoryRows(_ effort: Effort, _ report: inout Report) {
  let count = 1_000_000
  // Kept to the end, so that the second does not use the memory of the first again.
  var fakes: [any UntypedFake] = []
  for state in State.allCases {
    let fake = state.makeFake()
    fake.stub(.matches).andReturn(true)
    use(fake.matches("hello", "world"))
    fakes.append(fake)
    let before = usedBytes()
    var tenths: [Double] = []
    for _ in 0..<10 {
      tenths.append(
        nanoseconds {
          for _ in 0..<(count / 10) { use(fake.matches("hello", "world")) }
        } / Double(count / 10)
      )
    }
    if let before, let after = usedBytes() {
      report.add(
        "e  bytes per recorded call, \(state)",
        Double(after - before) / Double(count),
        "bytes",
        limit: .bytes
      )
    }
    report.add(
      "e  last 100,000 of a million, \(state)",
      Comparison(library: tenths.last!, baseline: tenths.first!), limit: .lastCalls)
  }
  withExtendedLifetime(fakes) {}
}

/// Row f: the life of a fake.
func lifeRows(_ effort: Effort, _ report: inout Report) {
  let count = 20_000 / effort.divisor
  for state in State.allCases {
    let comparison = Comparison(
      effort,
      library: {
        nanoseconds {
          for _ in 0..<count {
            let fake = state.makeFake()
            fake.stub(.matches).with("hello", "world").andReturn(true)
            match(fake)
          }
        } / Double(count)
      },
      baseline: {
        nanoseconds {
          for _ in 0..<count {
            let spy = HandWrittenSpy()
            spy.matchesReturnValue = true
            match(spy)
          }
        } / Double(count)
      }
    )
    report.add("f  create, stub, call, drop, \(state)", comparison)
  }
  func timeOfTypedLives(_ count: Int) -> Double {
    nanoseconds { for _ in 0..<count { match(typedFake(stubs: 1)) } } / Double(count)
  }
  func timeOfTypedLivesInTests() -> Double {
    // A test notes the callers of its first 1,000 calls.
    let tests = (0..<count / 1000).map { _ in withSpry { timeOfTypedLives(1000) } }
    return tests.reduce(0, +) / Double(tests.count)
  }
  func timeOfSpies() -> Double {
    nanoseconds {
      for _ in 0..<count {
        let spy = HandWrittenSpy()
        spy.matchesReturnValue = true
        match(spy)
      }
    } / Double(count)
  }
  report.add(
    "f  create, stub, call, drop, typed",
    Comparison(effort, library: { timeOfTypedLives(count) }, baseline: timeOfSpies), limit: .life)
  report.add(
    "f  the same in a test, typed",
    Comparison(effort, library: timeOfTypedLivesInTests, baseline: timeOfSpies),
    limit: .lifeInScope)
  report.add(
    "f  create, stub, call, drop, @Spyable",
    Comparison(
      effort,
      library: {
        nanoseconds {
          for _ in 0..<count {
            let spy = ServiceSpy()
            spy.matchesReturnValue = true
            match(spy)
          }
        } / Double(count)
      },
      baseline: {
        nanoseconds {
          for _ in 0..<count {
            let spy = HandWrittenSpy()
            spy.matchesReturnValue = true
            match(spy)
          }
        } / Double(count)
      }
    )
  )
}

/// Row g: a check of one call with typed members; baseline is the same check of a handwritten fake.
func checkRows(_ effort: Effort, _ report: inout Report) {
  let count = 20_000 / effort.divisor
  let (typed, fake) = (typedFake(stubs: 1), StoredFake())
  fake.stub(.matches).andReturn(true)
  match(typed)
  match(fake)
  report.add(
    "g  a check of one call, typed",
    Comparison(
      effort,
      library: {
        nanoseconds {
          for _ in 0..<count { use(typed.calls.matches("hello", "world").didCall(.once).success) }
        } / Double(count)
      },
      baseline: {
        nanoseconds {
          for _ in 0..<count {
            use(
              fake.didCall(.matches, withArguments: ["hello", "world"], countSpecifier: .once)
                .success)
          }
        } / Double(count)
      }
    ),
    limit: .typedCheck
  )
}

/// The bytes of memory that the process uses, where the platform tells.
private func usedBytes() -> Int? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
  else { return nil }
  return pages * Int(getpagesize())
}
