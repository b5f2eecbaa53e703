import SpryMacros
import SpryMatchers
import Testing

@testable import Lending

private struct Full: Error {}

private final class PaperLedger: Ledger {
  var entries: [String] = []
  var total: Int { get async throws { entries.count } }
  func add(_ entry: String) throws -> Int {
    if entries.count == 2 { throw Full() }
    entries.append(entry)
    return entries.count
  }
  subscript(index: Int) -> String {
    get { entries[index] }
    set { entries[index] = newValue }
  }
}

private struct Tally: Counter {
  var number = 0
  mutating func grow(by step: Int) async { number += step }
}

@Suite("Written fakes around real objects", .spry) struct WrappingTests {
  @Test("A fake around a class, with a subscript") func object() async throws {
    let real = PaperLedger()
    let ledger = FakeLedger(wrapping: real)
    #expect(try ledger.add("Dune") == 1)
    ledger[0] = "Emma"
    #expect(real.entries == ["Emma"])
    #expect(try await ledger.total == 1)
    ledger.stub.add("Ulysses").andThrow(Full())
    #expect(throws: Full.self) { try ledger.add("Ulysses") }
    expectHaveReceived(ledger.calls.add("Dune").returned(1), .once)
    expectHaveReceived(ledger.calls[0].set("Emma"), .once)
  }

  @Test("A fake around a struct") func value() async {
    let counter = FakeCounter(wrapping: Tally())
    await counter.grow(by: 3)
    await counter.grow(by: 4)
    #expect(counter.number == 7)
    counter.stub.number.andReturn(1)
    #expect(counter.number == 1)
    expectHaveReceived(counter.calls.grow(by: .any), .exactly(2))
  }
}
