import Foundation
import SpryMacros
import SpryMatchers
import Testing

@Spryable private protocol Meter: Sendable {
  func read() -> Int
}

@Suite("Several answers are added in one step", .spry(unusedStubs: .off, callers: false))
struct SeveralAnswersTests {
  @Test("No call gets the first answer twice, while the stub is made")
  func severalAnswers() async {
    for _ in 0..<60 {
      let meter = FakeMeter()
      meter.stub.read().andReturn(0)
      // A thread of its own, because the tasks call until they see the last answer.
      Thread.detachNewThread { meter.stub.read().andReturn(1, 2) }
      let count = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            var count = 0
            while true {
              switch meter.read() {
              case 0: continue
              case 1: count += 1
              default: return count
              }
            }
          }
        }
        return await group.reduce(0, +)
      }
      #expect(count == 1)
    }
  }
}
