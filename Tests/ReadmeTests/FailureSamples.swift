import SpryMacros
import SpryMatchers
import SpryObjects
import Testing

// The failures that pages show. Other pages show some of these once more.

enum FailureSamples {
  typealias Sample = @Sendable () async throws -> Void

  /// The pages, in the order of their blocks of text, and what fails.
  static let all: KeyValuePairs<String, Sample> = [
    "README.md": {
      let service = FakeUserService()
      service.stub.load(id: .any).andReturn(User(id: "42", name: "Ann"))
      let greeting = try await Greeter(service: service).greeting(for: "42" + "1")
      #expect(greeting == "Hello, Ann!")
      expectHaveReceived(service.calls.load(id: "42"), .once)
    },
    "README.md": {
      let service = FakeUserService()
      service.stub.load(id: "7").andReturn(User(id: "42", name: "Ann")).lenient()
      _ = try? await Greeter(service: service).greeting(for: "42")
    },
    "first-fake-failure.txt": {
      let service = FakeUserService()
      service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))
      _ = try await Greeter(service: service).greeting(for: "42")
      expectHaveReceived(service.calls.load(id: "7"), .once)
    },
    "stubs-failure.txt": {
      let service = FakeUserService()
      service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann")).lenient()
      _ = try? await Greeter(service: service).greeting(for: "7")
    },
    "WhenATestFails.md": {
      let service = FakeUserService()
      service.stub.load(id: .any).andReturn(User(id: "", name: ""))
      let greeter = Greeter(service: service)
      for id in ["421", "7", "421"] { _ = try await greeter.greeting(for: id) }
      expectHaveReceived(service.calls.load(id: "42"), .once)
    },
    "WhenATestFails.md": {
      let store = FakeUserStore()
      try save(User(id: "42", name: "Ann"), in: store)
      expectHaveReceived(store.calls.save(User(id: "42", name: "Bob"), version: 1))
    },
    "WhenATestFails.md": {
      expectHaveReceived(FakeMailer().calls.close())
    },
    "WhenATestFails.md": {
      let mailer = FakeMailer()
      for _ in 1...2 { closeOffice(mailer) }
      expectHaveReceived(mailer.calls.close(), .once)
    },
    "WhenATestFails.md": {
      let mailer = FakeMailer()
      closeOffice(mailer)
      expectHaveReceived(mailer.calls.close())
      expectNoOtherCalls(mailer)
    },
    "WhenATestFails.md": {
      let mailer = FakeMailer()
      closeOffice(mailer)
      await expectHaveReceived(
        mailer.calls.send(.any, to: .any), within: SpryDuration(.seconds(5), on: JumpingClock()))
    },
    "WhenATestFails.md": {
      expectHaveNotReceived(FakeReceiptPrinter().calls.print(Receipt(number: 1)))
    },
    "WhenATestFails.md": {
      let mailer = FakeMailer()
      mailer.stub.send("Bye", to: .any).andReturn(true).lenient()
      _ = welcome("ann@example.com", by: mailer)
    },
    "WhenATestFails.md": {
      let service = FakeUserService()
      service.stub.load(id: "42").andReturn(ann).expected(.once)
      for _ in 1...2 { _ = try? await Greeter(service: service).greeting(for: "42") }
    },
    "WhenATestFails.md": {
      try await withSpry(unusedStubs: .fail) {
        let service = FakeUserService()
        service.stub.load(id: "42").andReturn(ann)
        service.stub.load(id: "7").andReturn(ann)
        _ = try await Greeter(service: service).greeting(for: "7")
      }
    },
    "WhenATestFails.md": {
      try await withSpry {
        let service = FakeUserService()
        service.stub.load(id: "42").andReturn(ann).expected(.exactly(2))
        _ = try await Greeter(service: service).greeting(for: "42")
      }
    },
    "WhenATestFails.md": {
      withSpry {
        let service = FakeUserService()
        service.stub.load(id: "42").suspend().resume(returning: ann)
      }
    },
    "Verifying.md": {
      let (database, mailer) = (FakeDatabase(), FakeMailer())
      mailer.stub.send(.any, to: .any).andReturn(true)
      SignUp(database: database, mailer: mailer).join("ann@example.com")
      expectInOrder {
        database.calls.begin()
        mailer.calls.send(.any, to: "ann@example.com")
        database.calls.commit()
      }
    },
    "SpryObjects.md": {
      let view = ForgetfulView()
      let spy = Spy(on: view, .layout)
      spy.spy { view.layout() }
      expectHaveReceived(spy.implementation(View.self), .layout)
    },
    "expectHaveNotReceived.md": {
      let mailer = FakeMailer()
      closeOffice(mailer)
      expectHaveNotReceived(mailer.calls.log(.any))
    },
    "ArgumentOf.md": {
      let mailer = FakeMailer()
      mailer.stub.send(.any, to: .any).andReturn(true)
      _ = welcome("ann@example.com", by: mailer)
      expectHaveReceived(mailer.calls.send(.prefix("Hello"), to: .suffix(".com")))
    },
    "TypedMatcher.having.md": {
      let store = FakeUserStore()
      try save(ann, in: store)
      expectHaveReceived(store.calls.save(.having(\.name, .prefix("B")), version: .any))
    },
    "TypedMatcher.match.md": {
      let store = FakeUserStore()
      try save(ann, in: store)
      expectHaveReceived(store.calls.save(.match("a new user") { $0.id.isEmpty }, version: 1))
    },
    "TypedMatcher.check.md": {
      let store = FakeUserStore()
      try save(ann, in: store)
      expectHaveReceived(
        store.calls.save(.check { if $0.id != "7" { throw NotFound() } }, version: 1))
    },
    "ArgumentCaptor.md": { _ = ArgumentCaptor<String>()[0] },
    "SpryGate.md": {
      await withSpry {
        let service = FakeUserService()
        let gate = service.stub.load(id: "42").lenient().suspend()
        _ = try? await gate.waitForCaller(within: SpryDuration(.seconds(5), on: JumpingClock()))
      }
    },
    "SpyClosure.md": {
      let onDone = SpyClosure<(Int, String), Bool>("onDone")
      onDone.stub(.any, .any).andReturn(true)
      finish(then: onDone.closure)
      expectHaveReceived(onDone.calls(2, "ok"))
    },
    "Argument.md": {
      let vault = FakeVault()
      vault.stub(.unlock).with(Argument.greaterThan(9)).andReturn(true).lenient()
      await enter(vault)
    },
    "Spyable.recordCall.md": {
      let cart = FakeCart()
      redeem("SPRING", in: cart)
      expectHaveReceived(cart, .coupon, with: "SUMMER")
    },
    "Stubbable.stubbedValue.md": {
      let kiosk = FakeKiosk()
      kiosk.stub(.price).andReturn(3)
      #expect(kiosk.price == 3)
      expectHaveReceived(kiosk, .price)
    },
    "StringRepresentable.md": { closeShop(FakeKiosk()) },
    "SpryEquatable.md": {
      let register = FakeRegister()
      enroll(in: register)
      expectHaveReceived(register.calls.add(Person()))
    },
    "Spyable.md": { cook(with: LarderSpy()) },
  ]
}

/// A clock that is at each deadline at once.
private final class JumpingClock: _Concurrency.Clock {
  let start = ContinuousClock().now
  let passed = Locked(Duration.zero)

  var now: ContinuousClock.Instant { start.advanced(by: passed.withLock { $0 }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    passed.withLock { $0 = max($0, start.duration(to: deadline)) }
  }
}

/// A value that nothing can compare.
struct Receipt { let number: Int }

@Spryable
protocol ReceiptPrinter: AnyObject {
  func print(_ receipt: Receipt)
}

private struct SignUp {
  let database: any Database
  let mailer: any Mailer

  func join(_ address: String) {
    _ = mailer.send("Welcome", to: address)
    database.begin()
    database.commit()
  }
}

@Spyable
protocol Larder: AnyObject {
  func take() -> Int
}

private final class FakeKiosk: Spryable {
  enum Function: String, StringRepresentable {
    case price
  }

  var price: Int { stubbedValue() }
  func log(_ text: String) { spryify(arguments: text) }
}

private final class Person: Equatable, SpryEquatable {
  static func == (left: Person, right: Person) -> Bool { true }
}

@Spryable
private protocol Register: AnyObject {
  func add(_ person: Person)
}

private func closeOffice(_ mailer: any Mailer) {
  mailer.log("closed")
  mailer.close()
}

private func enter(_ vault: any Vault) async { _ = try? await vault.unlock(pin: 7) }

private func closeShop(_ kiosk: FakeKiosk) { kiosk.log("closed") }

private func redeem(_ coupon: String, in cart: any Cart) { cart.coupon = coupon }

private func enroll(in register: any Register) { register.add(Person()) }

private func cook(with larder: any Larder) { _ = larder.take() }
