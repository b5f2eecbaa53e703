import SpryKit
import Testing

/// A reset of static members in one test must leave the stubs and calls of a parallel test.
@Suite("Regression: a reset in another test")
struct ResetOfAnotherTestTests {
  private final class FakeClock: Spryable {
    enum ClassFunction: String, StringRepresentable { case now = "now()" }
    static func now() -> Int { spryify() }
  }

  @Test("A reset stays in its scope")
  func aResetStaysInItsScope() {
    withSpryScope {
      FakeClock.stub(.now).andReturn(1)
      #expect(FakeClock.now() == 1)
      withSpryScope {
        FakeClock.stub(.now).andReturn(2)
        #expect(FakeClock.now() == 2)
        FakeClock.resetCallsAndStubs()
      }
      #expect(FakeClock.now() == 1)
      #expect(FakeClock.didCall(.now, countSpecifier: .exactly(2)).success)
    }
  }

  @Test("Parallel tests reset static members at the same time", arguments: 0..<50)
  func parallelTestsResetAtWill(number: Int) async {
    await withSpryScope {
      for _ in 0..<20 {
        FakeClock.stub(.now).andReturn(number)
        await Task.yield()
        #expect(FakeClock.now() == number)
        #expect(FakeClock.didCall(.now, countSpecifier: .once).success)
        FakeClock.resetCallsAndStubs()
      }
    }
  }
}
