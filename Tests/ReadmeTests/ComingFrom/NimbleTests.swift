import Foundation
import SpryKit
import SpryMacros
import SpryMatchers
import Testing
import XCTest

@Suite("The article about Nimble", .spry(unusedStubs: .off, callers: false)) struct NimbleTests {
  private let radio = FakeRadio()
  private let catalog = FakeCatalog()

  @Test("A fake by hand is checked with haveReceived and haveRecordedCalls")
  func fakesByHand() {
    radio.stub(.play).andReturn(true)
    expectFailure("expected to have recorded calls, got []") {
      expect(radio).to(haveRecordedCalls())
    }
    expectFailure("expected to have recorded calls, got []") {
      expect(FakeRadio.self).to(haveRecordedCalls())
    }
    expect(radio).toNot(haveRecordedCalls())
    _ = radio.play("Morning", loudly: false)
    radio.stop()
    FakeRadio.reset()
    expect(radio).to(haveReceived(.play, with: "Morning", false))
    expect(radio).to(haveReceived(.stop, countSpecifier: .exactly(1)))
    expect(radio).toNot(haveReceived(.tune))
    expect(FakeRadio.self).to(haveReceived(.reset))
    expect(radio).to(haveRecordedCalls())

    expect(radio).toNot(haveReceived(.stop, countSpecifier: .exactly(2)))
    expect(FakeRadio.self).to(haveRecordedCalls())
    expectFailure("expected to not have recorded calls, got [reset()]") {
      expect(FakeRadio.self).toNot(haveRecordedCalls())
    }
  }

  @Test("What Nimble says, XCTest can say, too")
  func otherMatchers() {
    let (name, flag, nothing, other) = ("Beep", true, String?.none, radio)
    XCTAssertEqual(name, "Beep")
    XCTAssertTrue(flag)
    XCTAssertFalse(!flag)
    XCTAssertNil(nothing)
    XCTAssertNotNil(name)
    XCTAssertTrue(radio === other)
    radio.stub(.tune).andThrow(NoSignal())
    XCTAssertThrowsError(try radio.tune(to: 1))
    withKnownIssue { _ = radio.play("", loudly: true) }
  }

  @Test("A typed member is checked with haveBeenCalled")
  func typedMembers() async throws {
    catalog.stub.find("Dune").andReturn(Book(title: "Dune", copies: 1))
    _ = try await Desk(catalog: catalog).lend("Dune", to: "Ann")
    expect(catalog.calls.find("Dune")).to(haveBeenCalled(.once))
    expect(catalog.calls.log(.prefix("Dune"))).to(haveBeenCalled())
    expect(catalog.calls.reserve(.any, for: .any)).toNot(haveBeenCalled())
  }

  @Test("The failure of a matcher is that of the assertion, in full")
  func failures() async throws {
    catalog.stub.find(.any).andReturn(Book(title: "Emma", copies: 1))
    _ = try await catalog.find("Emma")
    let article = Readme.article("ComingFrom/Nimble")
    let shown = try #require(try Readme.blocks(of: "text", in: article).first)
    expectFailure(shown) { expect(catalog.calls.find("Dune")).to(haveBeenCalled(.once)) }
    expectFailure(shown) { expectHaveReceived(catalog.calls.find("Dune"), .once) }
  }

  @Test("The failure of toNot is that of the opposite assertion", arguments: [1, 2])
  func oppositeFailures(_ count: Int) async throws {
    catalog.stub.find(.any).andReturn(Book(title: "Emma", copies: 1))
    for _ in 0..<count { _ = try await catalog.find("Emma") }
    let specifier: CountSpecifier = count == 1 ? .atLeast(1) : .exactly(2)
    let result = catalog.calls.find("Emma").didCall(specifier)
    let opposite = try #require(result.oppositeFailureDescription)
    expectFailure(opposite) { expect(catalog.calls.find("Emma")).toNot(haveBeenCalled(specifier)) }
    expectFailure(opposite) {
      expectHaveNotReceived(catalog, "find(_:)", with: "Emma", countSpecifier: specifier)
    }
  }

  @Test("A check that no call can match, or of a fake that is nil, fails with to and with toNot")
  func impossibleChecks() {
    radio.stop()
    let result = radio.called(.stop, with: 1).check()
    let noCall = [result.failureDescription, result.oppositeFailureDescription]
      .compactMap { $0 }.joined(separator: "\n")
    #expect(noCall.contains("no call"))
    let nothing: FakeRadio? = nil
    let noFake = "cannot be checked: the fake is nil"
    expectFailure(noCall) { expect(radio).to(haveReceived(.stop, with: 1)) }
    expectFailure(noCall) { expect(radio).toNot(haveReceived(.stop, with: 1)) }
    expectFailure(noFake) { expect(nothing).to(haveReceived(.stop)) }
    expectFailure(noFake) { expect(nothing).toNot(haveReceived(.stop)) }
    expectFailure(noFake) { expect(nothing).to(haveRecordedCalls()) }
    expectFailure(noFake) { expect(nothing).toNot(haveRecordedCalls()) }
  }

  private func expectFailure(_ text: String, of body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      // A check that no call can match is misuse as well.
      issue.comments.first.map { $0.rawValue == text || $0.rawValue.contains("cannot succeed") }
        == true
    }
  }
}
