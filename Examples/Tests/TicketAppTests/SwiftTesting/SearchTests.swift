import SpryMacros
import SpryMatchers
import Testing

@testable import TicketApp

@MainActor
@Suite("Searching shows", .spry)
struct SearchTests {
  private let screen = SearchFakes()

  @Test("The screen shows what the office finds")
  func found() async {
    screen.service.stub.search("ham").andReturn([.hamlet])

    await screen.search("ham")

    #expect(screen.model.state == .loaded([.hamlet]))
  }

  @Test("While the user types, nothing is searched")
  func typing() async throws {
    screen.service.stub.search(.any).andReturn([.hamlet])
    let pause = screen.pause.stub.wait(.milliseconds(300)).suspend()

    screen.model.text = "h"
    try await pause.waitForCaller(within: .seconds(5))
    let older = screen.model.search
    screen.model.text = "ham"
    try await screen.pause.calls.wait(.any).wait(for: .exactly(2), within: .seconds(5))
    expectHaveNotReceived(screen.service.calls.search(.any))

    for search in [older, screen.model.search] {
      pause.resume()
      await search?.value
    }
    expectHaveReceived(screen.service.calls.search("ham"), .once)
    expectNoOtherCalls(screen.service)
  }

  @Test("A late answer to an older text does not replace the newer one")
  func lateAnswer() async throws {
    let slow = screen.service.stub.search("ham").suspend()
    screen.service.stub.search("mac").andReturn([.macbeth])

    screen.model.text = "ham"
    try await slow.waitForCaller(within: .seconds(5))
    let older = screen.model.search
    await screen.search("mac")
    slow.resume(returning: [.hamlet])
    await older?.value

    #expect(screen.model.state == .loaded([.macbeth]))
  }

  @Test("The screen loads until the office answers")
  func loading() async throws {
    let answer = screen.service.stub.search(.any).suspend()

    screen.model.text = "ham"
    try await answer.waitForCaller(within: .seconds(5))
    #expect(screen.model.state == .loading)

    answer.resume(returning: [])
    await screen.model.search?.value
    #expect(screen.model.state == .loaded([]))
  }

  @Test("Each new state is announced once")
  func changes() async {
    let onChange = SpyClosure<SearchModel.State, Void>("onChange")
    screen.model.onChange = onChange.closure
    screen.service.stub.search("ham").andReturn([.hamlet])

    await screen.search("ham")

    expectExactlyInOrder {
      onChange.calls(.loading)
      onChange.calls(.loaded([.hamlet]))
    }
  }

  @Test("An empty field ends the search")
  func emptyField() async throws {
    let answer = screen.service.stub.search("ham").suspend()

    screen.model.text = "ham"
    try await answer.waitForCaller(within: .seconds(5))
    screen.model.text = ""
    answer.resume(returning: [.hamlet])
    await screen.model.search?.value

    #expect(screen.model.state == .idle)
  }

  @Test("The last five searches are remembered, each once")
  func recentSearches() async {
    screen.preferences.stub.recentSearches.andReturn(["mac", "ham", "cats", "rent", "lear"])
    screen.service.stub.search(.any).andReturn([])

    await screen.search("ham")
    await screen.search("godot")

    expectHaveReceived(screen.preferences.calls.recentSearches.set(.count(5)), .exactly(2))
    expectInOrder {
      screen.preferences.calls.recentSearches.set(["ham", "mac", "cats", "rent", "lear"])
      screen.preferences.calls.recentSearches.set(["godot", "mac", "ham", "cats", "rent"])
    }
  }

  @Test("A tap opens the show, and only that")
  func tap() {
    screen.model.select(.hamlet)

    expectHaveReceived(screen.navigator.calls.open(.listing(.hamlet)), .once)
    expectNoOtherCalls(screen.navigator)
  }
}
