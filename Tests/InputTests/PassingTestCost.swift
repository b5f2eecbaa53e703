import SpryMacros
import SpryMatchers
import Testing

@Spryable private protocol Pier: Sendable {
  func open(_ number: Int) async -> Int
  func size() -> Int
}

/// `Tests/Checks/Benchmarks/passing-tests` compares the times of these suites.
@Suite("A passing test with a gate and an expectation", .spry, .serialized)
struct CostWithGates {
  @Test("Case", arguments: 0..<40) func gateAndExpectation(_ number: Int) async throws {
    let pier = FakePier()
    pier.stub.size().andReturn(2).expected(.once)
    let gate = pier.stub.open(.any).suspend()
    async let opened = pier.open(number)
    try await gate.waitForCaller(within: .seconds(5))
    gate.resume(returning: pier.size())
    #expect(await opened == 2)
  }
}

@Suite("A passing test with plain stubs", .spry, .serialized)
struct CostWithPlainStubs {
  @Test("Case", arguments: 0..<40) func plainStubs(_ number: Int) async throws {
    let pier = FakePier()
    pier.stub.size().andReturn(2)
    pier.stub.open(.any).andReturn(2)
    async let opened = pier.open(number)
    try await pier.calls.open(.any).wait(within: .seconds(5))
    #expect(await opened == pier.size())
  }
}
