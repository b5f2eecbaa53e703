import SpryMacros
import SpryMatchers
import Testing
import XCTest

// What the tables of the article "Coming from SpryKit 3" say.

@Spryable
private protocol Box3: AnyObject {
  var size: Int { get }
  func put(_ anything: Any, note: String?)
}

@Spryable
private final class SharedOven: Oven, Sendable {
  var temperature: Int
  func heat(to degrees: Int) throws
  func bake(_ cake: String, minutes: Int) async -> String
  func observe(_ change: @escaping (Int) -> Void)
  static func clean()
}

@Suite("The tables of the article about SpryKit 3", .spry(unusedStubs: .off))
struct FromSpryKit3TableTests {
  private let oven = FakeOven()

  @Test("A gate of a throwing member can throw")
  func throwingGates() async {
    let service = FakeUserService()
    let gate = service.stub.load(id: .any).suspend()
    let loading = Task { try await service.load(id: "1") }
    await gate.waitForCaller()
    gate.resume(throwing: NoPower())
    await #expect(throws: NoPower.self) { try await loading.value }
  }

  @Test("Fakes by hand have the spelling of the table")
  func fakesByHand() {
    let (radio, captor) = (FakeRadio(), Argument.captor())
    radio.stub(.stop).andDo { arguments in print(arguments) }
    radio.stop()
    radio.stub(.play).with(captor, Argument.anything).andReturn(true)
    #expect(radio.play("a", loudly: true))
    let text: String = captor[0]
    #expect(captor.isType(String.self) && text == "a")
    XCTAssertHaveReceived(radio, .play, with: Argument.isType(String.self), Argument.any(Bool.self))
    XCTAssertHaveReceived(radio, .play, with: Argument.any(String.self), Argument.anything)
    XCTAssertHaveNotReceived(radio, .play, with: Argument.closure, Argument.anything)
    FakeRadio.reset()
    XCTAssertHaveReceived(type: FakeRadio.self, .reset)
    expectHaveReceived(type: FakeRadio.self, .reset)
  }

  @Test("Stubs have the spelling of the table")
  func stubs() async throws {
    oven.stub.heat(to: .any).andReturn()
    try oven.heat(to: 1)
    oven.stub.bake(.any, minutes: .any).andReturn("x")
    oven.stub.bake("Apple", minutes: 40).andReturn("x")
    #expect(await oven.bake("Apple", minutes: 40) == "x")
    oven.stub.bake("Apple", minutes: .any).andDo { cake, minutes in "\(cake), \(minutes)" }
    #expect(await oven.bake("Apple", minutes: 7) == "Apple, 7")
    oven.stub.heat(to: 1).andThrow(NoPower())
    #expect(throws: NoPower.self) { try oven.heat(to: 1) }
    oven.stub.temperature.andReturn(20)
    #expect(oven.temperature == 20)
    oven.stub.temperature.set(.any).andDo { _ in }
    oven.temperature = 3
    FakeOven.stub.clean().andReturn()
    FakeOven.clean()
    XCTAssertHaveReceived(FakeOven.calls.clean())
    oven.resetCalls()
    oven.resetStubs()
    oven.resetCallsAndStubs()
    #expect(oven.recordedCalls.isEmpty)
  }

  @Test("A gate answers callers that wait")
  func gates() async throws {
    let oven = SharedOven()
    let gate = oven.stub.bake(.any, minutes: .any).suspend()
    async let cake = Baker(oven: oven).bake("Apple")
    try await oven.calls.bake(.any, minutes: .any).wait(within: .seconds(5))
    gate.resume(returning: "x")
    #expect(await cake == "x")
  }

  @Test("Arguments have the spelling of the table")
  func arguments() async {
    let box = FakeBox3()
    box.put("a", note: nil)
    box.put(1, note: "b")
    expectHaveReceived(box.calls.put(.any, note: .some()), .once)
    expectHaveReceived(box.calls.put(.any, note: .nil()), .once)
    expectHaveReceived(box.calls.put(.match { $0 is String }, note: .any), .once)
    let captor = ArgumentCaptor<String>()
    oven.stub.bake(.capture(captor), minutes: .any).andReturn("")
    oven.stub.bake(.match { $0.count > 3 }, minutes: 1).andReturn("long")
    _ = await oven.bake("a", minutes: 2)
    _ = await oven.bake("b", minutes: 2)
    #expect(captor.values[0] == "a" && captor.values[1] == "b")
  }

  @Test("Checks have the spelling of the table")
  func checks() async throws {
    XCTAssertHaveNoRecordedCalls(oven)
    XCTAssertHaveNoRecordedCalls(oven)
    try oven.heat(to: 180)
    XCTAssertHaveReceived(oven.calls.heat(to: .any))
    XCTAssertHaveReceived(oven.calls.heat(to: 180), .exactly(1))
    XCTAssertHaveNotReceived(oven.calls.temperature.get())
    XCTAssertHaveRecordedCalls(oven)
    expectHaveReceived(oven.calls.heat(to: .any))
    expectHaveReceived(oven.calls.heat(to: .any), .atLeast(1))
    expectHaveReceived(oven.calls.heat(to: .any), .atMost(3))
    expectHaveNotReceived(oven.calls.bake(.any, minutes: .any))
    XCTAssertHaveRecordedCalls(oven)
    let result = oven.calls.heat(to: 180).didCall()
    #expect(oven.calls.heat(to: 180).didCall().success)
    #expect(result.recordedCallsDescription.contains("180"))
    #expect(!oven.recordedCalls.isEmpty)
    #expect(oven.recordedCalls.count == 1)
    try await oven.calls.heat(to: .any).wait(within: .seconds(5))
    let (a, b) = (1, 1)
    XCTAssertEqual(a, b)
    XCTAssertNoThrow(try oven.heat(to: 2))
    try await oven.calls.heat(to: .any).wait(for: .atLeast(2), within: .seconds(5))
    oven.stub.heat(to: 1).andThrow(NoPower())
    #expect(throws: NoPower.self) { try oven.heat(to: 1) }
  }
}
