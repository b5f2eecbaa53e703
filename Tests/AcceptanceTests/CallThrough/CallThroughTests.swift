import SpryKit
import SpryMatchers
import TestSupport
import Testing

@Suite("Fakes that call through to something real", .spry(callers: false))
struct CallThroughTests {
  private let fake = FakeCabinet()

  @Test("The real object answers where no stub does")
  func theRealThingAnswersWhereNoStubDoes() async throws {
    #expect(fake.size == 3)
    #expect(fake.open("a") == "real a")
    fake.close()
    #expect(try fake.take("b") == "real b")
    #expect(try fake.turn(4) == 4)
    #expect(await fake.find("c") == "real c")
    #expect(try await fake.fetch("d") == "real d")
    try await fake.shut()
    #expect(
      fake.real.calls == [
        "size", "open a", "close", "take b", "turn 4", "find c", "fetch d", "shut",
      ])
    expectHaveReceived(fake, .open, with: "a", countSpecifier: .once)
    expectHaveReceived(fake, .find, with: "c", countSpecifier: .once)
    #expect(!fake.didCall(.size).success)
  }

  @Test("The real type answers static members")
  func theRealThingAnswersForTypes() async throws {
    #expect(FakeCabinet.make("a") == "real a")
    #expect(FakeCabinet.count == 8)
    #expect(throws: CabinetLocked()) { try FakeCabinet.lend() }
    #expect(await FakeCabinet.list() == ["real"])
    #expect(try await FakeCabinet.send("b") == "real b")
    expectHaveReceived(type: FakeCabinet.self, .make, with: "a")
    expectHaveReceived(type: FakeCabinet.self, .send, with: "b")
    #expect(!FakeCabinet.didCall(.list).success)
  }

  @Test("Errors of the real object are thrown")
  func itsErrorsAreThrown() async {
    #expect(throws: CabinetLocked()) { try fake.take("locked") }
    await #expect(throws: CabinetLocked()) { try await fake.fetch("locked") }
    fake.real.fault = .jammed
    #expect(throws: CabinetFault.jammed) { try fake.turn(1) }
    await #expect(throws: CabinetFault.jammed) { try await fake.shut() }
  }

  @Test("A stub answers in place of the real object")
  func aStubAnswersInItsPlace() async throws {
    fake.stub(.size).andReturn(1)
    fake.stub(.open).with("a").andReturn("stubbed")
    fake.stub(.close).andReturn()
    fake.stub(.take).andThrow(CabinetLocked())
    fake.stub(.find).andDo { arguments async in "found \(arguments[0] as! String)" }
    fake.stub(.shut).andThrow(CabinetFault.lost)
    FakeCabinet.stub(.count).andReturn(2)
    #expect(fake.size == 1)
    #expect(fake.open("a") == "stubbed")
    fake.close()
    #expect(throws: CabinetLocked()) { try fake.take("b") }
    #expect(await fake.find("c") == "found c")
    await #expect(throws: CabinetFault.lost) { try await fake.shut() }
    #expect(FakeCabinet.count == 2)
    #expect(fake.real.calls == [])
    #expect(fake.open("b") == "real b")
    #expect(fake.real.calls == ["open b"])
  }

  @Test("A stub may call through")
  func aStubCallsThrough() async throws {
    fake.stub(.open).andReturn("stubbed")
    fake.stub(.open).with("a").andCallThrough()
    fake.stub(.take).andCallThrough()
    fake.stub(.find).andCallThrough()
    fake.stub(.size).andCallThrough()
    FakeCabinet.stub(.make).andCallThrough()
    FakeCabinet.stub(.send).with("b").andCallThrough()
    #expect(fake.open("a") == "real a")
    #expect(fake.open("b") == "stubbed")
    #expect(throws: CabinetLocked()) { try fake.take("locked") }
    #expect(await fake.find("c") == "real c")
    #expect(fake.size == 3)
    #expect(FakeCabinet.make("d") == "real d")
    #expect(try await FakeCabinet.send("b") == "real b")
    #expect(fake.real.calls == ["open a", "find c", "size"])
  }

  @Test("A sequence of answers may call through")
  func callsThroughInASequence() async throws {
    fake.stub(.open).andReturn("first").andCallThrough().andReturn("third").afterLast(.cycle)
    #expect((1...4).map { fake.open("\($0)") } == ["first", "real 2", "third", "first"])
    #expect(fake.real.calls == ["open 2"])

    fake.stub(.fetch).andThrow(CabinetLocked()).andCallThrough()
    await #expect(throws: CabinetLocked()) { try await fake.fetch("a") }
    #expect(try await fake.fetch("a") == "real a")
    #expect(try await fake.fetch("b") == "real b")
  }

  @Test("A stub leaves calls to an older stub that calls through")
  func callsThroughAfterTheLast() {
    fake.stub(.open).andCallThrough()
    fake.stub(.open).andReturn("once").afterLast(.previousStub)
    #expect((1...3).map { fake.open("\($0)") } == ["once", "real 2", "real 3"])
  }

  @Test("Calling through where nothing real is behind the member is misuse")
  func nothingIsBehindTheMember() async {
    fake.stub(.lock).with(7).andCallThrough()
    var value: Int?
    expectGolden(misuses { value = fake.lock(7) })
    #expect(value == 0)
    fake.stub(.swing).andReturn(1).andCallThrough()
    let reports = Misuses()
    let values = await withSpryScope(misuse: reports.handler) {
      [try? await fake.swing(), try? await fake.swing()]
    }
    #expect(values == [1, nil])
    #expect(reports.all.map(\.kind) == [.nothingToCallThrough])
  }
}
