import Foundation
import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: stubs with types, and without.

// Example of SpryDefaultable, SpryDefaultable.spryDefault
extension BookID: SpryDefaultable { static var spryDefault: BookID { "" } }

@Spryable
private protocol Gauge {
  var level: Int { get }
}

@Suite("Reference: stubs", .spry(unusedStubs: .off)) struct StubsExamples {
  private let mailer = FakeMailer()
  private let service = FakeUserService()
  private let vault = FakeVault()

  // Example of AfterLastAnswer
  private let rule = AfterLastAnswer.fail

  @Test("Stubs with types")
  func typed() async throws {
    // Example of FakeMember
    service.stub.load(id: .any).andReturn(ann)

    // Example of FakeMember.andReturn
    mailer.stub.sender.andReturn("ann@example.com", "bob@example.com")

    // Example of FakeMember.andThrow
    service.stub.load(id: "0").andThrow(NotFound())

    // Example of FakeMember.andDo
    service.stub.load(id: "7").andDo { id in User(id: id, name: "Bob") }

    // Example of FakeMember.andCallThrough
    service.stub.load(id: "8").andCallThrough()

    // Example of FakeMember.afterLast, AfterLastAnswer.cycle
    mailer.stub.sender.andReturn("first", "second").afterLast(.cycle)

    // Example of FakeMember.expected
    service.stub.load(id: "42").andReturn(ann).expected(.atMost(1))

    // Example of FakeMember.lenient
    service.stub.load(id: "9").andReturn(nobody).lenient()

    // Example of FakeMember.delayed
    service.stub.load(id: "5").delayed(by: .milliseconds(1)).andReturn(ann)

    // Example of FakeMember.set
    mailer.stub.sender.set("bob@example.com").andReturn()

    // Example of FakeMember.get
    mailer.stub.sender.get().andReturn("eve@example.com")

    #expect(mailer.sender == "eve@example.com")
    #expect(try await service.load(id: "5") == ann)
    await #expect(throws: NotFound.self) { try await service.load(id: "0") }
  }

  @Test("The types of stubs and calls")
  func types() {
    let (counter, gauge) = (FakeCounter(), FakeGauge())
    // Example of StubRole, MemberEffects, SyncMemberEffects, SyncEffects
    let close: FakeMember<StubRole, Void, Void, SyncEffects<Never>> = mailer.stub.close()

    // Example of CallRole, AsyncMemberEffects, AsyncEffects
    let loads: FakeMember<CallRole, String, User, AsyncEffects<any Error>> = service.calls.load(
      id: "1")

    // Example of PropertyEffects, ReadEffects
    let level: FakeMember<StubRole, Void, Int, ReadEffects<SyncEffects<Never>>> = gauge.stub.level

    // Example of ReadWriteEffects
    let sender: FakeMember<StubRole, Void, String, ReadWriteEffects<SyncEffects<Never>>> = mailer
      .stub.sender

    // Example of ClosureEffects
    typealias Counting = ClosureEffects<(inout Int) -> Void, SyncEffects<Never>>

    let counting: FakeMember<StubRole, Int, Void, Counting> = counter.stub.count(.any)
    close.andReturn()
    level.andReturn(1)
    sender.andReturn("ann@example.com")
    counting.andDo { $0 = 1 }
    #expect(loads.isEmpty)
  }

  @Test("Stubs without types")
  func byName() async throws {
    // Example of Stubbable.stub, Stub
    vault.stub(.read).andReturn(["gold"])

    // Example of Stubbable.stubAgain
    vault.stubAgain(.read).andReturn(["silver"])

    // Example of Stub.with, Stub.andThrow
    vault.stub(.unlock).with(0).andThrow(VaultError.wrongPin)

    // Example of Stub.andDo
    vault.stub(.unlock).andDo { arguments in arguments[0] as! Int == 1234 }

    // Example of Stub.andReturn
    vault.stub(.read).andReturn(["gold"], ["silver"])

    // Example of Stub.afterLast, AfterLastAnswer.previousStub
    vault.stub(.read).andReturn(["copper"]).afterLast(.previousStub)

    // Example of Stub.andCallThrough
    vault.stub(.open).andCallThrough().lenient()

    // Example of Stub.expected
    vault.stub(.open).andReturn().expected(.atMost(1))

    // Example of Stub.lenient
    vault.stub(.read).andReturn([]).lenient()

    // Example of Stub.delayed
    vault.stub(.read).delayed(by: .milliseconds(1)).andReturn(["tin"])

    #expect(await vault.read() == ["tin"])
    #expect(try await vault.unlock(pin: 1234))
  }

  @Test("Rules of stubs")
  func rules() {
    // Example of AfterLastAnswer.fail
    mailer.stub.sender.andReturn("only once").afterLast(.fail)

    // Example of AfterLastAnswer.repeatLast
    mailer.stub.sender.andReturn("first", "last").afterLast(.repeatLast)

    // Example of Stubbable.strictness
    mailer.strictness = .strict

    // Example of Strictness, Strictness.normal
    FakeClock.strictness = .normal

    // Example of Strictness.strict
    FakeUserStore().strictness = .strict

    // Example of Strictness.relaxed
    FakeUserStore().strictness = .relaxed

    // Example of withDefaults
    let id = withDefaults(BookID("dune")) { BookID.spryDefault }

    #expect(rule == .fail && id == "")
  }
}
