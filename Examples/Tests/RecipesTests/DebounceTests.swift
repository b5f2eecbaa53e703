import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@MainActor
@Suite("A debounce", .spry)
struct DebounceTests {
  private let engine = FakeSearchEngine()
  private let clock = FakeAppClock()
  private let field: SearchField

  init() {
    field = SearchField(engine: engine, clock: clock)
  }

  @Test("While the user types, nothing is searched")
  func typing() async throws {
    let pause = clock.stub.sleep(for: .any).suspend()
    engine.stub.find("ham").andReturn(["Hamlet"])

    field.text = "h"
    try await pause.waitForCaller(within: .seconds(5))
    clock.stub.sleep(for: .milliseconds(300)).andReturn()
    field.text = "ham"
    await field.search?.value

    #expect(field.results == ["Hamlet"])
    expectHaveReceived(engine.calls.find(.any), .once)
  }

  @Test("An answer to an older text is not shown")
  func olderText() async {
    let answer = engine.stub.find("ham").suspend()
    engine.stub.find("h").andDo { [field] _ in
      // The user goes on typing while the engine searches.
      await MainActor.run { field.text = "ham" }
      return ["Henry V"]
    }

    field.text = "h"
    await field.search?.value
    #expect(field.results.isEmpty)

    answer.resume(returning: ["Hamlet"])
    await field.search?.value
    #expect(field.results == ["Hamlet"])
  }
}
