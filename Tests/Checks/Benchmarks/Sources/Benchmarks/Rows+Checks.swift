import Foundation
import Limits
import SpryKit
import SpryMatchers

/// Row i: the order of many calls on two fakes; baseline is a scan of one array of what came.
func orderRows(_ effort: Effort, _ report: inout Report) {
  let count = 10_000
  var conversation: [(member: Int, text: String, pattern: String)] = []
  for state in State.allCases {
    let (first, second) = (state.makeFake(), state.makeFake())
    first.stub(.matches).andReturn(true)
    second.stub(.matches).andReturn(true)
    conversation = []
    for number in 0..<(count / 2) {
      use(first.matches("hello", "world \(number)"))
      use(second.matches("hello", "world \(number)"))
      conversation.append((0, "hello", "world \(number)"))
      conversation.append((1, "hello", "world \(number)"))
    }
    let wanted = [1, 2, 3, 4].map { (member: $0 % 2, pattern: "world \($0 * count / 8 - 1)") }
    let rounds = max(2, 20 / effort.divisor)
    report.add(
      "i  order of 4 among \(count) calls, \(state)",
      Comparison(
        effort,
        library: {
          nanoseconds {
            for _ in 0..<rounds {
              expectInOrder {
                for step in wanted {
                  (step.member == 0 ? first : second)
                    .called(.matches, with: "hello", step.pattern)
                }
              }
            }
          } / Double(rounds)
        },
        baseline: {
          nanoseconds {
            for _ in 0..<rounds {
              var next = 0
              for call in conversation where next < wanted.count {
                if call.member == wanted[next].member, call.text == "hello",
                  call.pattern == wanted[next].pattern
                {
                  next += 1
                }
              }
              precondition(next == wanted.count)
            }
          } / Double(rounds)
        }
      )
    )
  }
}

/// Row j: the texts of checks that fail among many calls, in milliseconds.
func failureRows(_ effort: Effort, _ report: inout Report) {
  let count = 10_000
  let (fake, other) = (StoredFake(), StoredFake())
  for number in 0..<count {
    fake.recordCall("matches(_:_:)", arguments: "hello \(number)", "world")
    if number.isMultiple(of: 2) { other.ping() }
  }

  func add(_ name: String, _ text: () -> String?) {
    use(text() == nil)
    let samples = (0..<effort.samples).map { _ in
      nanoseconds { precondition(text() != nil) }
    }
    report.add("j  \(name)", median(samples) / 1_000_000, "ms")
  }

  let strings = fake.didCall(.matches, withArguments: ["hello", "moon"])
  add("text of a failed check, strings") { strings.failureDescription }
  let rule = fake.didCall(.matches, withArguments: [Argument.contains("9"), "moon"])
  add("text of a failed check, a rule") { rule.failureDescription }
  let tooMany = fake.didCall(.matches, countSpecifier: .once)
  add("text of a failed check, too many") { tooMany.failureDescription }
  add("explanation") { fake.explain() }
}

/// Row o: a failed check of large values, and its text; baseline is `==` of the values, which differ
/// at the end.
func largeValueRows(_ effort: Effort, _ report: inout Report) {
  func add<Value: Equatable>(_ name: String, _ actual: Value, _ expected: Value) {
    let fake = StoredFake()
    fake.recordCall("matches(_:_:)", arguments: actual, 0)
    report.add(
      "o  failed check of \(name)",
      Comparison(
        effort,
        library: {
          nanoseconds {
            let text = fake.didCall(.matches, withArguments: [expected, 0]).failureDescription
            precondition(text != nil)
          }
        },
        baseline: { nanoseconds { use(actual == expected) } }
      ),
      limit: .largeValues
    )
  }
  let bytes = Data(count: 20_000_000)
  add("20 MB of Data", bytes.dropLast() + [1], bytes)
  let numbers = Array(0..<100_000)
  add("100,000 elements", numbers.dropLast() + [0], numbers)
}

/// Row d: one verification with exact arguments.
func verificationRows(_ effort: Effort, _ report: inout Report) {
  for count in [10, 1_000, 100_000] {
    let spy = HandWrittenSpy()
    for number in 0..<count { use(spy.matches("hello", "world \(number)")) }
    let typed = FakeService()
    typed.stub.matches(.any, .any).andReturn(true)
    for number in 0..<count { use(typed.matches("hello", "world \(number)")) }
    let fake = StoredFake()
    fake.stub(.matches).andReturn(true)
    for number in 0..<count { use(fake.matches("hello", "world \(number)")) }
    // Each fake with its check for a pattern.
    let checks: [(name: String, check: (String) -> Bool)] = [
      ("typed", { typed.calls.matches("hello", $0).didCall().success }),
      ("stored", { fake.didCall(.matches, withArguments: ["hello", $0]).success }),
    ]
    for (name, check) in checks {
      // One of several each time, or the loop of the baseline would be run once.
      let expected = (0..<8).map { "world \(count / 2 - $0)" }
      let rounds = max(8, 100_000 / count / effort.divisor)
      let comparison = Comparison(
        effort,
        library: {
          nanoseconds {
            for round in 0..<rounds {
              use(check(expected[round % 8]))
            }
          } / Double(rounds)
        },
        baseline: {
          nanoseconds {
            for round in 0..<rounds {
              var found = 0
              for call in spy.matchesArguments
              where call.text == "hello" && call.pattern == expected[round % 8] {
                found += 1
              }
              use(found)
            }
          } / Double(rounds)
        }
      )
      let limit: Limit? = count == 1_000 && name == "typed" ? .verification : nil
      report.add("d  verification of \(count) calls, \(name)", comparison, limit: limit)
    }
  }
}
