import SpryKit
import SpryMatchers
import Testing

/// On a test.
struct SpryTraitOnTestTests {
  @Test(.spry) func hasAScope() {
    FakeService.stub(.make).andReturn(1)
    #expect(FakeService.make(name: "a") == 1)
    expectHaveReceived(FakeService.self, .make, countSpecifier: .once)
  }

  @Test(.spry) func hasAScopeWhenAsync() async {
    FakeService.stub(.make).andReturn(2)
    await Task.yield()
    #expect(FakeService.make(name: "b") == 2)
    async let other = FakeService.make(name: "c")
    #expect(await other == 2)
    expectHaveReceived(FakeService.self, .make, countSpecifier: .exactly(2))
  }

  @Test(.spry, arguments: 0..<20) func hasAScopeForEachArgument(number: Int) async {
    expectHaveNoRecordedCalls(FakeService.self)
    FakeService.stub(.make).andReturn(number)
    await Task.yield()
    #expect(FakeService.make(name: "a") == number)
    expectHaveReceived(FakeService.self, .make, countSpecifier: .once)
  }

  @Test(.spry) @MainActor func hasAScopeOnTheMainActor() async {
    FakeService.stub(.make).andReturn(3)
    await Task.yield()
    #expect(FakeService.make(name: "b") == 3)
  }
}

/// On a suite: each of its tests, also those of suites inside, has a scope of its own.
@Suite(.spry) struct SpryTraitOnSuiteTests {
  init() {
    FakeService.stub(.level).andReturn(5)
  }

  @Test func one() { callOnce() }
  @Test func two() { callOnce() }
  @Test(arguments: 0..<20) func many(number: Int) { callOnce() }

  @Suite struct Inside {
    @Test func three() {
      expectHaveNoRecordedCalls(FakeService.self)
      FakeService.level = 1
    }

    @Test(arguments: 0..<20) func four(number: Int) {
      expectHaveNoRecordedCalls(FakeService.self)
      FakeService.level = number
      expectHaveReceived(FakeService.self, .level, with: number, countSpecifier: .once)
    }
  }

  private func callOnce() {
    expectHaveNoRecordedCalls(FakeService.self)
    FakeService.level = 2
    #expect(FakeService.level == 5)
    expectHaveReceived(FakeService.self, .level, with: 2, countSpecifier: .once)
  }
}
