import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: checks.

@Suite("Reference: checks", .spry(unusedStubs: .off)) struct ChecksExamples {
  private let mailer = FakeMailer()
  private let store = FakeUserStore()
  private let vault = FakeVault()

  @Test("Assertions")
  func assertions() throws {
    mailer.close()
    try store.save(ann, version: 1)

    // Example of expectHaveReceived
    expectHaveReceived(store.calls.save(.any, version: 1), .once)

    // Example of expectHaveNotReceived
    expectHaveNotReceived(mailer.calls.log(.any))

    // Example of expectNoOtherCalls
    expectNoOtherCalls(store, mailer, ignoring: mailer.calls.close())

    // Example of expectInOrder
    expectInOrder {
      mailer.calls.close()
      store.calls.save(.any, version: 1)
    }

    // Example of expectExactlyInOrder
    expectExactlyInOrder { store.calls.save(.any, version: .any) }
  }

  @Test("Assertions for XCTest")
  func assertionsForXCTest() throws {
    mailer.close()
    try store.save(ann, version: 1)

    // Example of XCTAssertHaveReceived
    XCTAssertHaveReceived(store.calls.save(.any, version: 1), .once)

    // Example of XCTAssertHaveNotReceived
    XCTAssertHaveNotReceived(mailer.calls.log(.any))

    // Example of XCTAssertHaveRecordedCalls
    XCTAssertHaveRecordedCalls(store)

    // Example of XCTAssertHaveNoRecordedCalls
    XCTAssertHaveNoRecordedCalls(FakeUserService())
  }

  @Test("Counts")
  func counts() {
    mailer.close()

    // Example of CountSpecifier, CountSpecifier.once
    expectHaveReceived(mailer.calls.close(), .once)

    // Example of CountSpecifier.exactly
    expectHaveReceived(mailer.calls.close(), .exactly(1))

    // Example of CountSpecifier.atLeast
    expectHaveReceived(mailer.calls.close(), .atLeast(1))

    // Example of CountSpecifier.atMost
    expectHaveReceived(mailer.calls.close(), .atMost(3))

    // Example of CountSpecifier.range
    expectHaveReceived(mailer.calls.close(), .range(1...3))

    // Example of CountSpecifier.never
    expectHaveReceived(mailer.calls.log(.any), .never)
  }

  @Test("Calls and results with types")
  func typed() throws {
    try store.save(ann, version: 1)

    // Example of MemberCalls
    let saves: some MemberCalls = store.calls.save(.any, version: .any)

    // Example of MemberCalls.query
    #expect(SpryCheck.inOrder { saves.query } == nil)

    // Example of MemberCalls.elements
    #expect(saves.elements(of: []).isEmpty)

    // Example of MemberCalls.didCall, DidCallResult
    let result: DidCallResult = saves.didCall(.once)

    // Example of DidCallResult.success
    #expect(result.success)

    // Example of DidCallResult.failureDescription
    #expect(result.failureDescription == nil)

    // Example of DidCallResult.oppositeFailureDescription
    #expect(result.oppositeFailureDescription != nil)

    // Example of DidCallResult.recordedCallsDescription
    print(result.recordedCallsDescription)

    // Example of MemberCalls.times
    expectInOrder { store.calls.save(.any, version: .any).times(.once) }

    // Example of CallQuery
    let opened: CallQuery = vault.called(.open)
    expectHaveNotReceived(opened)

    // Example of MemberCalls.count
    #expect(store.calls.save(.any, version: 1).count == 1)

    // Example of MemberCalls.isEmpty
    #expect(mailer.calls.close().isEmpty)

    // Example of MemberCalls.first
    #expect(store.calls.save(.any, version: .any).first?.0 == ann)

    // Example of MemberCalls.last
    #expect(store.calls.save(.any, version: .any).last?.1 == 1)

    // Example of MemberCalls.subscript
    #expect(store.calls.save(.any, version: .any)[0].1 == 1)

    // Example of SpryFakeMember.threw
    expectHaveNotReceived(store.calls.save(.any, version: .any).threw(Offline.self))

    // Example of SpryMark, SpryMark.init
    let afterSetUp = SpryMark()

    // Example of SpryMark
    let mark = SpryMark()

    // Example of MemberCalls.since
    #expect(store.calls.save(.any, version: .any).since(mark).isEmpty)

    // Example of SpryMark.start
    expectHaveReceived(store.calls.save(.any, version: 1).since(.start))

    #expect(mark == afterSetUp)
  }

  @Test("Calls and results without types")
  func byName() throws {
    try vault.open()

    // Example of Spyable.didCall
    #expect(vault.didCall(.open, countSpecifier: .once).success)

    // Example of Spyable.called
    expectInOrder { vault.called(.open) }

    // Example of Spyable.recordedCalls
    #expect(vault.recordedCalls.map(\.description) == ["open()"])

    // Example of CallQuery.returned
    expectHaveReceived(vault.called(.open).returned(Argument.anything))

    // Example of CallQuery.threw
    expectHaveNotReceived(vault.called(.open).threw(Argument.anything))

    // Example of CallQuery.arguments
    #expect(vault.called(.unlock).arguments(as: Int.self).isEmpty)

    // Example of RecordedCall
    let call: RecordedCall = vault.recordedCalls[0]

    // Example of RecordedCall.function
    #expect(call.function == "open()")

    // Example of RecordedCall.arguments
    #expect(call.arguments.isEmpty)

    // Example of RecordedCall.number
    #expect(call.number > 0)

    // Example of RecordedCall.outcome, CallOutcome
    guard case .returned = call.outcome else { return }
  }

  @Test("Checks that return their failure")
  func failures() throws {
    mailer.close()
    try store.save(ann, version: 1)

    // Example of SpryCheck
    #expect(SpryCheck.inOrder { mailer.calls.close() } == nil)

    // Example of SpryCheck.inOrder
    let failure = SpryCheck.inOrder(exactly: true) { mailer.calls.close() }

    // Example of ExpectedCallsBuilder
    func expectSave(@ExpectedCallsBuilder _ calls: () -> [CallQuery]) { expectInOrder(calls) }

    expectSave { store.calls.save(.any, version: 1) }
    #expect(failure == nil)
  }
}
