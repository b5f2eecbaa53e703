import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: stubs with types, and without.

@Suite("Reference: stubs", .spry(unusedStubs: .off)) struct StubsExamples {
  private let mailer = FakeMailer()
  private let vault = FakeVault()

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
