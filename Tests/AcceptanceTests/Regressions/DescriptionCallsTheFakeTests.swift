import SpryKit
import Testing

/// A description that calls the fake in whose failure it stands: a library that formats under its lock
/// never returns, one that formats while it reads its calls shows calls of its own making.
@Suite struct DescriptionCallsTheFakeTests {
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

  @Test func theFailureShowsWhatWasCalledBefore() {
    let store = FakeStore()
    store.stub(.save).andReturn()
    store.stub(.log).andReturn()
    store.save(Item(store: store))
    let result = store.didCall(.save, with: "other")
    #expect(
      result.failureDescription?.hasPrefix(
        """
        'save(_:)' on FakeStore: expected at least 1 call with ("other"), got none
          1 other call:
            1. save(item)   argument 1: item is not "other"
        """
      ) == true
    )
    #expect(result.recordedCallsDescription == "1. save(item)")
  }
}
