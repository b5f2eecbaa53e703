// Mistakes in tests. The golden file has what the compiler says of each; see `run`.

import SpryMacros
import SpryMatchers
import Testing

struct User: Equatable, Sendable { var id: Int }
enum Level { case info, warn }
struct Offline: Error {}
struct Other: Error {}
func pause() async {}

@Spryable protocol Service {
  func load(id: String) async throws -> User
  func save(_ user: User, version: Int)
  func log(_ level: Level, tag: String?)
  func copy(_ user: User, _ version: Int, _ other: Int, tag: String)
  func close()
  func nap() async
  func decode<Value: Decodable>(_ type: Value.Type) throws(Offline) -> Value
  func next(_ seed: inout Int) -> Int
  var name: String { get set }
  var size: Int { get }
  static func make(id: Int) -> Int
}

func names(_ service: FakeService, user: User) {
  service.stub.lod(id: "42").andReturn(user)
  service.stub.nam.andReturn("x")
  expectHaveReceived(service.calls.lod(id: "42"))
  expectInOrder { service.calls.clos() }
  service.stub.load("42").andReturn(user)
  expectHaveReceived(service.calls.load(ids: "42"))
  service.stub(.load).andReturn(user)
  service.stub("load(id:)").andReturn(user)
  _ = service.called("load(id:)", with: "42")
  _ = service.didCall("load(id:)", countSpecifier: .once)
  _ = service.recordedCalls(of: "load(id:)")
  expectHaveReceived(service, .load)
  service.stub.log(.inf, tag: nil).andReturn()
  service.stub.load(id: .anny).andReturn(user)
  service.stub.load(id: .nil()).andReturn(user)
  service.stub.load(id: .success()).andReturn(user)
  service.stub.load(id: .failure(.any)).andReturn(user)
  service.stub.load(id: .value(for: "a", "b")).andReturn(user)
  service.stub.make(id: 3).andReturn(3)
  service.stub.load(id: "42").andReturn(user).afterLast(.stop)
}

func argumentCounts(_ service: FakeService, user: User) {
  service.stub.log(.any).andReturn()
  expectHaveReceived(service.calls.load())
  expectHaveReceived(service.calls.close("x"))
  service.stub.close(3).andReturn()
  service.stub.load(id: "x", retries: 3).andReturn(user)
  expectHaveReceived(service.calls.load(id: "x", 3))
  expectHaveReceived(service.calls.save(user, version: 3, 4))
  expectHaveReceived(service.calls.make(id: 3))
  expectHaveReceived(FakeService.calls.close())
  expectHaveReceived(service.calls.load)
  service.stub.load.andReturn(user)
  for (user, version, more) in service.calls.save(.any, version: .any) {
    print(user, version, more)
  }
}

func argumentTypes(_ service: FakeService, user: User, id: Int, tag: String) {
  service.stub.load(id: 3).andReturn(user)
  expectHaveReceived(service.calls.load(id: 3))
  expectHaveNotReceived(service.calls.load(id: 3))
  service.stub.load(id: nil).andReturn(user)
  service.stub.load(id: .contains(2)).andReturn(user)
  service.stub.save(.having(\.id, "x"), version: 1).andReturn()
  service.stub.decode(User.self).andReturn(user)
  expectHaveReceived(service.calls.name.set(3))
  let captor = ArgumentCaptor<Int>()
  service.stub.save(.capture(captor), version: 2).andReturn()
}

// Values and matchers can stand in any combination, for up to three parameters.
func valuesBesideMatchers(_ service: FakeService, user: User, version: Int, tag: String) {
  service.stub.save(user, version: "x").andReturn()
  service.stub.save(user, version: nil).andReturn()
  service.stub.save(tag, version: .any).andReturn()
  service.stub.save(user, version: .anny).andReturn()
  service.stub.save(.anny, version: .any).andReturn()
  service.stub.save(.match { $0.nam == "x" }, version: version).andReturn()
  service.stub.save(.having(\.nam, "x"), version: .any).andReturn()
  service.stub.log(.inf, tag: tag).andReturn()
  service.stub.log(.info, tag: 3).andReturn()
  service.stub.copy(user, 1, .any, tag: tag).andReturn()
  service.stub.copy(.any, 1, version, tag: "a").andReturn()
}

func answers(_ service: FakeService, user: User) {
  service.stub.load(id: "a").andReturn(3)
  service.stub.load(id: "a").andReturn(user, "y")
  service.stub.load(id: "a").andReturn()
  service.stub.name.andReturn(3)
  service.stub.decode(String.self).andReturn(3)
  service.stub.load(id: "x").suspend().resume(returning: 3)
  service.stub.load(id: "x").suspend().resume()
}

func effects(_ service: FakeService) {
  service.stub.close().andThrow(Offline())
  service.stub.decode(String.self).andThrow(Other())
  service.stub.load(id: .any).andThrow("offline")
  service.stub.close().andDo { throw Offline() }
  service.stub.decode(String.self).andDo { _ in throw Other() }
  service.stub.close().andDo { await pause() }
  service.stub.close().suspend().resume()
  service.stub.nap().block().resume()
  service.stub.nap().suspend().resume(throwing: Offline())
  service.stub.close().delayed(by: .seconds(1)).andReturn()
  service.stub.load(id: .any).andCallThrough()
  expectHaveReceived(service.calls.close().threw(Offline()))
  service.stub.size.set(3).andReturn()
  expectHaveNotReceived(service.calls.size.set(.any))
}

func closures(_ service: FakeService, user: User) {
  service.stub.save(.any, version: .any).andDo { (user: String, version: Int) in }
  service.stub.save(.any, version: .any).andDo { user, version in user.foo() }
  service.stub.save(.any, version: .any).andDo { user, version, more in }
  service.stub.save(.any, version: .any).andDo { user in print(user.id) }
  service.stub.load(id: .any).andDo { user }
  service.stub.next(.any).andDo { seed in
    seed = "x"; return 3
  }
  service.stub.next(.any).andDo { seed in "x" }
}

func roles(_ service: FakeService, user: User) {
  service.calls.load(id: "3").andReturn(user)
  expectHaveReceived(service.stub.load(id: "3"))
  XCTAssertHaveNotReceived(service.stub.close())
  expectInOrder { service.stub.close() }
  expectInOrder { service.close() }
  expectHaveReceived(service.close())
  XCTAssertHaveNotReceived(service.close())
  service.stub.load(id: "3").andReturn(user).times(.once)
  service.stub.load(id: "3").andReturn(user).times(2)
  expectHaveReceived(service.calls.load(id: "3"), 1)
  expectHaveReceived(service)
  expectHaveNotReceived(service)
  expectHaveReceived(service.calls.save)
  expectHaveReceived(service.calls.close)
  XCTAssertHaveNotReceived(service.calls.save)
  expectHaveNotReceived(service.calls.load(id: "3"), .once)
  service.stub.load(id: "a")
}

@Spyable protocol Ledger {
  func add(amount: Int) -> Int
  func move(_ amount: Int, to account: String) throws -> Bool
  var title: String { get }
}

func namesOfSpies(_ spy: LedgerSpy) {
  spy.addAmountCallCount = 3
  spy.addAmountReturnValu = 3
  spy.underlyingTitel = "x"
  if spy.addAmountCaled {}
  let amount: Int = spy.addAmountReceivedAmoun ?? 3
  print(amount, spy.moveToReceivedArgument?.account ?? "")
  spy.addAmountClosur = nil
  spy.addAmountReturnValue = "x"
}

func closures(_ done: SpyClosure<(Int, String), Bool>) {
  _ = done.closure("x", 1)
  _ = done.closure(1)
  expectHaveReceived(done.calls("x", 1))
  expectHaveReceived(done.calls(1))
  expectHaveReceived(done.calls(.prefix("x"), .any))
  expectHaveReceived(done)
  expectHaveReceived(done, with: 1, "x")
}

func matchersOfOtherTypes(_ service: FakeService) {
  _ = service.calls.log(.any, tag: .prefix("x"))
  _ = service.calls.log(.any, tag: .contains("x"))
  _ = service.calls.save(.any, version: .suffix("x"))
  _ = service.calls.load(id: .some())
}

func checksOfOtherLibraries(_ service: FakeService) {
  expectHaveReceived(service.calls.load(id: "42"), .times(2))
  expectHaveReceived(service.calls.load(id: "42"), .twice)
  expectHaveReceived(service.calls.load(id: "42"), .none)
  expectInOrder(service.calls.load(id: "1"), service.calls.load(id: "2"))
  expectExactlyInOrder(service.calls.load(id: "1"), service.calls.load(id: "2"))
  expectNoOtherCalls(service.calls.load(id: "1"))
  _ = service.calls.load(id: .all())
}

// A fake with static members, and one without.
@Spryable protocol Timers {
  func schedule(every seconds: Int, _ body: @escaping () -> Void)
  func measure<Value>(_ body: () -> Value) -> Value
  func put<Value: Codable>(_ value: Value, for key: String)
  func track(_ event: String, _ values: Any...)
  func load(id: String) async -> User
  func stop()
  var volume: Double { get set }
  static func shared() -> Int
}
@Spryable protocol Alarm: AnyObject {
  func ring(_ times: Int, then body: (() -> Void)?)
  func find(_ number: Double)
  func find(_ number: Int)
  func stop()
}

func closuresAsValues(_ timers: FakeTimers, _ alarm: FakeAlarm, seconds: Int) {
  _ = timers.calls.schedule(every: 1, {})
  _ = timers.calls.schedule(every: seconds, { print(1) })
  _ = timers.calls.measure { 3 }
  _ = timers.calls.load(id: { $0.isEmpty })
  timers.stub.load(id: { $0 == "a" }).andReturn(User(id: 1))
  _ = alarm.calls.ring(3, then: {})
  _ = alarm.calls.ring({ $0 > 3 }, then: nil)
}

func otherArguments(_ timers: FakeTimers, _ alarm: FakeAlarm, event: String) {
  _ = timers.calls.track(.any)
  _ = timers.calls.track(event, .prefix("x"))
  _ = timers.calls.stop(3)
  _ = alarm.calls.stop(.any)
  _ = alarm.calls.find("x")
  _ = alarm.calls.find(.any)
  timers.stub().load(id: "x").andReturn(User(id: 1))
  alarm.stub().stop().andReturn()
  timers.stub.measure(.any).andReturn(3)
  timers.stub.put(.any(Alarm.self), for: "x").andReturn()
  _ = FakeTimers.calls.load(id: "x")
  _ = timers.calls.shared()
  _ = FakeTimers.stub.shard()
  timers.stopp()
  _ = timers.volum
  _ = FakeTimers.sharedd()
}

func answersOfOtherLibraries(_ timers: FakeTimers, user: User) {
  timers.stub.load(id: "1").andReturn({ user })
  timers.stub.load(id: "1").andReturn { id in User(id: Int(id)!) }
  timers.stub.load(id: "1").thenReturn(user)
  timers.stub.load(id: "1").willReturn(user)
  timers.stub.load(id: "1").returns(user)
  timers.stub.load(id: "1").thenThrow(Offline())
  timers.stub.load(id: "1").willThrow(Offline())
  timers.stub.load(id: "1").andReturn(user).delayed(by: .seconds(1))
  timers.stub.volume().andReturn(1)
  _ = timers.calls.volume(0.6)
  timers.stub.volume(0.6).andReturn()
  _ = timers.calls.load(id: .check { $0 == "1" })
  expectNoOtherCalls(timers, "the timer stops")
}

protocol Gate: AnyObject { func open() }
final class FakeGate: Gate, Spryable {
  enum Function: String { case open = "open()" }
  func open() { spryify() }
}

func matchersOfIncomparableTypes(_ timers: FakeTimers, _ service: FakeService, user: User) {
  _ = service.calls.save(.greaterThan(user), version: .any)
  _ = service.calls.save(.any, version: .greaterThan("3"))
  _ = service.calls.save(.in(1...3), version: .any)
  _ = service.calls.save(.any, version: .close(to: 3, within: 1))
  _ = service.calls.save(.empty, version: .any)
  _ = timers.calls.stop().threw(Offline.self)
  _ = service.calls.decode(Int.self).threw(Other.self)
  _ = service.calls.decode(Int.self).threw(Other())
}

@Spryable protocol Listing: AnyObject {
  func list(_ numbers: [Int])
}

// The first line would crash Swift 6.3.1 if SpryKit had an internal function 'elements' of arrays.
func valuesInMatchers(_ listing: FakeListing, number: Int) {
  _ = listing.calls.list(.elements(number, .any))
  withDefaults(User.self) {}
}

func noCallsBesideACount(_ service: FakeService, _ timers: FakeTimers) {
  expectHaveReceived(service.calls.load, .once)
  expectHaveReceived(timers.calls.stop, .never, "the timer runs")
  expectHaveReceived(service.stub.load(id: .any), .once)
  expectHaveNotReceived(timers.calls.stop, "the timer runs")
  _ = timers.calls.stop() == 1
}

// What tests of Spry 4 and SpryKit 3 contain.
protocol Shelf: AnyObject {
  func put(_ title: String) -> Bool
  static func sweep()
}
final class FakeShelf: Shelf, Spryable {
  enum ClassFunction: String, StringRepresentable { case sweep = "sweep()" }
  enum Function: String, StringRepresentable { case put = "put(_:)" }
  func put(_ title: String) -> Bool { spryify(arguments: title) }
  static func sweep() { spryify() }
}
protocol Scale: AnyObject {
  var limit: Int { get }
  var weight: Int { get set }
  func tare()
}
@Spryable final class FakeScale: Scale, Spryable {
  @SpryableVar var limit: Int
  @SpryableVar(.get, .set) var weight: Int
  @SpryableFunc func tare()
}

func namesOfSpry(_ shelf: FakeShelf) {
  shelf.stub(.put).with(Argument.validator { $0 is String }).andReturn(true)
  shelf.stub(.put).with(Argument.skipped).andReturn(true)
  shelf.stub(.put).andDoVoid { _ in }
  _ = shelf.didCall(.put).isSuccess
  _ = shelf.didCall(.put).friendlyDescription
  expectHaveRecordedCalls(shelf)
  expectHaveNoRecordedCalls(shelf)
  expectHaveReceived(FakeShelf.self, .sweep)
  expectHaveReceived(FakeShelf.self, .sweep, with: 1, countSpecifier: .exactly(2))
  expectHaveNotReceived(FakeShelf.self, .sweep)
  XCTAssertHaveReceived(FakeShelf.self, .sweep)
  XCTAssertHaveNotReceived(FakeShelf.self, .sweep, with: Argument.anything)
  var captor: ArgumentCaptor!
}

// The overloads for types, which are unavailable, change no other error.
func namesOfFakes(_ shelf: FakeShelf) {
  expectHaveReceived(shelf, .pit)
  expectHaveNotReceived(shelf, .pit, with: "x")
  XCTAssertHaveReceived(shelf, .pit)
  expectHaveReceived(shelf, .put, with: "x", countSpecifier: 2)
  expectHaveReceived(type: FakeShelf.self, .swep)
}

// An object that a fake cannot wrap.
@Spryable(wraps: true) protocol Watch: AnyObject { func time() -> Int }
final class Ticker { func time() -> Int { 1 } }

func wrapping(_ ticker: Ticker) {
  _ = FakeWatch(wrapping: ticker)
}

// Hand-written fakes, whose enums lack a protocol.
final class FakeLock: Spryable {
  enum Function: String { case name, load, turn }
  enum ClassFunction: String { case make }
  var name: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func load() -> Int { spryify() }
  func turn(_ key: Int) throws -> Int { try spryifyThrows(arguments: key) }
  static func make() -> Int { spryify() }
  static func reset(_ key: Int) { recordCall(arguments: key) }
}

// Hand-written fakes whose arguments lack their label.
final class FakeDrawer: Spryable {
  enum Function: String, StringRepresentable { case open, pull, shut }
  func open(key: String) -> Int { spryify(key) }
  func pull(_ force: Int, _ twice: Bool) async throws { try await spryifyThrows(force, twice) }
  func shut() throws(BoxError) { try spryifyThrows(throwing: BoxError.self, arguments: 1) }
}
enum BoxError: Error { case stuck }

func argumentsWithoutLabel(_ drawer: FakeDrawer) {
  XCTAssertHaveReceived(drawer, .open, "1")
  XCTAssertHaveNotReceived(drawer, .open, "1")
  expectHaveReceived(drawer, .pull, 1, true)
  expectHaveNotReceived(drawer, .pull, 1, true)
  XCTAssertHaveReceived(drawer, .open, "1", countSpecifier: .once)
}
