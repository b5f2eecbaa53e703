import Dispatch
import SpryKit
import SpryMatchers
import TestSupport
import XCTest

/// Tests that fail, warn or pass on purpose: only ``GoldenTests`` has them do so, in a process of
/// their own.
class GoldenTestCase: SpryTestCase {
  fileprivate let library = FakeLibrary()

  override func invokeTest() {
    if runsFixtures { super.invokeTest() }
  }
}

private let lateWork = LateWork()

final class GoldenXCTest: GoldenTestCase {
  func testA_passes() {
    library.stub(.count).andReturn(3)
    XCTAssertEqual(library.count(), 3)
  }

  func testA_usesItsStubsWhenAsync() async {
    library.stub(.fetch).andReturn(3)
    let count = await library.fetch()
    XCTAssertEqual(count, 3)
  }

  /// The other kinds are in the run of Swift Testing.
  func testB_misuses() {
    for misuse in [GoldenMisuse.noStub, .noStubOfType, .captorIndex] { misuse.happen() }
  }

  func testB_wrongGateValue() async {
    let library = library
    let gate = library.stub(.fetch).suspend()
    async let fetched = library.fetch()
    await gate.waitForCaller()
    gate.resume(returning: "many")
    _ = await fetched
  }

  func testB_misuseWhenAsync() async {
    await Task.yield()
    _ = await library.fetch()
  }

  func testB_thrownWhereThereIsNoDefaultValue() throws {
    _ = try library.lend("Emma")
  }

  func testB_thrownInAssertions() {
    XCTAssertNoThrow(try library.lend("Emma"))
    XCTAssertNil(try library.lend("Emil"))
  }

  func testC_assertions() {
    XCTAssertHaveReceived(library, .read)
    XCTAssertHaveRecordedCalls(library)
    library.stub(.read).andReturn("")
    _ = library.read("Emil", at: 1)
    XCTAssertHaveReceived(library, .read, with: "Emma", 1)
    XCTAssertHaveReceived(library, .read, countSpecifier: .exactly(2))
    XCTAssertHaveNotReceived(library, .read, with: "Emil", Argument.anything)
    XCTAssertHaveNoRecordedCalls(library)
    XCTAssertHaveReceived(type: FakeCatalog.self, .make, with: "A")
    expectInOrder {
      library.called(.close)
      library.called(.read)
    }
    expectExactlyInOrder { library.called(.close) }
    library.name = "City"
    expectNoOtherCalls(library)
    XCTAssertHaveReceived(library.called(.read).since(SpryMark()))
    XCTAssertHaveRecordedCalls(type: FakeCatalog.self)
  }

  func testC_waiting() async {
    library.name = "City"
    await expectHaveReceived(library.called(.read), within: .zero)
    await expectHaveNotReceived(library.called(.name), for: .zero)
  }

  func testC_waitThatThrows() async throws {
    library.name = "City"
    try await library.called(.read).wait(within: .zero)
  }

  func testC_plainAssertion() {
    library.name = "City"
    library.stub(.read).andReturn("")
    XCTAssertEqual(library.read("Emma", at: 2), "She")
  }

  func testC_withoutCalls() {
    XCTFail("on purpose")
  }

  func testD_unusedStubs() {
    library.stub(.count).andReturn(1)
    library.stub(.read).with("Emma", 1).andReturn("")
    library.stub(.read).with("Emil", Argument.anything).andReturn("")
    _ = library.read("Emil", at: 3)
    library.stub(.close).lenient().andReturn()
  }

  func testD_callerIsStillHeldByAGate() async {
    let gate = library.stub(.fetch).suspend()
    Task { [library] in await library.fetch() }
    await gate.waitForCaller()
  }

  func testD_gateIsResumedTooOften() async {
    let gate = library.stub(.fetch).suspend()
    gate.resume(returning: 1)
    gate.resume(returning: 2)
    _ = await library.fetch()
  }

  func testD_tooFewCalls() {
    library.stub(.count).andReturn(1).expected(.exactly(2))
    _ = library.count()
  }

  func testE_failing() {
    library.stub(.read).with("Emma", 1).andReturn("")
    library.stub(.read).andReturn("")
    library.stub(.count).andReturn(1).expected(.once)
    _ = library.read("Emma", at: 2)
    XCTFail("on purpose")
  }

  func testE_throwing() throws {
    library.stub(.count).andReturn(1).expected(.once)
    throw Torn()
  }

  func testE_skipped() throws {
    library.stub(.count).andReturn(1).expected(.once)
    throw XCTSkip("on purpose")
  }

  func testF_detachedTask() async {
    let library = library
    let count = await Task.detached { library.count() }.value
    XCTAssertEqual(count, 0)
  }

  func testF_queue() async {
    library.stub(.count).andReturn(1).expected(.atMost(1))
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [library] in
        _ = library.count()
        _ = library.count()
        continuation.resume()
      }
    }
  }

  func testG_startsWork() async {
    let library = library
    await lateWork.keep(
      Task.detached {
        await lateWork.wait()
        _ = library.read("Emma", at: 1)
      }
    )
  }

  func testH_workEndsLate() async { await lateWork.finish() }
}

final class GoldenXCTestSetUp: GoldenTestCase {
  override func setUp() {
    library.stub(.count).andReturn(1)
    library.stub(.read).andReturn("")
    library.stub(.close).andReturn()
  }

  func testUsesOne() { _ = library.count() }

  func testUsesAnother() {
    _ = library.read("Emma", at: 1)
    library.stub(.lend).andReturn(Page())
  }
}

final class GoldenXCTestStrict: GoldenTestCase {
  override var unusedStubs: UnusedStubs { .fail }

  override func setUp() {
    library.stub(.close).andReturn()
  }

  func testA_fails() { library.stub(.count).andReturn(1) }
}

/// The same where the test passes.
final class GoldenXCTestStrictSetUp: GoldenTestCase {
  override var unusedStubs: UnusedStubs { .fail }

  override func setUp() {
    library.stub(.close).andReturn()
  }

  func testUsesNone() {}
}

final class GoldenXCTestOff: GoldenTestCase {
  override var unusedStubs: UnusedStubs { .off }

  override func setUp() {
    library.stub(.close).andReturn()
  }

  func testUsesNone() { library.stub(.count).andReturn(1) }
}

/// Without the superclass.
final class GoldenXCTestScope: XCTestCase {
  override func invokeTest() {
    guard runsFixtures else { return }
    withSpryTestScope(self) { super.invokeTest() }
  }

  private func helper() {
    FakeLibrary().stub(.count).andReturn(1)
  }

  func testUnusedStubs() {
    FakeLibrary().stub(.count).andReturn(1)
    helper()
  }

  func testWithSpry() {
    withSpry {
      let library = FakeLibrary()
      library.stub(.count).andReturn(1)
      library.stub(.close).andReturn().expected(.once)
    }
  }

  func testWithSpryAfterAFailure() {
    withSpry {
      let library = FakeLibrary()
      library.stub(.close).andReturn().expected(.once)
      XCTAssertHaveRecordedCalls(library)
    }
  }
}
