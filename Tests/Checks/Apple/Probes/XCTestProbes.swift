// Tests of XCTest, most of which fail on purpose. `../volunteer` prints where and how often.
import App
import Foundation
import SpryMatchers
import XCTest

/// Each failure is reported once, at the marked line.
final class ReportTests: SpryTestCase {
  func testAssertion() {
    let fake = FakeService()
    fake.close()
    XCTAssertHaveReceived(fake.calls.close(), .exactly(2))  // <- testAssertion
  }

  func testMisuse() {
    XCTAssertEqual(Greeter(service: FakeService()).greet("42"), 0)  // <- testMisuse
  }

  func testThrownMisuse() async throws {
    _ = try await Greeter(service: FakeService()).greetLater("42")  // <- testThrownMisuse
  }

  func testNearestStub() {
    let fake = FakeService()
    fake.stub.load(id: "7").lenient().andReturn(7)  // <- testNearestStub, stub
    XCTAssertEqual(Greeter(service: fake).greet("42"), 0)  // <- testNearestStub
  }

  func testWait() async throws {
    try await FakeService().calls.close().wait(within: .milliseconds(1))  // <- testWait
  }

  func testEndOfTest() {
    let fake = FakeService()
    fake.stub.load(id: "42").andReturn(1).expected(.once)  // <- testEndOfTest
    withExtendedLifetime(fake) {}
  }

  func testUnusedStub() {
    let fake = FakeService()
    fake.stub.load(id: "42").andReturn(1)  // A warning in the log.
    withExtendedLifetime(fake) {}
  }

  func testQueue() {
    let fake = FakeService()
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      _ = fake.load(id: "42")  // <- testQueue
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }
}

/// A test case that owns a fake. It passes also when it is repeated.
final class StoredTests: SpryTestCase {
  let stored = FakeService()

  func testStoredFake() {
    stored.stub.load(id: "1").andReturn(1)
    XCTAssertEqual(stored.load(id: "1"), 1)
    XCTAssertHaveReceived(stored.calls.load(id: "1"), .once)
  }
}

/// An assertion in a file whose path has no folder, as a build system may pass it. It passes.
final class LooseTests: SpryTestCase {
  func testPathWithoutFolder() {
    let fake = FakeService()
    fake.close()
    #sourceLocation(file:"Loose.swift",line:1)
    XCTAssertHaveReceived(fake.calls.close(), .once)
    #sourceLocation()
  }
}

/// A hand-written fake that stores no state.
final class Meter: Spryable {
  enum Function: String, StringRepresentable { case read, note }
  func read() -> Int { spryify() }
  func note() { spryify() }
}

/// Calls a fake when it is deallocated.
final class Reader {
  let meter = Meter()
  deinit { meter.note() }
}

/// Fakes whose stubs own objects that call other fakes at their end, on many threads. It passes, and ends.
final class ManyFakesTests: SpryTestCase {
  func testManyFakes() {
    DispatchQueue.concurrentPerform(iterations: 5_000) { number in
      let meter = Meter()
      let reader = Reader()
      meter.stub(.read).andDo { (_: [Any?]) in withExtendedLifetime(reader) { number } }
      _ = meter.read()
    }
  }
}
