import TestSupport
import Testing

import SpryKit

@Suite("A CancellationError as the answer of a member that cannot throw")
struct CancellationErrorTests {
  private let fake = FakeService()

  @Test("andThrow(CancellationError()) is reported, and does not return 0 without a word")
  func stubs() async {
    fake.stub(.save).andThrow(CancellationError())
    expectGolden(misuses { #expect(fake.save(1) == false) })
    fake.stub(.wait).andThrow(CancellationError())
    let texts = await misuses { #expect(await fake.wait() == 0) }
    #expect(texts.count == 1)
  }

  @Test("A closure and a gate that throw it are reported")
  func closuresAndGates() async {
    let texts = await misuses {
      fake.stub(.wait).andDo { _ async throws -> Int in throw CancellationError() }
      #expect(await fake.wait() == 0)
      let gate = fake.stub(.wait).suspend()
      gate.resume(throwing: CancellationError())
      #expect(await fake.wait() == 0)
    }
    #expect(texts.count == 2)
  }

  @Test("A caller that is cancelled at a gate or in a delay is no misuse, and a failure names it")
  func cancelledCallers() async {
    let misuses = Misuses()
    let (fake, gate) = (fake, fake.stub(.wait).suspend())
    let caller = Task { await withSpryScope(misuse: misuses.handler) { await fake.wait() } }
    await gate.waitForCaller()
    caller.cancel()
    #expect(await caller.value == 0)
    fake.stub(.wait).delayed(by: .seconds(1_000)).andReturn(7)
    let delayed = Task { await withSpryScope(misuse: misuses.handler) { await fake.wait() } }
    delayed.cancel()
    #expect(await delayed.value == 7)
    #expect(misuses.all.isEmpty)
    expectGolden(fake.didCall(.wait, countSpecifier: .never).description)
  }
}
