import Foundation
import SpryMacros
import SpryMatchers
import Testing

// The samples of the chapter about stubs.

// Example of SpryDefaultable, SpryDefaultable.spryDefault
extension User: SpryDefaultable { static var spryDefault: User { User(id: "", name: "") } }

@Spryable
protocol Shelf {
  subscript(row: Int) -> String { get }
}

@Spryable
protocol Vector {
  init(length: Int)
  static func + (left: Self, right: Self) -> Self
}

@Suite("The articles: stubs", .spry) struct StubTests {
  private let service = FakeUserService()

  @Test("Stubs for any and for some arguments")
  func firstStubs() async throws {
    service.stub.load(id: .any).andReturn(User(id: "", name: "Nobody"))
    service.stub.load(id: "42").andReturn(User(id: "42", name: "Ann"))
    service.stub.load(id: "0").andThrow(NotFound())

    #expect(try await service.load(id: "42") == ann)
    #expect(try await service.load(id: "7").name == "Nobody")
    await #expect(throws: NotFound.self) { try await service.load(id: "0") }
  }

  @Test("Which stub answers, as in the table")
  func whichStubAnswers() throws {
    /// Makes stubs, and returns what three calls return.
    func answers(_ stub: (FakeMailer) -> Void) -> [Bool] {
      let mailer = FakeMailer()
      stub(mailer)
      return (1...3).map { _ in mailer.send("Hi", to: "ann") }
    }
    let table = [
      answers { mailer in
        mailer.stub.send("Hi", to: "ann").andReturn(true)
        mailer.stub.send(.any, to: .any).andReturn(false).lenient()
      },
      answers { mailer in
        mailer.stub.send(.any, to: "ann").andReturn(true).lenient()
        mailer.stub.send("Hi", to: .any).andReturn(false)
      },
      answers { mailer in
        mailer.stub.send("Hi", to: .any).andReturn(true)
        mailer.stub.send("Bye", to: .any).andReturn(false).lenient()
      },
      answers { mailer in
        mailer.stub.send("Hi", to: "ann").andReturn(true).lenient()
        mailer.stub.send("Hi", to: "ann").andReturn(false)
      },
      answers { mailer in
        mailer.stub.send(.any, to: .any).andReturn(true, false)
      },
      answers { mailer in
        mailer.stub.send(.any, to: .any).andReturn(true)
        mailer.stub.send("Hi", to: .any).andReturn(false).afterLast(.previousStub)
      },
    ]
    let (yes, no) = ([true, true, true], [false, false, false])
    #expect(table == [yes, no, yes, no, [true, false, false], [false, true, true]])

    let text = try Readme.text(of: Readme.article("Stubbing"))
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let stubs = text.matches(of: #/`(?<stub>mailer\.stub\.send\([^`]+)`/#).map { String($0.stub) }
    #expect(stubs.count == 11)
    for stub in stubs { #expect(source.contains(stub), "not in this test: \(stub)") }
  }

  @Test("A member that returns nothing needs no stub, unless the fake is strict")
  func membersThatReturnNothing() throws {
    let (mailer, store) = (FakeMailer(), FakeUserStore())
    mailer.close()
    expectHaveReceived(mailer.calls.close())

    store.strictness = .strict
    store.stub.save(.any, version: 1).andReturn()
    try store.save(ann, version: 1)
    withKnownIssue { #expect(throws: Misuse.self) { try store.save(ann, version: 2) } }
  }

  @Test("A call without a stub on a relaxed fake returns a default value")
  func relaxedFakes() {
    let mailer = FakeMailer()
    mailer.strictness = .relaxed
    #expect(!mailer.send("Hello", to: "ann@example.com"))
  }

  @Test("A fake around the real object")
  func wrapping() async throws {
    let thermometer = FakeThermometer(wrapping: RoomThermometer())
    thermometer.stub.temperature(in: "Oslo").andReturn(-40)
    // Example of SpryFakeMember.andCallThrough
    thermometer.stub.temperature(in: "Rome").andReturn(50).andCallThrough()

    #expect(try await thermometer.temperature(in: "Bern") == 12)
    expectHaveReceived(thermometer.calls.temperature(in: .any).returned(12), .once)
    #expect(try await thermometer.temperature(in: "Oslo") == -40)
    #expect(try await thermometer.temperature(in: "Rome") == 50)
    #expect(try await thermometer.temperature(in: "Rome") == 12)
    #expect(thermometer.unit == "°C")
  }

  @Test("A test gives a default value to a protocol")
  func defaultValueOfAProtocol() {
    withDefaults(SystemClock() as any WallClock) {
      // In here, a call without a stub still fails the test, and then returns the clock, if a `WallClock` is needed.
    }
  }

  @Test("The closure of a stub has the type of the member")
  func closures() {
    let (downloader, counter) = (FakeDownloader(), FakeCounter())
    downloader.stub.download(.any, completion: .any).andDo { url, completion in
      completion(Data("hello".utf8))
    }
    counter.stub.count(.any).andDo { items in items = 7 }

    var (downloaded, counted) = (Data(), 0)
    downloader.download(URL(fileURLWithPath: "/")) { downloaded = $0 }
    counter.count(&counted)
    #expect(downloaded == Data("hello".utf8))
    #expect(counted == 7)
  }

  @Test("A test calls a completion handler later")
  func laterCompletion() {
    let (downloader, url) = (FakeDownloader(), URL(fileURLWithPath: "/"))
    var downloaded = Data()
    let completions = ArgumentCaptor<(Data) -> Void>()
    downloader.stub.download(.any, completion: .capture(completions)).andReturn()
    downloader.download(url) { downloaded = $0 }
    completions.last?(Data("hello".utf8))
    #expect(downloaded == Data("hello".utf8))
  }

  @Test("Answers are given one per call")
  func sequences() async throws {
    let mailer = FakeMailer()
    service.stub.load(id: .any).andThrow(Offline()).andThrow(Offline()).andReturn(ann)
    // Example of SpryFakeMember.afterLast
    mailer.stub.sender.andReturn("first", "second").afterLast(.cycle)

    for _ in 0..<2 { await #expect(throws: Offline.self) { try await service.load(id: "") } }
    #expect(try await service.load(id: "") == ann)
    #expect((0..<3).map { _ in mailer.sender } == ["first", "second", "first"])
  }

  @Test("An expected and a lenient stub")
  func howOften() async throws {
    // Examples of SpryFakeMember
    service.stub.load(id: "42").andReturn(ann).expected(.once)
    service.stub.load(id: .any).andReturn(nobody).lenient()

    #expect(try await service.load(id: "42") == ann)
  }

  @Test("A stub of a setter can change what the property returns")
  func setters() {
    let mailer = FakeMailer()
    // Example of SpryFakeMember.set
    mailer.stub.sender.set(.any).andDo { mailer.stub.sender.andReturn($0) }
    mailer.sender = "ann@example.com"
    #expect(mailer.sender == "ann@example.com")

    // Example of SpryFakeMember.get
    expectHaveReceived(mailer.calls.sender.get(), .once)
    expectHaveReceived(mailer.calls.sender.set("ann@example.com"))
  }

  @Test("A type is stubbed and checked")
  func staticMembers() {
    FakeClock.stub.now().andReturn(Date(timeIntervalSince1970: 0))
    #expect(stamp(by: FakeClock.self) == "1970")
    expectHaveReceived(FakeClock.calls.now())
  }

  @Test("An operator has the words of its characters")
  func operators() {
    let vector = FakeVector(length: 3)
    FakeVector.stub.plus(.any, .any).andReturn(vector)
    #expect(vector + vector === vector)
    expectHaveReceived(FakeVector.calls.plus(.any, .any))
    expectHaveReceived(FakeVector.calls.initializer(length: 3))
  }
}
