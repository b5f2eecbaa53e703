import Dispatch
import SpryKit
import Testing

/// A call during a change of its stub gets the old or the new answer, never a part of each.
@Suite("Regression: a member that is stubbed again while it is called")
struct RestubbingDuringCallsTests {
  private final class FakeStore: Spryable, Sendable {
    enum Function: String, StringRepresentable { case load = "load(_:)" }
    func load(_ key: String) -> [String] { spryify(arguments: key) }
  }

  @Test("Each call gets one whole answer")
  func eachCallGetsOneOfTheAnswers() {
    let store = FakeStore()
    store.stub(.load).andReturn(["0", "0"])
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for number in 0..<200 {
        if index.isMultiple(of: 4) {
          store.stub(.load).andReturn(["\(number)", "\(number)"])
        } else {
          let answer = store.load("key")
          #expect(answer.count == 2 && answer[0] == answer[1])
        }
      }
    }
    #expect(store.didCall(.load, countSpecifier: .exactly(6 * 200)).success)
  }
}
