import SpryKit
import SpryMatchers
import Testing

private struct NotDone: Error, Equatable {}
private enum Fault: Error, Equatable { case lost }

/// Not `Sendable`.
private final class Draft: Equatable {
  var text = ""
  static func == (first: Draft, second: Draft) -> Bool { first.text == second.text }
}

private func plainly(_ body: (Int, String) -> Bool) -> Bool { body(1, "a") }
private func sendably(_ body: @escaping @Sendable (Int, String) -> Bool) -> Bool { body(1, "a") }
private func throwingly(_ body: (Int, String) throws -> Bool) throws -> Bool { try body(1, "a") }
private func typedly(_ body: (Int, String) throws(Fault) -> Bool) throws(Fault) -> Bool {
  try body(1, "a")
}
private func asyncly(_ body: @Sendable (Int, String) async -> Bool) async -> Bool {
  await body(1, "a")
}
private func asyncThrowingly(
  _ body: @Sendable (Int, String) async throws -> Bool
) async throws -> Bool {
  try await body(1, "a")
}
private func asyncTypedly(
  _ body: @Sendable (Int, String) async throws(Fault) -> Bool
) async throws(Fault) -> Bool {
  try await body(1, "a")
}
@MainActor private func onMain(_ body: @MainActor (Int, String) -> Bool) -> Bool { body(1, "a") }
@MainActor private func onMainAsync(
  _ body: @MainActor (Int, String) async throws -> Bool
) async throws -> Bool {
  try await body(1, "a")
}

@Suite("The closure of a spy fits where a closure is wanted", .spry)
struct SpyClosureEffectTests {
  private let onDone = SpyClosure<(Int, String), Bool>("onDone")

  @Test("The closure answers with every combination of effects")
  func answersEverywhere() async throws {
    onDone.stub(1, "a").andReturn(true)
    #expect(plainly(onDone.closure))
    #expect(sendably(onDone.closure))
    #expect(try throwingly(onDone.closure))
    // A closure that does not throw also fits where typed errors are expected.
    #expect(try typedly(onDone.closure))
    #expect(try typedly(onDone.typedClosure(throwing: Fault.self)))
    #expect(await asyncly(onDone.closure))
    #expect(try await asyncThrowingly(onDone.closure))
    #expect(try await asyncTypedly(onDone.typedClosure(throwing: Fault.self)))
    #expect(await onMain(onDone.closure))
    #expect(try await onMainAsync(onDone.closure))
    expectHaveReceived(onDone.calls(1, "a"), .exactly(10))
  }

  @Test("The closure throws where closures may throw")
  func throwsWhereTheContextDoes() async {
    onDone.stub().andThrow(NotDone())
    #expect(throws: NotDone()) { try throwingly(onDone.closure) }
    await #expect(throws: NotDone()) { try await asyncThrowingly(onDone.closure) }
    #expect(
      onDone.recordedCalls.map(\.outcome.description) == ["threw NotDone()", "threw NotDone()"])
  }

  @Test("The closure throws typed errors")
  func throwsTheTypeOfTheContext() async {
    onDone.stub().andThrow(Fault.lost)
    #expect(throws: Fault.lost) { try typedly(onDone.typedClosure(throwing: Fault.self)) }
    await #expect(throws: Fault.lost) {
      try await asyncTypedly(onDone.typedClosure(throwing: Fault.self))
    }
  }

  @Test("The closure takes and returns values that are not Sendable")
  func takesWhatIsNotSendable() async {
    let onDraft = SpyClosure<Draft, Draft>("onDraft")
    onDraft.stub().andDo { draft in
      draft.text += "!"
      return draft
    }
    func send(_ body: (Draft) -> Draft) -> String { body(Draft()).text }
    #expect(send(onDraft.closure) == "!")
    let send: (Draft) async -> Draft = onDraft.closure
    #expect(await send(Draft()).text == "!")
    expectHaveReceived(onDraft.calls(.any), .exactly(2))
  }
}
