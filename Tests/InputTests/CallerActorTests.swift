import SpryMacros
import SpryMatchers
import Testing

@Spryable(wraps: true) private protocol Walker: Sendable {
  nonisolated(nonsending) func walk(_ steps: Int) async -> Int
  nonisolated(nonsending) func run(_ steps: Int) async throws -> Int
  nonisolated(nonsending) func rest(while body: () async throws -> Int) async rethrows -> Int
  nonisolated(nonsending) var pace: Int { get async }
}

/// Steps of the main actor. Another actor stops the process.
private func step(_ steps: Int) -> Int { MainActor.assumeIsolated { steps + 1 } }

private struct RealWalker: Walker {
  nonisolated(nonsending) func walk(_ steps: Int) async -> Int { step(steps) }
  nonisolated(nonsending) func run(_ steps: Int) async throws -> Int { step(steps) }
  nonisolated(nonsending) func rest(while body: () async throws -> Int) async rethrows -> Int {
    step(try await body())
  }
  nonisolated(nonsending) var pace: Int { get async { step(0) } }
}

@MainActor
@Suite("The real object runs on the actor of its caller", .spry)
struct CallerActorTests {
  @Test("behind the fake of a protocol")
  func wrapped() async throws { try await expectSteps(of: FakeWalker(wrapping: RealWalker())) }

  private func expectSteps(of walker: some Walker) async throws {
    #expect(await walker.walk(1) == 2)
    #expect(try await walker.run(1) == 2)
    #expect(await walker.pace == 1)
    #expect(await walker.rest { 1 } == 2)
  }
}
