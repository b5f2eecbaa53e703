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
  subscript(_ index: Int) -> Int { get set }
  func fade(to level: Int) async
  func reset() throws
}

@Suite("Reference: stubs", .spry(unusedStubs: .off)) struct StubsExamples {
  private let mailer = FakeMailer()
  private let service = FakeUserService()
  private let thermometer = FakeThermometer(wrapping: RoomThermometer())
  private let vault = FakeVault()

  // Example of AfterLastAnswer
  private let rule = AfterLastAnswer.fail

  @Test("Stubs with types")
  func typed() async throws {
    // Example of SpryFakeMember
    service.stub.load(id: .any).andReturn(ann)

    // Example of SpryFakeMember.andReturn
    mailer.stub.sender.andReturn("ann@example.com", "bob@example.com")

    // Example of SpryFakeMember.andThrow
    service.stub.load(id: "0").andThrow(NotFound())

    // Example of SpryFakeMember.andDo
    service.stub.load(id: "7").andDo { id in User(id: id, name: "Bob") }

    // Example of SpryFakeMember.andCallThrough
    thermometer.stub.temperature(in: "Oslo").andReturn(-40).andCallThrough()

    // Example of SpryFakeMember.afterLast, AfterLastAnswer.cycle
    mailer.stub.sender.andReturn("first", "second").afterLast(.cycle)

    // Example of SpryFakeMember.expected
    service.stub.load(id: "42").andReturn(ann).expected(.atMost(1))

    // Example of SpryFakeMember.lenient
    service.stub.load(id: "9").andReturn(nobody).lenient()

    // Example of SpryFakeMember.delayed
    service.stub.load(id: "5").delayed(by: .milliseconds(1)).andReturn(ann)

    // Example of SpryFakeMember.set
    mailer.stub.sender.set("bob@example.com").andReturn()

    // Example of SpryFakeMember.get
    mailer.stub.sender.get().andReturn("eve@example.com")

    #expect(mailer.sender == "eve@example.com")
    #expect(try await service.load(id: "5") == ann)
    await #expect(throws: NotFound.self) { try await service.load(id: "0") }

    // Example of SpryFakeMember.returned
    expectHaveReceived(service.calls.load(id: "5").returned(.having(\.name, "Ann")))

    // Example of SpryFakeMember.threw
    expectHaveReceived(service.calls.load(id: "0").threw(.match { $0 is NotFound }), .once)

    // Example of SpryFakeMember.outcomes
    #expect(try service.calls.load(id: "5").outcomes.last?.get() == ann)
  }

  @Test("The types of stubs and calls")
  func types() {
    let (counter, gauge) = (FakeCounter(), FakeGauge())
    // Example of SpryStubRole, SpryMemberEffects, SprySyncMemberEffects, SprySyncEffects
    let close: SpryFakeMember<SpryStubRole, Void, Void, SprySyncEffects> = mailer.stub.close()

    // Example of SpryCallRole, SpryAsyncMemberEffects, SpryThrowingMemberEffects
    // Example of SpryAsyncThrowingEffects
    let loads: SpryFakeMember<SpryCallRole, String, User, SpryAsyncThrowingEffects<any Error>> =
      service.calls.load(id: "1")

    // Example of SpryAsyncEffects
    let fade: SpryFakeMember<SpryStubRole, Int, Void, SpryAsyncEffects> = gauge.stub.fade(to: 3)

    // Example of SprySyncThrowingEffects
    let reset: SpryFakeMember<SpryStubRole, Void, Void, SprySyncThrowingEffects<any Error>> =
      gauge.stub.reset()

    // Example of SpryOwnAnswerStubRole
    typealias Warmth = SpryFakeMember<
      SpryOwnAnswerStubRole, String, Int, SpryAsyncThrowingEffects<any Error>
    >

    let warmth: Warmth = thermometer.stub.temperature(in: "Oslo")

    // Example of SpryPropertyEffects, SpryReadEffects
    let level: SpryFakeMember<SpryStubRole, Void, Int, SpryReadEffects<SprySyncEffects>> =
      gauge.stub.level

    // Example of SpryReadWriteEffects
    let sender: SpryFakeMember<SpryStubRole, Void, String, SpryReadWriteEffects<SprySyncEffects>> =
      mailer.stub.sender

    // Example of SpryReadWriteSubscriptEffects
    typealias Element = SpryFakeMember<
      SpryStubRole, Int, Int, SpryReadWriteSubscriptEffects<SprySyncEffects>
    >

    let element: Element = gauge.stub[3]

    // Example of SpryAnyEffects
    typealias Finishing = SpryFakeMember<SpryStubRole, Int, Bool, SpryAnyEffects<any Error>>

    // Example of SpryClosureEffects
    typealias Counting = SpryClosureEffects<(inout Int) -> Void, SprySyncEffects>

    let counting: SpryFakeMember<SpryStubRole, Int, Void, Counting> = counter.stub.count(.any)
    let finishing: Finishing = SpyClosure<Int, Bool>("isDone").stub(1)
    finishing.andReturn(true)
    close.andReturn()
    level.andReturn(1)
    sender.andReturn("ann@example.com")
    counting.andDo { $0 = 1 }
    fade.andReturn()
    reset.andThrow(NotFound())
    warmth.andCallThrough()
    element.set(4).andReturn()
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
