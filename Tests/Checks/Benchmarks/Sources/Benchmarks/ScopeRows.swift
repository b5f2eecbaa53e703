import SpryKit
import SpryMatchers

/// Row k: a scope as a test has it, opened, used and closed, which takes as long the ten thousandth
/// time as the first.
func scopeRows(_ effort: Effort, _ report: inout Report) {
  let count = 10_000

  func time(_ scopes: Int) -> Double {
    nanoseconds {
      for _ in 0..<scopes {
        withSpry {
          let fake = StoredFake()
          fake.stub(.matches).with("hello", "world").andReturn(true)
          use(fake.matches("hello", "world"))
          // Keeps the fake until the end of the scope.
          fake.stub(.ping).lenient().andDo { _ in fake.ping() }
        }
      }
    } / Double(scopes)
  }

  _ = time(count / 10)
  let tenths = (0..<10).map { _ in time(count / 10) }
  report.add("k  scope open and close", median(tenths), "ns a scope")
  report.add(
    "k  the last 3,000 of 10,000 to the first",
    Comparison(library: median(Array(tenths.suffix(3))), baseline: median(Array(tenths.prefix(3)))))

  report.add("k  a call, without its caller", timeOfCalls(callers: false), "ns a call")
  report.add("k  a call, with its caller", timeOfCalls(callers: true), "ns a call")
}

/// The time of a call in a scope, for the first 1,000 calls, whose callers are traced.
private func timeOfCalls(callers: Bool) -> Double {
  let count = 1000
  return median(
    (0..<20).map { _ in
      withSpry(callers: callers) {
        let fake = StoredFake()
        fake.stub(.matches).with("hello", "world").andReturn(true)
        return nanoseconds { for _ in 0..<count { use(fake.matches("hello", "world")) } }
          / Double(count)
      }
    })
}
