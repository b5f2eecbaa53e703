import SpryKit
import SpryMatchers
import Testing

private final class FakeQueue: Spryable {
  enum Function: String, StringRepresentable {
    case push = "push(_:)"
    case flush = "flush()"
  }

  func push(_ number: Int) { recordCall(arguments: number) }
  func flush() { recordCall() }
}

/// A check leaves the calls it finds. The same check again has the same result, and the order of checks
/// does not matter.
@Suite("Regression: a check leaves the calls to other checks", .spry)
struct ChecksUseNothingUpTests {
  private let queue = FakeQueue()

  @Test(
    "Checks in any order have the same results",
    arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 1, 2, 2, 0, 0, 3, 3]])
  func anyOrderOfChecks(order: [Int]) {
    queue.push(1)
    queue.flush()
    queue.push(1)
    let checks: [() -> Void] = [
      { expectHaveReceived(queue, .push, with: 1, countSpecifier: .exactly(2)) },
      { expectHaveReceived(queue.called(.flush), .once) },
      {
        expectInOrder {
          queue.called(.push)
          queue.called(.flush)
          queue.called(.push)
        }
      },
      { #expect(queue.didCall(.flush, countSpecifier: .once).success) },
    ]
    for index in order { checks[index]() }
    expectNoOtherCalls(queue)
    for index in order { checks[index]() }
    expectNoOtherCalls(queue)
    #expect(queue.recordedCalls.count == 3)
  }

  @Test("A repeated check has the same failure")
  func failuresStayTheSame() {
    queue.push(1)
    queue.push(2)
    func ask() -> [String?] {
      [
        queue.didCall(.push, withArguments: [3]).failureDescription,
        queue.didCall(.push, countSpecifier: .once).failureDescription,
        SpryCheck.inOrder {
          queue.called(.push, with: 2)
          queue.called(.push, with: 1)
        },
      ]
    }
    let first = ask()
    #expect(first.allSatisfy { $0 != nil })
    #expect(ask() == first)
  }
}
