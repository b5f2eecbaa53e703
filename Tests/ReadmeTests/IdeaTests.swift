import Foundation
import SpryMacros
import SpryMatchers
import Testing
import XCTest

// The samples of the chapters 'Five ideas' and 'Common tasks' of the README, and of those about XCTest.

// Example of SpryTestCase
@Test("A known issue with a scope")
func knownIssueWithAScope() {
  withKnownIssue {
    withSpry {
      let mailer = FakeMailer()
      mailer.stub.send(.any, to: .any).andReturn(true)
      mailer.stub.close().andReturn().expected(.once)
      _ = welcome("ann@example.com", by: mailer)
    }
  }
}

final class GreeterXCTests: SpryTestCase {
  func testLoadsTheUserOnce() async throws {
    let service = FakeUserService()
    service.stub.load(id: "42").andReturn(ann)
    _ = try await Greeter(service: service).greeting(for: "42")
    XCTAssertHaveReceived(service.calls.load(id: "42"), .once)
  }
}

final class WelcomeXCTests: SpryTestCase {
  func testSendsAWelcome() {
    let mailer = FakeMailer()
    mailer.stub.send(.any, to: .any).andReturn(true)

    XCTAssertTrue(welcome("ann@example.com", by: mailer))

    // Example of XCTAssertHaveReceived, XCTAssertHaveNotReceived
    XCTAssertHaveReceived(mailer.calls.send(.contains("Welcome"), to: "ann@example.com"))
    XCTAssertHaveNotReceived(mailer.calls.close())
  }
}

final class ScopedXCTests: XCTestCase {
  // Example of withSpryTestScope
  override func invokeTest() {
    withSpryTestScope(self) { super.invokeTest() }
  }

  func testStubs() {
    FakeClock.stub.now().andReturn(Date(timeIntervalSince1970: 0))
    XCTAssertEqual(stamp(by: FakeClock.self), "1970")
  }
}

@Suite("The README: ideas and tasks", .spry) struct IdeaTests {
  private let service = FakeUserService()
  private let mailer = FakeMailer()

  @Test("A stub is spelled like the call it answers")
  func stubs() async throws {
    // Examples of SpryFakeMember
    service.stub.load(id: "42").andReturn(ann)
    service.stub.load(id: "0").andThrow(Offline())
    service.stub.load(id: .any).andDo { id in User(id: id, name: "Guest") }
    mailer.stub.sender.andReturn("team@example.com")

    #expect(try await service.load(id: "42") == ann)
    #expect(try await service.load(id: "7") == User(id: "7", name: "Guest"))
    await #expect(throws: Offline.self) { try await service.load(id: "0") }
    #expect(mailer.sender == "team@example.com")
  }

  @Test("A check is spelled like the call it expects")
  func checks() {
    let address = "ann@example.com"
    mailer.stub.send(.any, to: .any).andReturn(true)
    #expect(mailer.send("Hello, Ann!", to: address))

    expectHaveReceived(mailer.calls.send("Hello, Ann!", to: address), .once, "one greeting")
    expectHaveReceived(mailer.calls.send(.prefix("Hello"), to: address))
    expectHaveReceived(mailer.calls.send(.having(\.count, .in(1...20)), to: .suffix(".com")))
    expectHaveNotReceived(mailer.calls.close())
    #expect(mailer.calls.send().last?.text == "Hello, Ann!")
  }

  @Test("A gate holds a caller, and a wait finds its call")
  func concurrency() async throws {
    let service = service
    // Example of SpryFakeMember.suspend, SpryGate, SpryGate.waitForCaller, SpryGate.resume
    let gate = service.stub.load(id: .any).suspend()
    async let greeting = Greeter(service: service).greeting(for: "42")
    try await gate.waitForCaller(within: .seconds(5))  // `load(id:)` is now suspended.
    gate.resume(returning: ann)
    #expect(try await greeting == "Hello, Ann!")
    try await service.calls.load(id: "42").wait(within: .seconds(5))
  }

  @Test("Different values in turn")
  func sequences() async throws {
    mailer.stub.sender.andReturn("first", "second")
    service.stub.load(id: .any).andThrow(Offline()).andReturn(ann)
    #expect([mailer.sender, mailer.sender] == ["first", "second"])
    await #expect(throws: Offline.self) { try await service.load(id: "42") }
    #expect(try await service.load(id: "42") == ann)
  }

  @Test("Properties, order, and no other calls")
  func order() async throws {
    service.stub.load(id: .any).andReturn(ann)
    mailer.sender = try await service.load(id: "42").name
    mailer.close()
    expectHaveReceived(mailer.calls.sender.set("Ann"))
    expectInOrder {
      service.calls.load(id: .any)
      mailer.calls.close()
    }
    expectNoOtherCalls(service, mailer, ignoring: mailer.calls.log(.any))
  }

  @Test("A closure is stubbed and checked like a member")
  func closures() {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub(1, .any).andReturn(true)
    #expect(onDone.closure(1, "ok"))
    expectHaveReceived(onDone.calls(1, .prefix("o")), .once)
  }
}
