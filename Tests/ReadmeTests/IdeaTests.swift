import Foundation
import SpryMacros
import SpryMatchers
import Testing
import XCTest

// The samples of the chapter 'Usage' of the README, and those about XCTest.

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

@Suite("The README: usage", .spry) struct IdeaTests {
  private let service = FakeUserService()
  private let mailer = FakeMailer()

  @Test("A stub is spelled like the call it answers")
  func stubs() async throws {
    // Examples of SpryFakeMember
    service.stub.load(id: "42").andReturn(ann)
    service.stub.load(id: "0").andThrow(Offline()).andReturn(ann)  // The first call throws.
    service.stub.load(id: .any).andDo { id in User(id: id, name: "Guest") }

    #expect(try await service.load(id: "42") == ann)
    #expect(try await service.load(id: "7") == User(id: "7", name: "Guest"))
    await #expect(throws: Offline.self) { try await service.load(id: "0") }
    #expect(try await service.load(id: "0") == ann)
  }

  @Test("An assertion is spelled like the call it expects")
  func verification() {
    mailer.log("Hello")
    mailer.log("Hello")
    expectHaveReceived(mailer.calls.log("Hello"), .exactly(2))
    expectHaveNotReceived(mailer.calls.close())
  }

  @Test("Matchers and captors")
  func arguments() {
    let texts = ArgumentCaptor<String>()
    mailer.stub.send(.capture(texts), to: .suffix(".com")).andReturn(true)
    #expect(mailer.send("Hello, Ann!", to: "ann@example.com"))
    expectHaveReceived(mailer.calls.send(.having(\.count, .in(1...20)), to: "ann@example.com"))
    #expect(texts.last == "Hello, Ann!")
  }

  @Test("Reads and writes of a property")
  func properties() {
    mailer.stub.sender.andReturn("first@example.com", "second@example.com")  // One for each read.
    mailer.sender += ".net"
    expectHaveReceived(mailer.calls.sender.get(), .once)
    expectHaveReceived(mailer.calls.sender.set("first@example.com.net"))
  }

  @Test("The order of calls, and no other calls")
  func order() async throws {
    service.stub.load(id: .any).andReturn(ann)
    mailer.log(try await service.load(id: "42").name)
    mailer.close()
    expectInOrder {
      service.calls.load(id: "42")
      mailer.calls.close()
    }
    expectNoOtherCalls(service, mailer, ignoring: mailer.calls.log(.any))
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

  @Test("A closure is stubbed and verified like a member")
  func closures() {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub(1, .any).andReturn(true)
    #expect(onDone.closure(1, "ok"))
    expectHaveReceived(onDone.calls(1, .prefix("o")), .once)
  }
}
