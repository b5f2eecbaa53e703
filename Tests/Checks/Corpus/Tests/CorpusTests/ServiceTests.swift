import Bottom
import Foundation
import Middle
import SpryMatchers
import Testing

@Suite("Typed fakes of services", .spry) struct ServiceTests {
  @Test("Analytics: existentials and generic arrays")
  func analytics() async {
    let fake = FakeAnalytics()
    fake.stub.track("open", properties: .any).andReturn()
    fake.stub.track(.any).andReturn()
    fake.stub.track(events: .any([Tap].self)).andReturn()
    fake.stub.flush().andReturn()
    fake.track("open", properties: ["n": 1])
    fake.track(Tap(button: "ok"))
    fake.track(events: [Tap(button: "a")])
    await fake.flush()
    #expect(fake.calls.track("open", properties: .any).count == 1)
    #expect(fake.calls.track(.any).count == 1)
    #expect(fake.calls.track(events: [Tap(button: "a")]).count == 1)
    #expect(fake.calls.flush().count == 1)
  }

  @Test("Logger: autoclosures that are evaluated, and variadic existentials")
  func logger() {
    let fake = FakeLogger()
    fake.stub.log(.any, level: .any, file: .any, line: .any).andReturn()
    fake.stub.error(.any, .any).andReturn()
    fake.log("hello", level: 2, file: "f", line: 3)
    fake.error(StorageError.full, 1, "two")
    fake.minimumLevel = 4
    #expect(fake.calls.log(.prefix("hel"), level: .any, file: .any, line: 3).count == 1)
    #expect(fake.calls.error(.any, .any).count == 1)
    #expect(fake.calls.minimumLevel.set(4).count == 1)
  }

  @Test("Metrics: a typed error of the closure")
  func metrics() throws {
    let fake = FakeMetrics()
    fake.stub.record(.any(UInt8.self), for: "g").andReturn()
    fake.record(3 as UInt8, for: "g")
    #expect(fake.calls.record(3 as UInt8, for: "g").count == 1)
    #expect(fake.calls.record(3 as Int, for: "g").isEmpty)
  }

  @Test("FeatureFlags: a keyword as a label, and a generic result")
  func featureFlags() {
    let fake = FakeFeatureFlags()
    fake.stub.isEnabled(.contains("new")).andReturn(true)
    fake.stub.variant(of: .any, default: "b").andReturn("a")
    fake.stub.value("n", default: 1).andReturn(2)
    #expect(fake.isEnabled("newHome"))
    #expect(fake.variant(of: "x", default: "b") == "a")
    #expect(fake.value("n", default: 1) == 2)
  }

  @Test("CrashReporter: static members that are Self")
  func crashReporter() {
    let shared = FakeCrashReporter()
    FakeCrashReporter.stub.shared.andReturn(shared)
    FakeCrashReporter.stub.configure(key: .not("x")).andReturn()
    FakeCrashReporter.configure(key: "k")
    #expect(FakeCrashReporter.shared === shared)
    #expect(FakeCrashReporter.calls.configure(key: "k").count == 1)
    shared.stub.record(.any(StorageError.self)).andReturn()
    shared.record(StorageError.full)
    #expect(shared.calls.record(StorageError.full).count == 1)
  }

  @Test("Experiment: the ID of Identifiable")
  func experiment() {
    let fake = FakeExperiment()
    fake.stub.id.andReturn("e")
    fake.stub.assign(.having(\.name, "Ann")).andReturn("blue")
    #expect(fake.id == "e")
    #expect(fake.assign(User()) == "blue")
  }

  @Test("WallClock: a gate holds the caller")
  func wallClock() async throws {
    let fake = FakeWallClock()
    let gate = fake.stub.sleep(for: .seconds(1)).suspend()
    async let slept: Void = fake.sleep(for: .seconds(1))
    try await fake.calls.sleep(for: .any).wait(within: .seconds(5))
    gate.resume(returning: ())
    try await slept
  }

  @Test("Calendaring: implicitly unwrapped optionals")
  func calendaring() {
    let fake = FakeCalendaring()
    let date = Date(timeIntervalSince1970: 0)
    fake.stub.firstWeekday.andReturn(2)
    fake.stub.start(of: .equal(date), in: .any).andReturn(date)
    fake.stub.days(in: .any).andReturn([date])
    #expect(fake.firstWeekday == 2)
    #expect(fake.start(of: date, in: nil) == date)
    #expect(fake.days(in: date...date) == [date])
  }

  @Test("RandomSource: mutating members and a generic collection")
  func randomSource() {
    var fake: any RandomSource = FakeRandomSource()
    (fake as? FakeRandomSource)?.stub.next().andReturn(7)
    (fake as? FakeRandomSource)?.stub.pick(from: [1, 2]).andReturn(2)
    #expect(fake.next() == 7)
    #expect(fake.pick(from: [1, 2]) == 2)
  }

  @Test("Throttle: an actor")
  func throttle() async {
    let fake = FakeThrottle()
    fake.stub.pending.andReturn(3)
    fake.stub.limit(for: "a").andReturn(9)
    #expect(await fake.pending == 3)
    #expect(fake.limit(for: "a") == 9)
    fake.stub.reset().andReturn()
    await fake.reset()
    #expect(fake.calls.reset().count == 1)
  }

  @Test("PaymentGateway: typed throws, and a tuple with labels")
  func paymentGateway() async throws {
    let fake = FakePaymentGateway<Int>()
    fake.stub.charge(Money(cents: 5), to: "card", memo: nil).andReturn(42)
    fake.stub.refund(42, amount: nil).andThrow(.declined)
    fake.stub.fees(for: .any).andReturn((fixed: Money(cents: 1), percent: 0.5))
    #expect(try await fake.charge(Money(cents: 5), to: "card", memo: nil) == 42)
    await #expect(throws: PaymentError.declined) { try await fake.refund(42, amount: nil) }
    #expect(fake.fees(for: Money(cents: 9)).fixed.cents == 1)
  }

  @Test("CommandBus: a generic command and its output")
  func commandBus() async throws {
    struct Add: Command, Equatable {
      func execute() async throws -> Int { 1 }
    }
    let fake = FakeCommandBus()
    fake.stub.send(Add()).andReturn(3)
    #expect(try await fake.send(Add()) == 3)
    fake.stub.register(Add.self, handler: .any).andReturn()
    fake.register(Add.self) { _ in 4 }
    #expect(fake.calls.register(Add.self, handler: .any).count == 1)
  }

  @Test("Parser: overloads by inout")
  func parser() throws {
    let fake = FakeParser<Int>()
    fake.stub.parse(all: "1 2").andReturn([1, 2])
    #expect(try fake.parse(all: "1 2") == [1, 2])
  }

  @Test("Formatter: overloads by type, and an opaque argument")
  func formatter() {
    let fake = FakeFormatter()
    fake.stub.string(from: 1 as Int).andReturn("int")
    fake.stub.string(from: 1 as Double).andReturn("double")
    fake.stub.string(for: 2 as Float, digits: 3).andReturn("float")
    #expect(fake.string(from: 1 as Int) == "int")
    #expect(fake.string(from: 1 as Double) == "double")
    #expect(fake.string(for: 2 as Float, digits: 3) == "float")
  }

  @Test("Encoding: parameter packs")
  func encoding() throws {
    let fake = FakeEncoding()
    fake.stub.encode(pack: 1, "a").andReturn([Data([1])])
    #expect(try fake.encode(pack: 1, "a") == [Data([1])])
    #expect(fake.calls.encode(pack: .equal(1), .any(String.self)).count == 1)
  }

  @Test("StateMachine and Reducer: primary associated types")
  func stateMachine() throws {
    let machine = FakeStateMachine<Int, String>()
    machine.stub.fire("go").andReturn(1).andReturn(2)
    #expect(try machine.fire("go") == 1)
    #expect(try machine.fire("go") == 2)
    let reducer = FakeReducer<Int, String>()
    reducer.stub.reduce(into: .any, action: "add").andDo { (state: inout Int, _: String) in
      state += 1
      return true
    }
    var state = 1
    #expect(reducer.reduce(into: &state, action: "add"))
    #expect(state == 2)
  }

  @Test("Plugin: a throwing initializer")
  func plugin() async throws {
    let fake = try FakePlugin(configuration: ["a": "b"])
    #expect(FakePlugin.calls.initializer(configuration: ["a": "b"]).count == 1)
    FakePlugin.stub.version.andReturn(2)
    #expect(FakePlugin.version == 2)
    fake.stub.handle(.any).andReturn(true)
    #expect(await fake.handle(Tap(button: "a")))
  }

  @Test("Container: types as arguments")
  func container() throws {
    let fake = FakeContainer()
    fake.stub.resolve(Int.self).andReturn(1)
    fake.stub.resolve(String.self, name: "x").andThrow(StorageError.full)
    #expect(fake.resolve(Int.self) == 1)
    #expect(throws: StorageError.full) { try fake.resolve(String.self, name: "x") }
  }

  @MainActor
  @Test("ListView and Coordinator: the main actor, and delegates")
  func mainActor() async {
    let list = FakeListView()
    let delegate = FakeListDelegate()
    list.stub.row(at: 2).andReturn("two")
    list.delegate = delegate
    #expect(list.row(at: 2) == "two")
    delegate.stub.list(.any, didSelect: .in(0..<9)).andReturn()
    delegate.list(list, didSelect: 3)
    #expect(delegate.calls.list(.any, didSelect: 3).count == 1)
    #expect(delegate.calls.list(.any, shouldDelete: .any).isEmpty)
    let coordinator = FakeCoordinator()
    coordinator.stub.push("home", animated: true).andReturn(true)
    #expect(await coordinator.push("home", animated: true))
  }
}
