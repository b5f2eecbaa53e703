import SpryKit
import TestSupport
import Testing

/// A library that formats an argument under its lock would not return here. One that formats while it
/// reads its calls would list calls that it made itself.
@Suite("Regression: a description that calls the fake")
struct DescriptionCallsTheFakeTests {
  private final class FakeStore: Spryable {
    enum Function: String, StringRepresentable {
      case save = "save(_:)"
      case log = "log()"
    }

    func save(_ item: Item) { spryify(arguments: item) }
    func log() { spryify() }
  }

  private struct Item: CustomStringConvertible {
    let store: FakeStore

    var description: String {
      store.log()
      return "item"
    }
  }

  @Test("A failure lists the calls from before the description ran")
  func theFailureShowsWhatWasCalledBefore() {
    let store = FakeStore()
    store.stub(.save).andReturn()
    store.stub(.log).andReturn()
    store.save(Item(store: store))
    let result = store.didCall(.save, withArguments: ["other"])
    expectGolden(result.failureDescription)
    #expect(result.recordedCallsDescription == "1. save(item)")
  }
}
