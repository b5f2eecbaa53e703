import Foundation
import SpryKit
import SpryMacros
import SpryMatchers
import Testing
import XCTest

@Suite("The article about Nimble", .spry(unusedStubs: .off, callers: false)) struct NimbleTests {
  private let radio = FakeRadio()
  private let catalog = FakeCatalog()

  @Test("A fake by hand is checked with haveReceived")
  func fakesByHand() throws {
    radio.stub(.play).andReturn(true)
    _ = radio.play("Morning", loudly: false)
    radio.stop()
    FakeRadio.reset()
    expect(radio).to(haveReceived(.play, with: "Morning", false))
    expect(radio).to(haveReceived(.stop, countSpecifier: .exactly(1)))
    expect(radio).toNot(haveReceived(.tune))
    expect(FakeRadio.self).to(haveReceived(.reset))
    expect(radio).to(haveRecordedCalls())

    let passing = [
      expect(radio).to(haveReceived(.play, with: "Morning", false)).failure,
      expect(radio).to(haveReceived(.stop, countSpecifier: .exactly(1))).failure,
      expect(radio).toNot(haveReceived(.tune)).failure,
      expect(radio).toNot(haveReceived(.stop, countSpecifier: .exactly(2))).failure,
    ]
    #expect(passing.allSatisfy { $0 == nil }, "\(passing)")
    #expect(expect(FakeRadio.self).to(haveReceived(.reset)).failure == nil)
    #expect(expect(FakeRadio.self).toNot(haveReceived(.reset)).failure != nil)
  }

  @Test("A fake is checked with haveRecordedCalls")
  func recordedCalls() {
    let noCalls = "expected to have recorded calls, got []"
    #expect(expect(radio).to(haveRecordedCalls()).failure == noCalls)
    #expect(expect(radio).toNot(haveRecordedCalls()).failure == nil)
    #expect(expect(FakeRadio.self).to(haveRecordedCalls()).failure == noCalls)
    radio.stop()
    FakeRadio.reset()
    #expect(expect(radio).to(haveRecordedCalls()).failure == nil)
    let calls = "expected to not have recorded calls, got [stop()]"
    #expect(expect(radio).toNot(haveRecordedCalls()).failure == calls)
    #expect(expect(FakeRadio.self).to(haveRecordedCalls()).failure == nil)
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

    #expect(expect(catalog.calls.find("Dune")).to(haveBeenCalled(.once)).failure == nil)
    #expect(expect(catalog.calls.log(.prefix("Dune"))).to(haveBeenCalled()).failure == nil)
    #expect(expect(catalog.calls.find("Emma")).toNot(haveBeenCalled()).failure == nil)
  }

  @Test("The failure of a matcher is that of the assertion, in full")
  func failures() async throws {
    catalog.stub.find(.any).andReturn(Book(title: "Emma", copies: 1))
    _ = try await catalog.find("Emma")
    let article = Readme.article("ComingFrom/Nimble")
    let shown = try #require(try Readme.blocks(of: "text", in: article).first)
    #expect(expect(catalog.calls.find("Dune")).to(haveBeenCalled(.once)).failure == shown)
    withKnownIssue {
      expectHaveReceived(catalog.calls.find("Dune"), .once)
    } matching: { issue in
      issue.comments.first?.rawValue == shown
    }
  }

  @Test("The failure of toNot is that of the opposite assertion", arguments: [1, 2])
  func oppositeFailures(_ count: Int) async throws {
    catalog.stub.find(.any).andReturn(Book(title: "Emma", copies: 1))
    for _ in 0..<count { _ = try await catalog.find("Emma") }
    let specifier: CountSpecifier = count == 1 ? .atLeast(1) : .exactly(2)
    let failure = expect(catalog.calls.find("Emma")).toNot(haveBeenCalled(specifier)).failure
    withKnownIssue {
      expectHaveNotReceived(catalog, "find(_:)", with: "Emma", countSpecifier: specifier)
    } matching: { issue in
      issue.comments.first?.rawValue == failure
    }
  }

  @Test("A check that no call can match fails with to and with toNot")
  func impossibleChecks() {
    radio.stop()
    for expectation in [
      expect(radio).to(haveReceived(.stop, with: 1)),
      expect(radio).toNot(haveReceived(.stop, with: 1)),
    ] {
      #expect(expectation.failure?.contains("no call can match") == true)
    }
  }

  @Test("A fake that is nil fails with to and with toNot")
  func noFake() {
    let radio: FakeRadio? = nil
    for expectation in [
      expect(radio).to(haveReceived(.stop)), expect(radio).toNot(haveReceived(.stop)),
      expect(radio).to(haveRecordedCalls()), expect(radio).toNot(haveRecordedCalls()),
    ] {
      #expect(expectation.failure == "cannot be checked: the fake is nil")
    }
  }
}
