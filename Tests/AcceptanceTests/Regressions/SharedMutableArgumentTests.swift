import Foundation
import SpryKit
import Testing

/// A library that formats an argument while it records would read it during a change by another thread.
@Suite("Regression: an argument that another thread changes")
struct SharedMutableArgumentTests {
  /// No lock guards this. Read it only when the other thread is done.
  private final class Draft: CustomStringConvertible, @unchecked Sendable {
    var words: [String] = []
    var timesDescribed = 0

    var description: String {
      timesDescribed += 1
      return words.joined(separator: " ")
    }
  }

  private final class FakeStore: Spryable, Sendable {
    enum Function: String, StringRepresentable { case save = "save(_:)" }
    func save(_ draft: Draft) -> Bool { spryify(arguments: draft) }
  }

  @Test("Recording, stubbing, and checking never describe an argument")
  func recordingStubbingAndCheckingNeverFormat() {
    let (store, draft) = (FakeStore(), Draft())
    store.stub(.save).with(Argument.identical(to: draft)).andReturn(true)
    let before = draft.timesDescribed
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for number in 0..<10_000 { draft.words.append("\(number)") }
      done.signal()
    }
    for _ in 0..<100 { _ = store.save(draft) }
    #expect(store.didCall(.save, withArguments: [draft], countSpecifier: .exactly(100)).success)
    #expect(store.called(.save).count == 100)
    done.wait()
    #expect(draft.timesDescribed == before)
    draft.words = ["final"]
    #expect("\(store.called(.save)[0])" == "save(final)", "as it is when it is asked")
  }
}
