import Fakes
import SpryMacros
import SpryMatchers
import Testing

@Spyable(inheriting: "PrinterSpy") nonisolated protocol ColorPrinter: Printer {
  func color(_ name: String) -> Int
}

@Suite("Fakes and spies of a protocol of another module", .spry)
struct PortTests {
  @Test("A fake is used in both modules")
  func fakeOnBothSides() async throws {
    let fake = FakePort()
    fake.stub.open(.any).andReturn("a")
    fake.stub.log(.any).andReturn(1)
    fake.stub.tag.andReturn("b")
    fake.stub.fetch(.any).andReturn("c")
    #expect(fake.open(1) == "a")
    #expect(try await elsewhere(fake) == "1bc")
    #expect(fake.calls.log("x").count == 1)
    #expect(fake.calls.tag.set("y").count == 1)
    expectHaveReceived(fake, "tag.set(_:)", with: "y")
  }

  @concurrent private func elsewhere(_ fake: FakePort) async throws -> String {
    fake.tag = "y"
    return try await "\(fake.log("x"))\(fake.tag)\(fake.fetch(2))"
  }

  @Test("Closures stay on the actor")
  func closuresStayOnTheActor() async {
    let fake = FakePort()
    var calls = 0
    fake.stub.each(.any).andDo { body in
      MainActor.assertIsolated()
      await body()
      return 3
    }
    #expect(await fake.each { calls += 1 } == 3)
    let spy = PortSpy()
    spy.eachClosure = { body in
      MainActor.assertIsolated()
      await body()
      return 4
    }
    #expect(await spy.each { calls += 1 } == 4)
    #expect(calls == 2)
  }

  @Test("A spy is used in both modules")
  func spyOnBothSides() async throws {
    let spy = PortSpy()
    spy.logReturnValue = 1
    spy.underlyingTag = "b"
    spy.fetchReturnValue = "c"
    #expect(try await elsewhere(spy) == "1bc")
    #expect(spy.logReceivedText == "x")
  }

  @concurrent private func elsewhere(_ spy: PortSpy) async throws -> String {
    try await "\(spy.log("x"))\(spy.tag)\(spy.fetch(2))"
  }

  @Test("An actor and a class that the macro filled are stubbed")
  func filledTypes() async {
    let ledger = FakeLedger()
    ledger.stub.add(.any).andReturn(true)
    ledger.stub.count.andReturn(2)
    ledger.stub.name().andReturn("n")
    #expect(await ledger.add(1))
    #expect(await ledger.count == 2)
    #expect(ledger.name() == "n")
    let bridge = FakeBridge()
    bridge.stub.cross(.any).andReturn(true)
    bridge.stub.length().andReturn(5)
    #expect(bridge.cross(1))
    #expect(await length(of: bridge) == 5)
  }

  @concurrent private func length(of bridge: FakeBridge) async -> Int { bridge.length() }

  @concurrent @Test("A nonisolated protocol is faked off the main actor")
  func doublesOfAProtocolOfNoActor() async {
    let (fake, spy) = (FakeMeter(), MeterSpy())
    fake.stub.read(.any).andReturn(1)
    spy.readReturnValue = 2
    #expect(fake.read(0) + spy.read(0) == 3)
    spy.unit = "m"
    #expect(spy.underlyingUnit == "m")
    FakeMeter.stub.make().andReturn(3)
    #expect(FakeMeter.make() == 3)
  }

  @Test("A spy inherits from a spy of another module")
  func spyOfASpyInAnotherModule() {
    let spy = ColorPrinterSpy()
    spy.colorReturnValue = 1
    spy.printReturnValue = 2
    #expect(spy.color("red") + spy.print("text") == 3)
    spy.resetSpy()
    #expect(!spy.colorCalled && !spy.printCalled)
  }
}
