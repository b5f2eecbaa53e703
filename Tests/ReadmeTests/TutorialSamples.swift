import SpryMacros
import SpryMatchers
import SpryObjects
import Testing

// The last step of each file of the tutorial that the README does not show.

@Suite(.spry) struct GreeterTests {
  @Test func greetsByName() async throws {
    // Make a fake, and stub it.
    let service = FakeUserService()
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))

    // Run the code.
    let greeting = try await Greeter(service: service).greeting(for: "42")

    // Check the result, and the calls that the fake received.
    #expect(greeting == "Hello, Ann!")
    expectHaveReceived(service.calls.load(id: "42"), .once)
  }
}

@Suite(.spry) struct GreeterStubTests {
  struct Offline: Error {}

  let service = FakeUserService()

  @Test func theNewestStubThatMatchesAnswers() async throws {
    service.stub.load(id: .any).andReturn(User(id: "", name: "Nobody"))
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))

    let greeter = Greeter(service: service)
    #expect(try await greeter.greeting(for: "42") == "Hello, Ann!")
    #expect(try await greeter.greeting(for: "7") == "Hello, Nobody!")
  }

  @Test func anErrorOfTheServiceReachesTheCaller() async {
    service.stub.load(id: .any).andThrow(Offline())

    await #expect(throws: Offline.self) {
      try await Greeter(service: service).greeting(for: "42")
    }
  }

  @Test func theIDReachesTheService() async throws {
    service.stub.load(id: .any).andDo { id in User(id: id, name: "Number \(id)") }

    #expect(try await Greeter(service: service).greeting(for: "7") == "Hello, Number 7!")
  }

  @Test func aSecondTrySucceeds() async throws {
    service.stub.load(id: .any)
      .andThrow(Offline())
      .andReturn(User(id: "42", name: "Ann"))

    let greeter = Greeter(service: service)
    await #expect(throws: Offline.self) { try await greeter.greeting(for: "42") }
    #expect(try await greeter.greeting(for: "42") == "Hello, Ann!")
  }
}

extension Greeter {
  func welcome(_ names: [String], by mailer: any Mailer) async throws {
    for name in names {
      let text = try await greeting(for: name)
      _ = mailer.send(text, to: "\(name)@example.com")
    }
  }
}

@Suite(.spry) struct WelcomeCheckTests {
  let service = FakeUserService()
  let mailer = FakeMailer()

  init() {
    service.stub.load(id: .any).andDo { id in User(id: id, name: id) }
    mailer.stub.send(.any, to: .any).andReturn(true)
  }

  @Test func sendsOneMail() async throws {
    try await Greeter(service: service).welcome(["ann"], by: mailer)

    expectHaveReceived(mailer.calls.send(.contains("Hello"), to: "ann@example.com"), .once)
    expectHaveNotReceived(mailer.calls.close())
  }

  @Test func greetsAllByName() async throws {
    try await Greeter(service: service).welcome(["ann", "bob"], by: mailer)

    #expect(mailer.calls.send(.any, to: .any).count == 2)
    for (text, address) in mailer.calls.send(.any, to: .any) {
      #expect(text == "Hello, \(address.prefix(3))!")
    }
  }

  @Test func loadsAUserBeforeTheMail() async throws {
    try await Greeter(service: service).welcome(["ann", "bob"], by: mailer)

    expectInOrder {
      service.calls.load(id: "bob")
      mailer.calls.send(.any, to: "bob@example.com")
    }
  }

  @Test func sendsNothingElse() async throws {
    try await Greeter(service: service).welcome(["ann"], by: mailer)

    expectHaveReceived(mailer.calls.send(.any, to: "ann@example.com"))
    expectNoOtherCalls(mailer)
  }
}

@Suite(.spry) struct GreeterWaitingTests {
  struct Offline: Error {}

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
    gate.resume(throwing: Offline())
    await #expect(throws: Offline.self) { try await greeting.value }
  }
}

// Example of ObjectSpyable
class GuestBook: ObjectSpyable {
  enum Function: String, StringRepresentable {
    case add = "add(_:)"
  }

  var names: [String] = []

  @Spied func add(_ name: String) { names.append(name) }
}

// Example of @Spied
class PrintedGuestBook: GuestBook {
  @Spied override func add(_ name: String) { super.add(name) }
}

@Suite(.spry) struct GuestBookTests {
  let book = PrintedGuestBook()

  @Test func recordsWhatIsAdded() {
    let spy = Spy(on: book, .add)
    spy.spy { book.add("Ann") }

    #expect(book.names == ["Ann"])
    expectHaveReceived(spy, .add, with: "Ann", countSpecifier: .once)
  }

  @Test func aStubAnswersInsteadOfTheBody() {
    let spy = Spy(on: book, .add)
    spy.stub(.add).with("Ann").andReturn()
    spy.spy { book.add("Ann") }

    #expect(book.names.isEmpty)
  }

  @Test func theOverrideCallsSuper() {
    let spy = Spy(on: book, .add)
    spy.spy { book.add("Ann") }

    expectHaveReceived(spy.implementation(GuestBook.self), .add, with: "Ann")
  }
}
