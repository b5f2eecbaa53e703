import SpryKit
import SpryMatchers
import TestSupport
import XCTest

/// Tests with waits that fail on purpose, each of which must be one failure, at its line.
final class GoldenXCTestWaits: SpryTestCase {
  private let library = FakeLibrary()

  override func invokeTest() {
    if runsFixtures { super.invokeTest() }
  }

  func testInADetachedTask() async {
    let library = library
    _ = await Task.detached { _ = try await library.called(.read).wait(within: .zero) }.result
  }

  func testInADetachedTaskForAFakeOfNoTest() async throws {
    let library = await Task.detached { FakeLibrary() }.value
    try await Task.detached { _ = try await library.called(.read).wait(within: .zero) }.value
  }

  func testTwiceWithTheSameText() async throws {
    _ = try? await library.called(.read).wait(within: .zero)
    _ = try await library.called(.read).wait(within: .zero)
  }

  func testStillWaiting() async {
    let (clock, library) = (HandClock(), library)
    Task { _ = try await library.called(.read).wait(within: SpryDuration(.seconds(60), on: clock)) }
    _ = await clock.nextSleeper()
  }

  func testSkipped() async throws {
    _ = try? await library.called(.read).wait(within: .zero)
    throw XCTSkip("on purpose")
  }

  func testAroundWithSpry() async throws {
    try await withSpry {
      _ = try await FakeLibrary().called(.read).wait(within: .zero)
    }
  }
}

/// The same without the superclass, where XCTest reports a thrown error at no line.
final class GoldenXCTestWaitsInAScope: XCTestCase {
  private let library = FakeLibrary()

  override func invokeTest() {
    guard runsFixtures else { return }
    withSpryTestScope(self) { super.invokeTest() }
  }

  func testUnderTry() async {
    _ = try? await library.called(.read).wait(within: .zero)
  }

  func testThrown() async throws {
    _ = try await library.called(.read).wait(within: .zero)
  }
}

/// A wait in `setUp`.
final class GoldenXCTestWaitsInSetUp: SpryTestCase {
  override func invokeTest() {
    if runsFixtures { super.invokeTest() }
  }

  override func setUp() async throws {
    _ = try await FakeLibrary().called(.read).wait(within: .zero)
  }

  func testAfterSetUp() { XCTFail("'setUp' has failed") }
}

/// The same in a plain test case.
final class GoldenXCTestWaitsWithoutAScope: XCTestCase {
  override func invokeTest() {
    if runsFixtures { super.invokeTest() }
  }

  func testThrown() async throws {
    _ = try await FakeLibrary().called(.read).wait(within: .zero)
  }

  func testWithSpry() async throws {
    try await withSpry { _ = try await FakeLibrary().called(.read).wait(within: .zero) }
  }
}
