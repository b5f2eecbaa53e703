import SpryKit
import SpryMatchers
import Testing

/// Not `Sendable`, so that the compiler rejects a closure that leaves its actor.
private final class Ledger {
  var lines = 0
}

private protocol Bank: Actor {
  func book() async -> Int
  func open() async throws -> Int
}

private actor FakeBank: Bank, Spryable {
  private let ledger = Ledger()

  func book() async -> Int { await spryify(fallbackValue: await write()) }
  func open() async throws -> Int { try await spryifyThrows(fallbackValue: await write()) }

  private func write() async -> Int {
    assertIsolated()
    await Task.yield()
    assertIsolated()
    ledger.lines += 1
    return ledger.lines
  }
}

@MainActor private final class FakeView: Spryable {
  private let ledger = Ledger()

  func draw() async -> Ledger { await spryify(fallbackValue: await drawn()) }
  func size() -> Int { stubbedValue(fallbackValue: ledger.lines) }

  private func drawn() async -> Ledger {
    MainActor.assertIsolated()
    await Task.yield()
    MainActor.assertIsolated()
    ledger.lines += 1
    return ledger
  }
}

@Suite("Calling through keeps the isolation of the member", .spry)
struct IsolatedCallThroughTests {
  @Test("The real code runs on the fake's actor")
  func staysOnTheActorOfTheFake() async throws {
    let bank = FakeBank()
    #expect(await bank.book() == 1)
    #expect(try await bank.open() == 2)
    bank.stub("book()").andCallThrough()
    bank.stub("open()").andReturn(9).andCallThrough()
    #expect(await bank.book() == 3)
    #expect(try await bank.open() == 9)
    #expect(try await bank.open() == 4)
  }

  @Test("The real code runs on the main actor")
  @MainActor func staysOnTheMainActor() async {
    let view = FakeView()
    #expect(await view.draw().lines == 1)
    #expect(view.size() == 1)
  }
}
