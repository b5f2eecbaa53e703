import Dispatch
import SpryKit
import Testing

/// Two threads once got the same answer of a sequence, and another answer was given to no thread.
@Suite("Regression: one answer for two threads")
struct OneAnswerForTwoThreadsTests {
  private final class FakeQueue: Spryable, Sendable {
    enum Function: String, StringRepresentable { case next = "next()" }
    func next() -> Int { spryify() }
  }

  @Test("Each answer of a sequence is given once")
  func eachAnswerIsGivenOnce() {
    let queue = FakeQueue()
    let count = 400
    let stub = queue.stub(.next).andReturn(0)
    for number in 1..<count { stub.andReturn(number) }
    let answers = Answers()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<(count / 4) { answers.add(queue.next()) }
    }
    #expect(answers.sorted == Array(0..<count))
  }

  private final class Answers: @unchecked Sendable {
    private let queue = DispatchQueue(label: "answers")
    private var all: [Int] = []
    func add(_ answer: Int) { queue.sync { all.append(answer) } }
    var sorted: [Int] { queue.sync { all.sorted() } }
  }
}
