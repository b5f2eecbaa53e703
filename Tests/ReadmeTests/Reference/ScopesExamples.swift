import SpryMacros
import SpryMatchers
import Testing
import XCTest

// The examples of the reference: scopes, and misuse of fakes.

// Example of SpryTestCase
final class ScopesExamplesOfXCTest: SpryTestCase {
  // Example of SpryTestCase.strictness
  override var strictness: Strictness { .strict }

  // Example of SpryTestCase.unusedStubs
  override var unusedStubs: UnusedStubs { .strict }

  // Example of SpryTestCase.findsCallers
  override var findsCallers: Bool { false }

  func testFakes() { XCTAssertHaveNoRecordedCalls(FakeMailer()) }
}

final class ScopesExamplesOfAnotherTestCase: XCTestCase {
  // Example of withSpryTestScope
  override func invokeTest() { withSpryTestScope(self) { super.invokeTest() } }

  func testFakes() { XCTAssertHaveNoRecordedCalls(FakeMailer()) }
}

@Suite("Reference: scopes", .spry(unusedStubs: .off)) struct ScopesExamples {
  // Example of Trait.spry, SpryTrait
  @Test("A mailer closes", .spry) func closes() {
    FakeMailer().close()
  }

  @Test("Scopes")
  func scopes() async throws {
    // Example of withSpry
    withSpry { FakeMailer().close() }

    // Example of UnusedStubs, UnusedStubs.off
    withSpry(unusedStubs: .off) { _ = FakeMailer().stub.close().andReturn() }

    // Example of UnusedStubs.strict
    withSpry(unusedStubs: .strict) { FakeMailer().close() }

    // Example of UnusedStubs.warn
    withSpry(unusedStubs: .warn) { FakeMailer().close() }

    // Example of withSpryScope
    withSpryScope { FakeClock.resetCalls() }

    // Example of SpryScope, SpryScope.current
    let scope: SpryScope = .current

    // Example of SpryScope.explain
    print(scope.explain(last: 5))
  }

  @Test("Misuse")
  func misuse() throws {
    // Example of MisuseHandler, MisuseHandler.report
    let printing = MisuseHandler.report { misuse, location in print("\(location): \(misuse)") }

    // Example of MisuseHandler.stop
    withSpryScope(misuse: .stop) { FakeMailer().close() }

    // Example of MisuseHandler.failingTest
    withSpryScope(misuse: .failingTest) { FakeMailer().close() }

    let store = FakeUserStore()
    store.strictness = .strict
    let misuse = withSpryScope(misuse: printing) {
      // Example of Misuse
      #expect(throws: Misuse.self) { try store.save(ann, version: 1) }
    }

    // Example of Misuse.kind, Misuse.call, Misuse.Kind, Misuse.Kind.noStub
    guard let call = misuse?.call, misuse?.kind == .noStub else { return }

    // Example of Misuse.Call, Misuse.Call.fake
    #expect(call.fake == "FakeUserStore")

    // Example of Misuse.Call.member
    #expect(call.member.hasPrefix("save("))

    // Example of Misuse.Call.text
    #expect(call.text.hasPrefix("save("))

    // Example of Misuse.Call.caller
    print(call.caller ?? "unknown")
  }

  @Test("Locations")
  func locations() {
    // Example of SpryLocation, SpryLocation.init
    let location = SpryLocation(fileID: #fileID)

    // Example of SpryLocation.fileID
    #expect(location.fileID == "ReadmeTests/ScopesExamples.swift")

    // Example of SpryLocation.file
    #expect("\(location.file)".hasSuffix("ScopesExamples.swift"))

    // Example of SpryLocation.line, SpryLocation.column
    print("\(location.line):\(location.column)")
  }
}
