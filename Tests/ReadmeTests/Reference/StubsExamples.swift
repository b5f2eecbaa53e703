import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: stubs with types, and without.

@Spryable
private protocol Gauge {
  var level: Int { get }
  subscript(_ index: Int) -> Int { get set }
  func fade(to level: Int) async
  func reset() throws
}

@Suite("Reference: stubs", .spry(unusedStubs: .off)) struct StubsExamples {
  private let mailer = FakeMailer()
  private let vault = FakeVault()

  @Test("The types of stubs and calls")
  func types() {
    let (counter, gauge, service) = (FakeCounter(), FakeGauge(), FakeUserService())
    let thermometer = FakeThermometer(wrapping: RoomThermometer())
    // Example of SpryStubRole, SpryMemberEffects, SprySyncMemberEffects, SprySyncEffects
    let close: SpryFakeMember<SpryStubRole, Void, Void, SprySyncEffects> = mailer.stub.close()
    // Example of SpryCallRole, SpryAsyncMemberEffects, SpryThrowingMemberEffects, SpryAsyncThrowingEffects
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
    let finishing: Finishing = SpyClosure<Int, Bool>("isDone").stub(1)
    // Example of SpryClosureEffects
    typealias Counting = SpryClosureEffects<(inout Int) -> Void, SprySyncEffects>
    let counting: SpryFakeMember<SpryStubRole, Int, Void, Counting> = counter.stub.count(.any)

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
    // Examples of Stub, Stubbable
    vault.stub(.read).andReturn(["gold"], ["silver"])
    vault.stubAgain(.read).andReturn(["silver"])
    vault.stub(.unlock).with(0).andThrow(VaultError.wrongPin)
    vault.stub(.unlock).andDo { arguments in arguments[0] as! Int == 1234 }
    vault.stub(.read).andReturn(["copper"]).afterLast(.previousStub)
    vault.stub(.open).andCallThrough().lenient()
    vault.stub(.open).andReturn().expected(.atMost(1))
    vault.stub(.read).delayed(by: .milliseconds(1)).andReturn(["tin"])

    #expect(await vault.read() == ["tin"])
    #expect(try await vault.unlock(pin: 1234))
  }

  @Test("Rules of stubs")
  func rules() {
    // Examples of AfterLastAnswer
    mailer.stub.sender.andReturn("first", "second").afterLast(.cycle)
    mailer.stub.sender.andReturn("only once").afterLast(.fail)
    mailer.stub.sender.andReturn("first", "last").afterLast(.repeatLast)
    vault.stub(.read).andReturn(["copper"]).afterLast(.previousStub)

    // Example of withDefaults
    let name = withDefaults(ann) { User.spryDefault.name }

    #expect(name == "")
  }
}
