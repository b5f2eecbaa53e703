import SpryKit
import Testing

/// A reset in one test that forgets what another, running at the same time, has stubbed and recorded.
@Suite struct ResetOfAnotherTestTests {
  private final class FakeClock: Spryable {
    enum ClassFunction: String, StringRepresentable { case now = "now()" }
    static func now() -> Int { spryify() }
  }

  @Test func aResetStaysInItsScope() {
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

  @Test(arguments: 0..<50) func parallelTestsResetAtWill(number: Int) async {
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
