import SpryMatchers
import SpryObjects
import Testing

/// Members with isolation of every form.
@MainActor private class Screen: ObjectSpyable {
  var shown: [String] = []

  @Spied func show(_ text: String) -> Int {
    shown.append(text)
    return shown.count
  }

  @Spied func fetch(_ text: String) async throws -> Int {
    shown.append(text)
    await Task.yield()
    shown.append(text)
    return shown.count
  }

  @Spied nonisolated func anywhere(_ number: Int) -> Int { number }

  var title: String {
    @Spied get { shown.last ?? "" }
    @Spied set { shown.append(newValue) }
  }

  var later: Int { @Spied get async { shown.count } }
}

private actor Counter {
  var count = 0
  func add() { count += 1 }
}

private final class Worker: ObjectSpyable, Sendable {
  @MainActor @Spied func onMain() -> Bool { true }

  @MainActor @Spied func onMainLater() async -> Bool {
    MainActor.assertIsolated()
    await Task.yield()
    MainActor.assertIsolated()
    return true
  }

  @Spied func count(_ counter: isolated Counter) -> Int {
    counter.count += 1
    return counter.count
  }

  @Spied func countLater(_ counter: isolated Counter, _ times: Int) async -> Int {
    for _ in 0..<times { counter.add() }
    await Task.yield()
    return counter.count
  }

  @Spied func whereami(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    place() === isolation
  }

  @Spied func whereNow(isolation: isolated (any Actor)? = #isolation) -> Bool {
    place() === isolation
  }

  @Spied nonisolated(nonsending) func callers() async -> Bool { place() === MainActor.shared }

  @Spied nonisolated(nonsending) func run(_ body: () async -> Void, _ count: inout Int) async
    -> Bool
  {
    await body()
    count += 1
    return place() === MainActor.shared
  }

  @Spied nonisolated(nonsending) func rerun(
    _ body: () async throws -> Void,
    `else` value: @autoclosure () -> Bool
  ) async rethrows -> Bool {
    try await body()
    return place() === MainActor.shared || value()
  }

  @Spied @concurrent func nobodys() async -> Bool { place() == nil }

  private func place(_ isolation: isolated (any Actor)? = #isolation) -> (any Actor)? { isolation }
}

@Suite("@Spied and isolation", .spry)
struct SpiedIsolationTests {
  @Test("A class on the main actor")
  @MainActor func mainActorClass() async throws {
    let screen = Screen()
    let spy = Spy(on: screen)
    #expect(screen.show("a") == 1)
    #expect(spy.spy { screen.show("b") } == 2)
    #expect(try await screen.fetch("c") == 4)
    #expect(try await spy.spy { try await screen.fetch("d") } == 6)
    #expect(spy.spy { screen.title } == "d")
    spy.spy { screen.title = "e" }
    #expect(await spy.spy { await screen.later } == 7)
    #expect(
      spy.recordedCalls.map(\.description) == [
        #"show("b")"#, #"fetch("d")"#, "title", #"title = "e""#, "later",
      ])
    screen.expectLife(of: "anywhere(1)", returned: 1, stubbed: 2) { screen.anywhere(1) }
  }

  @Test("Functions that run where their caller is")
  @MainActor func placesOfTheCaller() async {
    let worker = Worker()
    await worker.expectLife(of: "callers()", returned: true, stubbed: false) {
      await worker.callers()
    }
    await worker.expectLife(of: "nobodys()", returned: true, stubbed: false) {
      await worker.nobodys()
    }
    var count = 0
    await worker.expectLife(
      of: "run(a function of type () async -> (), 1)", returned: true, stubbed: false
    ) { await worker.run({ MainActor.assertIsolated() }, &count) }
    #expect(count == 3)
    await worker.expectLife(
      of: "rerun(a function of type () async throws -> (), else: a function of type () -> Bool)",
      returned: true, stubbed: false
    ) { await worker.rerun({ MainActor.assertIsolated() }, else: false) }
    let spy = Spy(on: worker)
    await #expect(throws: CancellationError.self) {
      try await spy.spy { try await worker.rerun({ throw CancellationError() }, else: true) }
    }
    #expect(await worker.whereami())
    #expect(await spy.spy { await worker.whereami() })
    #expect(worker.whereNow())
    #expect(spy.spy { worker.whereNow() })
  }
}
