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

  @discardableResult
  func row(
    _ name: String, limit: Limit? = nil, inTests: Bool = false,
    call: (any Service) -> Void = match, _ make: () -> any Service
  ) -> Comparison {
    let comparison = Comparison(
      effort,
      library: { time(inTests: inTests, make, call) },
      baseline: { time({ HandWrittenSpy() }, call) }
    )
    report.add(name, comparison, limit: limit)
    return comparison
  }

  for state in State.allCases {
    row("a  recorded void call, \(state)", call: ping) { state.makeFake() }
  }
  row("a  recorded void call, @Spyable", call: ping) { ServiceSpy() }
  row("a  recorded void call, typed", call: ping) { FakeService() }
  row("a  the same in a test, callers noted", inTests: true, call: ping) { FakeService() }
  row("b  recorded and stubbed call, @Spyable", limit: .spyCall) { stubbedSpy() }
  for state in State.allCases {
    row("b  recorded and stubbed call, \(state)") { untypedFake(state, stubs: 1) }
  }
  let typed = row("b  recorded and stubbed call, typed", limit: .call) { typedFake(stubs: 1) }
  row("b  the same in a test, callers noted", limit: .callInScope, inTests: true) {
    typedFake(stubs: 1)
  }
  for state in State.allCases {
    row("c  the same, oldest of 20 stubs, \(state)") { untypedFake(state, stubs: 20) }
  }
  row("c  the same, oldest of 20 stubs, typed", limit: .oldestStub(call: typed.ratio)) {
    typedFake(stubs: 20)
  }
}

/// A fake that `@Spryable` writes, whose oldest stub matches the call.
func typedFake(stubs count: Int) -> FakeService {
  let fake = FakeService()
  fake.stub.matches("hello", "world").andReturn(true)
  for number in 1..<count { fake.stub.matches("hello", "world \(number)").andReturn(false) }
  return fake
}

/// A fake written by hand, whose oldest stub matches the call.
private func untypedFake(_ state: State, stubs count: Int) -> any UntypedFake {
  let fake = state.makeFake()
  fake.stub(.matches).with("hello", "world").andReturn(true)
  for number in 1..<count {
    fake.stub(.matches).with("hello", "world \(number)").andReturn(false)
  }
  return fake
}

private func stubbedSpy() -> ServiceSpy {
  let spy = ServiceSpy()
  spy.matchesReturnValue = true
  return spy
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

  func time(_ count: Int, _ make: () -> any Service) -> Double {
    nanoseconds { for _ in 0..<count { match(make()) } } / Double(count)
  }
  func timeInTests(_ make: () -> any Service) -> Double {
    // A test notes the callers of its first 1,000 calls.
    let tests = (0..<count / 1000).map { _ in withSpry { time(1000, make) } }
    return tests.reduce(0, +) / Double(tests.count)
  }
  func row(_ name: String, limit: Limit? = nil, _ library: () -> Double) {
    let baseline = {
      time(count) {
        let spy = HandWrittenSpy()
        spy.matchesReturnValue = true
        return spy
      }
    }
    report.add(name, Comparison(effort, library: library, baseline: baseline), limit: limit)
  }

  for state in State.allCases {
    row("f  create, stub, call, drop, \(state)") { time(count) { untypedFake(state, stubs: 1) } }
  }
  row("f  create, stub, call, drop, typed", limit: .life) { time(count) { typedFake(stubs: 1) } }
  row("f  the same in a test, typed", limit: .lifeInScope) { timeInTests { typedFake(stubs: 1) } }
  row("f  create, stub, call, drop, @Spyable") { time(count) { stubbedSpy() } }
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
