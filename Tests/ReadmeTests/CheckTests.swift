import Foundation
import SpryMacros
import SpryMatchers
import Testing

// The samples of the chapters about checks, order, and other calls.

func expectWelcome(_ mailer: FakeMailer, sourceLocation: SourceLocation = #_sourceLocation) {
  expectHaveReceived(
    mailer.calls.send(.contains("Welcome"), to: .any), .once, sourceLocation: sourceLocation)
  expectNoOtherCalls(mailer, sourceLocation: sourceLocation)
}

@Spryable
private protocol Locker: AnyObject {
  func retrieve<Value>() -> Value
  func label(of book: Int) -> String
  func label(of book: Int) -> Int
  func read() -> Int
  func read() async -> Int
}

@Suite("The articles: checks", .spry) struct CheckTests {
  private let mailer = FakeMailer()
  private let store = FakeUserStore()

  init() {
    mailer.stub.send(.any, to: .any).andReturn(true)
  }

  @Test("Received and not received")
  func asserts() {
    _ = welcome("ann@example.com", by: mailer)
    // Example of expectHaveReceived, expectHaveNotReceived
    expectHaveReceived(mailer.calls.send(.contains("Welcome"), to: "ann@example.com"), .once)
    expectHaveNotReceived(mailer.calls.close())

    expectWelcome(mailer)
  }

  @Test("The calls are a sequence of their arguments")
  func recordedCalls() throws {
    try save(User(id: "", name: "Ann"), in: store)
    // Examples of MemberCalls
    #expect(store.calls.save(.any, version: 1).count == 1)
    #expect(store.calls.save(.any, version: 1).last?.0.name == "Ann")
    #expect(store.calls.save(.any, version: .any).count == 1)
    #expect(store.calls.save(.any, version: .any).last?.version == 1)
    for (user, version) in store.calls.save(.any, version: .any) {
      #expect(user.name == "Ann" && version == 1)
    }
    for call in store.calls.save(.any, version: .any) {
      #expect(call.user.name == "Ann" && call.version == 1)
    }
    #expect(store.calls.save().count == 1)
  }

  @Test("Members that differ in their results")
  func genericResults() async {
    let locker = FakeLocker()
    locker.stub.retrieve().andReturn(3)
    locker.stub.label(of: 3, returning: String.self).andReturn("three")
    locker.stub.read().andReturn(1).lenient()
    locker.stub.read2().andReturn(2)
    #expect(locker.retrieve() == 3)
    #expect(locker.label(of: 3) == "three")
    #expect(await locker.read() == 2)
    expectHaveReceived(locker.calls.retrieve(returning: Int.self))
    expectHaveReceived(locker.calls.label(of: 3, returning: String.self), .once)
    expectHaveNotReceived(locker.calls.retrieve(returning: String.self).returned(.any))
    expectHaveNotReceived(locker.calls.read())
    expectHaveReceived(locker.calls.read2())
  }

  @Test("The calls that returned or threw what a test expects")
  func results() async throws {
    let service = FakeUserService()
    service.stub.load(id: "42").andReturn(ann)
    service.stub.load(id: .any).andThrow(NotFound())
    for id in ["42", "7"] { _ = try? await service.load(id: id) }
    // Examples of SpryFakeMember
    expectHaveReceived(service.calls.load(id: "42").returned(.having(\.name, "Ann")), .once)
    expectHaveReceived(service.calls.load(id: .any).threw(NotFound.self))
    #expect(try service.calls.load(id: "42").outcomes.last?.get() == ann)
  }

  @Test("Only calls after a mark count")
  func sinceAMark() {
    _ = welcome("bob@example.com", by: mailer)
    // Example of SpryMark, SpryMark.init, MemberCalls.since
    let afterSetUp = SpryMark()
    _ = welcome("ann@example.com", by: mailer)
    expectHaveReceived(mailer.calls.send(.any, to: .any).since(afterSetUp), .once)
  }

  @Test("A spy of a closure")
  func closures() {
    // Examples of SpyClosure
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(true)
    finish(then: onDone.closure)
    expectHaveReceived(onDone.calls(1, "ok"), .once)
    expectHaveReceived(onDone.calls(.any, .prefix("o")))
  }

  @Test("The order of calls across fakes")
  func order() {
    let database = FakeDatabase()

    database.begin()
    _ = welcome("ann@example.com", by: mailer)
    database.commit()

    // Example of expectInOrder
    expectInOrder {
      database.calls.begin()
      mailer.calls.send(.any, to: "ann@example.com")
      database.calls.commit()
    }
    // Example of expectExactlyInOrder, MemberCalls.times
    expectExactlyInOrder { mailer.calls.send(.any, to: .any).times(.once) }

    // Example of CountSpecifier.never
    expectInOrder {
      database.calls.commit().times(.never)
      database.calls.begin()
      database.calls.commit()
    }
    expectNoOtherCalls(database, mailer)
  }

  @Test("No other calls")
  func noOthers() {
    mailer.stub.sender.andReturn("team@example.com")
    _ = welcome("ann@example.com", by: mailer)
    _ = mailer.sender
    expectHaveReceived(mailer.calls.send(.any, to: "ann@example.com"))
    // Example of expectNoOtherCalls
    expectNoOtherCalls(mailer, store, ignoring: mailer.calls.log(.any), mailer.calls.close())
  }
}
