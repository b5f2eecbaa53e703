// Tests that only Apple's platforms can run. `../volunteer` leaves this file out if it doesn't compile.
#if canImport(Darwin)
  import App
  import Foundation
  import SpryMatchers
  import Testing
  import XCTest

  /// With `continueAfterFailure = false`, XCTest leaves a test by an exception.
  final class InterruptedTests: SpryTestCase {
    override func setUp() { continueAfterFailure = false }

    func testInterrupted1() {
      let fake = FakeService()
      XCTAssertHaveReceived(fake.calls.close(), .once)  // <- testInterrupted1
      print("PROBE continued after a failure")
    }

    func testInterrupted2() {
      withSpry { XCTFail("in withSpry") }  // <- testInterrupted2
    }

    func testInterrupted3() {
      print("PROBE scope after an interruption: \(SpryScope.current.explain())")
      let fake = FakeService()
      fake.stub.load(id: "1").andReturn(1)
      XCTAssertEqual(fake.load(id: "1"), 1)
    }

    func testInterrupted4() {
      XCTExpectFailure("expected")
      XCTAssertHaveReceived(FakeService().calls.close(), .once)
    }
  }

  enum Outer {
    /// The name of its test is in the failure of a call after the end.
    final class NestedTests: SpryTestCase {
      nonisolated(unsafe) static var late: FakeService?

      func testNameOfNestedClass1() {
        Self.late = FakeService()
        Self.late?.close()
      }

      func testNameOfNestedClass2() { Self.late?.close() }
    }
  }

  /// Whether XCTest finds the lines of functions on the stack.
  final class LineTests: XCTestCase {
    func testLinesOfXCTest() {
      for address in Thread.callStackReturnAddresses.prefix(3) {
        let info = try? XCTSourceCodeFrame(address: address.uint64Value).symbolInfo()
        let place = info?.location.map { "\($0.fileURL.lastPathComponent):\($0.lineNumber)" }
        print("PROBE symbol: \(info?.symbolName ?? "-") line: \(place ?? "-")")
      }
    }
  }

  /// Objects that an autorelease pool keeps until after the test.
  @Suite(.serialized, .spry) struct LateSuite {
    let service = FakeService()

    @Test func late1() { _ = Unmanaged.passRetained(Subscriber(service)).autorelease() }
    @Test func late2() async { await Task.yield() }
  }

  /// The same with the pool that the documentation advises.
  @Suite(.serialized, .spry) struct PoolSuite {
    let service = FakeService()

    @Test func pool1() {
      autoreleasepool { _ = Unmanaged.passRetained(Subscriber(service)).autorelease() }
    }
    @Test func pool2() async { await Task.yield() }
  }
#endif
