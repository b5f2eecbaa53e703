import SpryMacros
import SpryMatchers
import Testing
import XCTest

// What the tables of the articles about Spry and SpryKit 3 say.

@Spryable
private final class TypedRadio: Radio, Spryable {
  var station: String
  func tune(to frequency: Double) throws -> String
  func play(_ song: String, loudly: Bool) -> Bool
  func stop()
  static func reset()
}

@Spryable
private final class SharedOven: Oven, Spryable, Sendable {
  var temperature: Int
  func heat(to degrees: Int) throws
  func bake(_ cake: String, minutes: Int) async -> String
  func observe(_ change: @escaping (Int) -> Void)
  static func clean()
}

// SpryKit 3's conditions test for other modules.
#if canImport(SpryKit)
  @Spryable
  private final class KeptOven: Oven, Spryable {
    var lastChange: ((Int) -> Void)? = nil
    var temperature: Int
    func heat(to degrees: Int) throws
    func bake(_ cake: String, minutes: Int) async -> String
    func observe(_ change: @escaping (Int) -> Void) {
      lastChange = change
      recordCall(arguments: change)
    }
    static func clean()
  }
#endif

@Spryable
private protocol Jukebox: AnyObject {
  var size: Int { get }
  func insert(_ song: Song)
  func put(_ anything: Any, note: String?)
}

private final class Song: SpryEquatable, Equatable {
  static func == (first: Song, second: Song) -> Bool { true }
}

private final class FakeMarker: Spryable {
  func mark(_ name: String) { recordCall("mark()", arguments: name) }
  // Example of Stubbable.stubbedValueThrows
  func second(_ name: String) throws -> Int { try stubbedValueThrows(arguments: name) }

  func fourth(_ name: String) throws -> Int { try spryifyThrows(arguments: name) }
  func fifth(_ name: String) async -> Int { await spryify(arguments: name) }
  func sixth(_ name: String) async throws -> Int { try await spryifyThrows(arguments: name) }
  func tenth(_ song: Song) { recordCall(arguments: song) }
  func ninth(_ name: String, closure: () -> Void) {
    withoutActuallyEscaping(closure) { spryify(arguments: name, NonEscapingArgument($0)) }
  }
}

@Suite("The tables of the articles about Spry and SpryKit 3", .spry(unusedStubs: .off))
struct FromSpryTableTests {
  private let radio = FakeRadio()
  private let oven = FakeOven()

  @Test("A fake by hand has the members of Spry")
  func fakes() async throws {
    let marker = FakeMarker()
    for member in ["second(_:)", "fourth(_:)", "fifth(_:)", "sixth(_:)"] as [MemberName] {
      marker.stub(member).with("a").andReturn(1)
    }
    #expect(try marker.second("a") + marker.fourth("a") == 2)
    #expect(await marker.fifth("a") == 1)
    #expect(try await marker.sixth("a") == 1)
    marker.mark("a")
    #expect(marker.didCall("mark()", withArguments: ["a"]).success)
    var isCalled = false
    marker.stub("ninth(_:closure:)").andDo { arguments in (arguments[1] as! () -> Void)() }
    marker.ninth("a") { isCalled = true }
    #expect(isCalled)
  }

  @Test("Stubs without types have the spelling of the tables")
  func stubs() throws {
    radio.stub(.play).andReturn(true)
    radio.stubAgain(.play).andReturn(false)
    #expect(!radio.play("", loudly: false))
    radio.stub(.play).andReturn(false)
    radio.stub(.play).with("Morning", false)
      .andDo { arguments in arguments[0] as! String == "Morning" }
    #expect(radio.play("Morning", loudly: false))
    radio.stub(.play).with("Beep", Argument.anything)
      .andDo { (song: String, loudly: Bool) in song == "Morning" }
    #expect(!radio.play("Beep", loudly: false))
    radio.stub(.stop).andDo { arguments in print(arguments) }
    radio.stop()
    #expect(radio.explain().contains("stop()"))
    FakeRadio.reset()
    FakeRadio.resetCallsAndStubs()
    #expect(FakeRadio.recordedCalls.isEmpty)
  }

  @Test("Arguments without types have the spelling of the tables")
  func arguments() {
    var captor: ArgumentCaptor<Any>!
    captor = Argument.captor()
    radio.stub(.play).with(Argument.anything, Argument.nonNil).andReturn(true)
    radio.stub(.play).with(Argument.pass { $0 is String }, Argument.nil).andReturn(false)
    radio.stub(.play).with(Argument.pass { $0 is String }, captor!).andReturn(true)
    #expect(radio.play("a", loudly: true) && radio.play("b", loudly: false))
    #expect(captor.getValue(as: Bool.self) && !captor.getValue(at: 1, as: Bool.self))
    captor.reset()
    XCTAssertHaveReceived(radio, .play, with: captor!, Argument.anything)
    #expect(captor.getValue(as: String.self) == "a")
    #expect(captor.getValue(at: 1, as: String.self) == "b")
    #expect(captor.isType(String.self))
    XCTAssertHaveReceived(radio, .play, with: Argument.isType(String.self), Argument.any(Bool.self))
    XCTAssertHaveReceived(radio, .play, with: Argument.any(String.self), Argument.anything)
    let never = Argument.all(Argument.closure, Argument.anything)
    withKnownIssue { XCTAssertHaveNotReceived(radio, .play, with: never, Argument.anything) }
  }

  @Test("Checks without types have the spelling of the tables")
  func checks() async throws {
    radio.stub(.play).andReturn(true)
    XCTAssertHaveNoRecordedCalls(radio)
    _ = radio.play("Morning", loudly: false)
    radio.stop()
    FakeRadio.reset()
    let arguments: [Any?] = ["Morning", false]
    let result = radio.didCall(.play, withArguments: arguments, countSpecifier: .exactly(1))
    #expect(result.success && result.failureDescription == nil)
    #expect(result.recordedCallsDescription.contains("Morning"))
    #expect(radio.recordedCalls.count == 2)
    #expect(radio.didCall(.stop).success)
    XCTAssertHaveReceived(radio, .stop)
    let optional: FakeRadio? = radio
    XCTAssertHaveReceived(optional, .stop)
    XCTAssertHaveReceived(radio, .play, with: "Morning", false)
    XCTAssertHaveReceived(radio, .stop, countSpecifier: .exactly(1))
    XCTAssertHaveNotReceived(radio, .tune)
    XCTAssertHaveNotReceived(radio, .stop, countSpecifier: .exactly(2))
    XCTAssertHaveReceived(type: FakeRadio.self, .reset)
    expectHaveReceived(type: FakeRadio.self, .reset)
    try await radio.called(.stop).wait(within: .seconds(1))
    // Example of XCTAssertHaveRecordedCalls
    XCTAssertHaveRecordedCalls(radio)
    XCTAssertHaveRecordedCalls(type: FakeRadio.self)
  }

  @available(*, deprecated)
  @Test("The names of Spry 4 and SpryKit 3 work, with a warning of the compiler")
  func oldNames() {
    radio.stub(.stop).andDoVoid { _ in }
    radio.stub(.play)
      .with(Argument.validator { $0 as? String == "Morning" }, Argument.skipped).andReturn(true)
    expectHaveNoRecordedCalls(radio)
    #expect(radio.play("Morning", loudly: false))
    radio.stop()
    expectHaveRecordedCalls(radio)
    let result = radio.didCall(.play, withArguments: ["Morning", false])
    #expect(result.isSuccess && result.friendlyDescription == result.recordedCallsDescription)
    #expect(!radio.didCall(.tune).isSuccess)
  }

  @Test("The macro can write the fake")
  func typed() {
    let radio = TypedRadio()
    radio.stub.tune(to: 95.6).andReturn("Nova")
    radio.stub.play("Morning", loudly: false).andReturn(true)
    #expect(Alarm(radio: radio).ring())
    expectHaveReceived(radio.calls.station.set("Nova"), .once)
    expectHaveNotReceived(radio.calls.stop())
  }

  @Test("Stubs with types have the spelling of the tables")
  func typedStubs() async throws {
    oven.stub.heat(to: .any).andReturn()
    oven.stub.bake(.any, minutes: .any).andReturn("x")
    oven.stub.bake("Apple", minutes: 40).andReturn("x")
    #expect(await oven.bake("Apple", minutes: 40) == "x")
    oven.stub.bake("Apple", minutes: .any).andDo { cake, minutes in "\(cake), \(minutes)" }
    #expect(await oven.bake("Apple", minutes: 7) == "Apple, 7")
    oven.stub.temperature.andReturn(20)
    #expect(oven.temperature == 20)
    oven.stub.temperature.set(.any).andDo { _ in }
    FakeOven.stub.clean().andReturn()
    FakeOven.clean()
    XCTAssertHaveReceived(FakeOven.calls.clean())
    oven.resetCalls()
    oven.resetStubs()
    oven.resetCallsAndStubs()
    #expect(oven.recordedCalls.isEmpty)
  }

  @Test("A variable with a value is no member of the fake")
  func storedVariable() {
    let oven = KeptOven()
    var seen: [Int] = []
    Baker(oven: oven).watch { seen.append($0) }
    oven.lastChange?(90)
    #expect(seen == [90])
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

  @Test("Arguments with types have the spelling of the tables")
  func typedArguments() async {
    let (jukebox, marker, song, other) = (FakeJukebox(), FakeMarker(), Song(), Song())
    marker.tenth(other)
    XCTAssertHaveNotReceived(marker, "tenth(_:)", with: song)
    XCTAssertHaveReceived(marker, "tenth(_:)", with: Argument.equal(to: song))
    jukebox.insert(other)
    XCTAssertHaveNotReceived(jukebox.calls.insert(song))
    XCTAssertHaveReceived(jukebox.calls.insert(.match { $0 == song }))
    jukebox.put("a", note: nil)
    jukebox.put(1, note: "b")
    expectHaveReceived(jukebox.calls.put(.any, note: .some()), .once)
    expectHaveReceived(jukebox.calls.put(.match { $0 is String }, note: .nil()), .once)
    let captor = ArgumentCaptor<String>()
    oven.stub.bake(.capture(captor), minutes: .any).andReturn("")
    for cake in ["a", "b"] { _ = await oven.bake(cake, minutes: 2) }
    #expect(captor.values[0] == "a" && captor.values[1] == "b")
  }

  @Test("Checks with types have the spelling of the tables")
  func typedChecks() async throws {
    // Example of XCTAssertHaveNoRecordedCalls
    XCTAssertHaveNoRecordedCalls(oven)

    try oven.heat(to: 180)
    XCTAssertHaveReceived(oven.calls.heat(to: .any))
    XCTAssertHaveNotReceived(oven.calls.temperature.get())
    XCTAssertHaveRecordedCalls(oven)
    expectHaveReceived(oven.calls.heat(to: .any))
    #expect(oven.calls.heat(to: 180).didCall().success)
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
