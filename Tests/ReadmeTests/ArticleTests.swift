import Foundation
import SpryMacros
import SpryMatchers
import Testing

// The samples of the articles of the documentation.

@Spryable
protocol Database: AnyObject {
  func begin()
  func commit()
}

protocol WallClock: AnyObject {
  func now() -> Date
}

final class SystemClock: WallClock, Sendable {
  func now() -> Date { Date() }
}

struct Offline: Error {}

private let ann = User(id: "42", name: "Ann")
private let nobody = User(id: "", name: "Nobody")

func finish(then done: (Int, String) -> Bool) {
  _ = done(1, "ok")
}

@Suite(.spry) struct StubbingArticleTests {
  private let service = FakeUserService()

  @Test("Stubs for any and for some arguments")
  func firstStubs() async throws {
    service.stub(.load).andReturn(User(id: "", name: "Nobody"))
    service.stub(.load).with("42").andReturn(User(id: "42", name: "Ann"))
    service.stub(.load).with("0").andThrow(NotFound())

    #expect(try await service.load(id: "42") == ann)
    #expect(try await service.load(id: "7").name == "Nobody")
    await #expect(throws: NotFound.self) { try await service.load(id: "0") }
  }

  @Test("Answers in sequence")
  func sequence() async throws {
    service.stub(.load).andThrow(Offline()).andThrow(Offline()).andReturn(ann)

    for _ in 0..<2 { await #expect(throws: Offline.self) { try await service.load(id: "") } }
    #expect(try await service.load(id: "") == ann)
  }

  @Test("An expected and a lenient stub")
  func howOften() async throws {
    service.stub(.load).with("42").andReturn(ann).expected(.once)
    service.stub(.load).andReturn(nobody).lenient()

    #expect(try await service.load(id: "42") == ann)
  }

  @Test("A fake of a clock calls the real one")
  func callThrough() {
    final class FakeWallClock: WallClock, Spryable {
      let real = SystemClock()
      func now() -> Date { spryify(orElse: { real.now() }) }
    }
    let clock = FakeWallClock()
    #expect(abs(clock.now().timeIntervalSinceNow) < 60)
    clock.stub("now()").andReturn(Date(timeIntervalSince1970: 0))
    #expect(clock.now() == Date(timeIntervalSince1970: 0))
  }
}

@Suite(.spry) struct VerifyingArticleTests {
  private let mailer = FakeMailer()
  private let store = FakeUserStore()

  init() {
    mailer.stub(.send).andReturn(true)
    store.stub(.save).andReturn()
  }

  @Test("Received and not received")
  func asserts() {
    _ = welcome("ann@example.com", by: mailer)
    expectHaveReceived(mailer, .send, with: Argument.contains("Welcome"), "ann@example.com")
    expectHaveNotReceived(mailer, .close)
  }

  @Test("Only calls after a mark count")
  func sinceAMark() {
    _ = welcome("bob@example.com", by: mailer)
    let afterSetUp = mailer.mark()
    _ = welcome("ann@example.com", by: mailer)
    expectHaveReceived(mailer, .send, countSpecifier: .once, since: afterSetUp)
  }

  @Test("An expectation about an argument")
  func checksInside() throws {
    try save(User(id: "", name: "Ann"), in: store)
    expectHaveReceived(
      store, .save,
      with: Argument.check { (user: User) in #expect(user.name == "Ann") }, Argument.anything)
  }

  @Test("No other calls")
  func noOthers() {
    _ = welcome("ann@example.com", by: mailer)
    expectNoOtherCalls(mailer, store, ignoring: .close)
  }

  @Test("A fake explains itself")
  func explains() {
    mailer.spryName = "primary"
    print(SpryScope.current.explain())
    #expect(mailer.explain().contains("primary"))
  }

  @Test("A spy of a closure")
  func closures() {
    let onDone = SpyClosure<(Int, String), Bool>("onDone")
    onDone.stub().andReturn(true)
    finish(then: onDone.closure)
    expectHaveReceived(onDone, with: 1, "ok")
  }
}

@Suite(.spry) struct WaitingArticleTests {
  private let mailer = FakeMailer()
  private let service = FakeUserService()

  @Test("Waiting for calls")
  func waits() async throws {
    mailer.stub(.send).andReturn(true)
    let mailer = mailer
    Task.detached {
      for _ in 0..<2 { _ = welcome("ann@example.com", by: mailer) }
    }
    try await mailer.waitForCall(
      .send, with: Argument.anything, "ann@example.com", within: .seconds(5))
    await expectHaveReceived(mailer, .send, countSpecifier: .exactly(2), within: .seconds(5))
    await expectHaveNotReceived(mailer, .close, for: .milliseconds(1))
  }

  @Test("A gate holds a caller")
  func gates() async throws {
    let service = service
    let gate = service.stub(.load).suspend()
    async let greeting = Greeter(service: service).greeting(for: "42")
    try await gate.waitForCaller(within: .seconds(5))
    #expect(service.calls(to: .load).last?.outcome.description == "still running")
    gate.resume(returning: User(id: "42", name: "Ann"))
    #expect(try await greeting == "Hello, Ann!")
  }
}

@Suite(.spry) struct ReadmeWaitingTests {
  @Test("A gate holds a caller, and a wait finds its call")
  func holdsACaller() async throws {
    let service = FakeUserService()
    let gate = service.stub(.load).suspend()
    async let greeting = Greeter(service: service).greeting(for: "42")
    try await gate.waitForCaller(within: .seconds(5))
    gate.resume(returning: ann)
    try await service.waitForCall(.load, with: "42", within: .seconds(5))
    #expect(try await greeting == "Hello, Ann!")
  }

  @Test("Answers are given one per call")
  func answersInTurn() async throws {
    let service = FakeUserService()
    let downloader = FakeDownloader()
    downloader.stub(.download).andDo { arguments in
      let completion = arguments[1] as! (Data) -> Void
      completion(Data("hello".utf8))
    }
    service.stub(.load).with("0").andThrow(Offline()).andReturn(ann)

    downloader.download(URL(fileURLWithPath: "/")) { #expect($0.count == 5) }
    await #expect(throws: Offline.self) { try await service.load(id: "0") }
    #expect(try await service.load(id: "0") == ann)
  }
}

@Suite(.spry) struct OrderArticleTests {
  @Test("The order of calls across fakes")
  func acrossFakes() {
    let (database, mailer) = (FakeDatabase(), FakeMailer())
    database.stub(.begin).andReturn()
    database.stub(.commit).andReturn()
    mailer.stub(.send).andReturn(true)

    database.begin()
    _ = welcome("ann@example.com", by: mailer)
    database.commit()

    expectInOrder {
      database.called(.begin)
      mailer.called(.send, with: Argument.anything, "ann@example.com")
      database.called(.commit)
    }
    expectNoOtherCalls(database, mailer)
  }
}

@Test("A fake by hand")
func theFirstFakeByHand() async throws {
  final class FakeUserService: UserService, Spryable {
    enum Function: String, StringRepresentable {
      case load = "load(id:)"
    }
    func load(id: String) async throws -> User {
      try await spryifyThrows(arguments: id)
    }
  }
  let service = FakeUserService()
  service.stub(.load).andReturn(ann)
  #expect(try await service.load(id: "42") == ann)
}
