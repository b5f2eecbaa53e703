import SpryMacros
import SpryMatchers
import Testing
import XCTest

// The examples of the reference: scopes, and misuse of fakes.

final class ScopesExamplesOfXCTest: SpryTestCase {
  // Examples of SpryTestCase
  override var strictness: Strictness { .strict }
  override var unusedStubs: UnusedStubs { .fail }
  override var findsCallers: Bool { false }

  func testFakes() { XCTAssertHaveNoRecordedCalls(FakeMailer()) }
}

@Suite("Reference: scopes", .spry(unusedStubs: .off)) struct ScopesExamples {
  @Test("Scopes")
  func scopes() {
    // Examples of UnusedStubs
    withSpry(unusedStubs: .off) { _ = FakeMailer().stub.close().andReturn() }
    withSpry(unusedStubs: .fail) { FakeMailer().close() }
    withSpry(unusedStubs: .warn) { FakeMailer().close() }

    // Example of withSpryScope
    withSpryScope { FakeClock.resetCalls() }
  }

  @Test("Misuse")
  func misuse() throws {
    // Examples of MisuseHandler
    let printing = MisuseHandler.report { misuse, location in print("\(location): \(misuse)") }
    withSpryScope(misuse: .stop) { FakeMailer().close() }
    withSpryScope(misuse: .failingTest) { FakeMailer().close() }

    let store = FakeUserStore()
    store.strictness = .strict
    let misuse = withSpryScope(misuse: printing) {
      // Example of Misuse
      #expect(throws: Misuse.self) { try store.save(ann, version: 1) }
    }

    // Example of Misuse.kind, Misuse.Kind, Misuse.Kind.noStub
    #expect(misuse?.kind == .noStub)
  }

  @Test("Locations")
  func locations() {
    // Examples of SpryLocation
    let location = SpryLocation()
    #expect("\(location.file)".hasSuffix("ScopesExamples.swift"))
    print(location.line)
  }
}
