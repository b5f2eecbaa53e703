import SpryKit
import SpryMatchers
import Testing

/// On a test.
struct SpryTraitOnTestTests {
  @Test("Each argument of a test has a scope", .spry, arguments: 0..<20)
  func hasAScopeForEachArgument(number: Int) async {
    XCTAssertHaveNoRecordedCalls(type: FakeService.self)
    FakeService.stub(.make).andReturn(number)
    await Task.yield()
    #expect(FakeService.make(name: "a") == number)
    expectHaveReceived(type: FakeService.self, .make, countSpecifier: .once)
  }
}

/// On a suite: each of its tests, also those of suites inside, has a scope of its own.
@Suite("The trait .spry on a suite", .spry)
struct SpryTraitOnSuiteTests {
  init() {
    FakeService.stub(.level).andReturn(5)
  }

  @Test("A test has a scope of its own")
  func one() { callOnce() }
  @Test("Another test has a scope of its own")
  func two() { callOnce() }
  @Suite("A suite inside")
  struct Inside {
    @Test("A test of the inner suite has a scope of its own")
    func three() {
      XCTAssertHaveNoRecordedCalls(type: FakeService.self)
      FakeService.level = 1
    }
  }

  private func callOnce() {
    XCTAssertHaveNoRecordedCalls(type: FakeService.self)
    FakeService.level = 2
    #expect(FakeService.level == 5)
    expectHaveReceived(type: FakeService.self, .level, with: 2, countSpecifier: .once)
  }
}
