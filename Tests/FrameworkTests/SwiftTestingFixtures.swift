import SpryMacros
import SpryMatchers
import TestSupport
import Testing

/// A trait that uses a fake around each test.
private struct HarborTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let ferry = FakeFerry()
    ferry.stub.cross(1).andReturn(1)
    _ = ferry.cross(1)
    try await function()
    expectHaveReceived(ferry.calls.cross(.any), .once)
  }
}

/// The tests of a process of their own. Each takes a feature, and either passes or fails once, at its line.
@Suite(.enabled(if: runsFixtures)) enum SwiftTestingFixtures {
  @Suite(.spry) struct WithTrait {
    let ferry = FakeFerry()

    @Test(arguments: Feature.selected)
    func trait(_ feature: Feature) async { await feature.use(beside: ferry) }  // <- trait

    @Suite struct Nested {
      let ferry = FakeFerry()

      @Test(arguments: Feature.selected)
      func nested(_ feature: Feature) async { await feature.use(beside: ferry) }  // <- nested
    }
  }

  @Suite(HarborTrait(), .timeLimit(.minutes(1)), .spry, .serialized, HarborTrait())
  struct WithTraits {
    @Test(arguments: Feature.selected)
    func traits(_ feature: Feature) async { await feature.use(beside: FakeFerry()) }  // <- traits
  }

  @MainActor @Suite(.spry) struct OnMainActor {
    let ferry = FakeFerry()

    @Test(arguments: Feature.selected)
    func onMain(_ feature: Feature) async { await feature.use(beside: ferry) }  // <- onMain
  }

  @Suite(.spry) actor InActor {
    let ferry = FakeFerry()

    @Test(arguments: Feature.selected)
    func inActor(_ feature: Feature) async { await feature.use(beside: ferry) }  // <- inActor
  }

  @Suite struct WithSpryScopes {
    @Test(arguments: Feature.selected)
    func asyncWithSpry(_ feature: Feature) async {
      await withSpry { await feature.use(beside: FakeFerry()) }  // <- asyncWithSpry
    }

    @Test(arguments: Feature.synchronous)
    func syncWithSpry(_ feature: Feature) {
      withSpry { feature.useNow(beside: FakeFerry()) }  // <- syncWithSpry
    }

    @Test(.spry, arguments: Feature.selected)
    func withSpryInTrait(_ feature: Feature) async {
      await withSpry { await feature.use(beside: FakeFerry()) }  // <- withSpryInTrait
    }
  }
}
