import SpryMacros
import SpryMatchers
import SpryObjects
import Testing

// The last step of each file of the tutorial that the README does not show.

@Suite(.spry) struct GreeterStubTests {
  let service = FakeUserService()

  @Test func theNewestStubThatFitsAnswers() async throws {
    service.stub.load(id: .any).andReturn(User(id: "", name: "Nobody"))
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))

    let greeter = Greeter(service: service)
    #expect(try await greeter.greeting(for: "42") == "Hello, Ann!")
    #expect(try await greeter.greeting(for: "7") == "Hello, Nobody!")
  }

  @Test func anErrorOfTheServiceReachesTheCaller() async {
    service.stub.load(id: .any).andThrow(CancellationError())

    await #expect(throws: CancellationError.self) {
      try await Greeter(service: service).greeting(for: "42")
    }
  }

  @Test func theIDReachesTheService() async throws {
    service.stub.load(id: .any).andDo { id in User(id: id, name: "Number \(id)") }

    #expect(try await Greeter(service: service).greeting(for: "7") == "Hello, Number 7!")
  }

  @Test func aSecondTrySucceeds() async throws {
    service.stub.load(id: .any)
      .andThrow(CancellationError())
      .andReturn(User(id: "42", name: "Ann"))

    let greeter = Greeter(service: service)
    await #expect(throws: CancellationError.self) { try await greeter.greeting(for: "42") }
    #expect(try await greeter.greeting(for: "42") == "Hello, Ann!")
  }
}

@Suite(.spry) struct WelcomeCheckTests {
  let mailer = FakeMailer()

  init() {
    mailer.stub.send(.any, to: .any).andReturn(true)
  }

  @Test func sendsOneWelcome() {
    #expect(welcome("ann@example.com", by: mailer))

    expectHaveReceived(mailer.calls.send(.contains("Welcome"), to: "ann@example.com"), .once)
    expectHaveNotReceived(mailer.calls.close())
  }

  @Test func sendsTheSameTextToAll() {
    for address in ["ann@example.com", "bob@example.com"] { _ = welcome(address, by: mailer) }

    #expect(mailer.calls.send(.any, to: .any).count == 2)
    for (text, address) in mailer.calls.send(.any, to: .any) {
      #expect(text == "Welcome to the club", "to \(address)")
    }
  }

  @Test func sendsInTheOrderOfTheAddresses() {
    for address in ["ann@example.com", "bob@example.com"] { _ = welcome(address, by: mailer) }

    expectInOrder {
      mailer.calls.send(.any, to: "ann@example.com")
      mailer.calls.send(.any, to: "bob@example.com")
    }
  }

  @Test func sendsNothingElse() {
    _ = welcome("ann@example.com", by: mailer)

    expectHaveReceived(mailer.calls.send(.any, to: "ann@example.com"))
    expectNoOtherCalls(mailer)
  }
}

@Suite(.spry) struct GreeterWaitingTests {
  let service = FakeUserService()

  @Test func loadsInTheBackground() async throws {
    service.stub.load(id: .any).andReturn(User(id: "42", name: "Ann"))

    async let greeting = Greeter(service: service).greeting(for: "42")

    let id = try await service.calls.load(id: .any).wait(within: .seconds(5))
    #expect(id == "42")
    #expect(try await greeting == "Hello, Ann!")
  }

  @Test func waitsForTheService() async throws {
    let gate = service.stub.load(id: .any).suspend()

    async let greeting = Greeter(service: service).greeting(for: "42")

    try await gate.waitForCaller(within: .seconds(5))
    #expect(service.calls.load(id: .any).last == "42")
    gate.resume(returning: User(id: "42", name: "Ann"))
    #expect(try await greeting == "Hello, Ann!")
  }

  @Test func passesALateErrorOn() async throws {
    let gate = service.stub.load(id: .any).suspend()

    let greeting = Task { try await Greeter(service: service).greeting(for: "42") }

    try await gate.waitForCaller(within: .seconds(5))
    gate.resume(throwing: CancellationError())
    await #expect(throws: CancellationError.self) { try await greeting.value }
  }
}

class Basket: ObjectSpyable {
  enum Function: String, StringRepresentable {
    case add = "add(_:)"
  }

  var items: [String] = []

  @Spied func add(_ item: String) { items.append(item) }
}

class GiftBasket: Basket {
  @Spied override func add(_ item: String) { super.add(item) }
}

@Suite(.spry) struct BasketTests {
  let basket = GiftBasket()

  @Test func recordsWhatIsAdded() {
    let spy = Spy(on: basket, .add)
    spy.spy { basket.add("tea") }

    #expect(basket.items == ["tea"])
    expectHaveReceived(spy, .add, with: "tea", countSpecifier: .once)
  }

  @Test func aStubAnswersInsteadOfTheBody() {
    let spy = Spy(on: basket, .add)
    spy.stub(.add).with("tea").andReturn()
    spy.spy { basket.add("tea") }

    #expect(basket.items.isEmpty)
  }

  @Test func theOverrideCallsSuper() {
    let spy = Spy(on: basket, .add)
    spy.spy { basket.add("tea") }

    expectHaveReceived(spy.implementation(Basket.self), .add, with: "tea")
  }
}
