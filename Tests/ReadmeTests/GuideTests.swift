import Foundation
import SpryMacros
import SpryMatchers
import Testing
import XCTest

final class FakeDownloader: Downloader, Spryable {
  enum Function: String, StringRepresentable { case download = "download(_:completion:)" }

  func download(_ url: URL, completion: @escaping (Data) -> Void) {
    spryify(arguments: url, completion)
  }
}

final class FakeVault: Vault, Spryable {
  func open() throws { try spryifyThrows() }
  func read() async -> [String] { await spryify() }
  func unlock(pin: Int) async throws(VaultError) -> Bool {
    try await spryifyThrows(arguments: pin, throwing: VaultError.self)
  }
}

final class FakeUserStore: UserStore, Spryable {
  enum Function: String, StringRepresentable { case save = "save(_:version:)" }

  func save(_ user: User, version: Int) throws { try spryifyThrows(arguments: user, version) }
}

extension User: SpryDefaultable { static var spryDefault: User { User(id: "", name: "") } }

@Suite(.spry) struct GuideTests {
  @Test("A stub with arguments comes before one without")
  func whichStubAnswers() {
    let mailer = FakeMailer()
    mailer.stub(.send).andReturn(false)
    mailer.stub(.send).with("Hello", Argument.anything).andReturn(true)
    mailer.stub(.sender).andReturn("team@example.com")
    mailer.stub(.close).andReturn()

    #expect(mailer.send("Hello", to: "ann@example.com"))
    #expect(!mailer.send("Bye", to: "ann@example.com"))
    #expect(mailer.sender == "team@example.com")
    mailer.close()
  }

  @Test("A stub runs code or throws")
  func runCodeOrThrow() async throws {
    let downloader = FakeDownloader()
    let service = FakeUserService()
    downloader.stub(.download).andDo { arguments in
      let completion = arguments[1] as! (Data) -> Void
      completion(Data("hello".utf8))
    }
    service.stub(.load).with("0").andThrow(NotFound())
    service.stub(.load).with("7").andDo { arguments in
      User(id: arguments[0] as! String, name: "Bob")
    }
    service.stub(.load).with("8").andDo { arguments async throws in
      await Task.yield()
      return User(id: arguments[0] as! String, name: "Eve")
    }

    var downloaded = Data()
    downloader.download(URL(fileURLWithPath: "/")) { downloaded = $0 }
    #expect(downloaded == Data("hello".utf8))
    #expect(try await service.load(id: "7") == User(id: "7", name: "Bob"))
    #expect(try await service.load(id: "8") == User(id: "8", name: "Eve"))
    await #expect(throws: NotFound.self) { try await service.load(id: "0") }
  }

  @Test("Members throw, await, and have typed errors")
  func effectsOfMembers() async throws {
    let vault = FakeVault()
    vault.stub("open()").andReturn()
    vault.stub("read()").andReturn(["gold"])
    vault.stub("unlock(pin:)").andThrow(VaultError.wrongPin)

    try vault.open()
    #expect(await vault.read() == ["gold"])
    await #expect(throws: VaultError.wrongPin) { try await vault.unlock(pin: 1) }
  }

  @Test("Matchers expect arguments")
  func expectArguments() throws {
    let store = FakeUserStore()
    store.stub(.save).andReturn()
    try save(User(id: "", name: "Ann"), in: store)

    expectHaveReceived(store, .save, with: Argument.having(\User.name, "Ann"), Argument.nonNil)
    expectHaveReceived(
      store, .save, with: Argument.match("a new user") { (user: User) in user.id.isEmpty }, 1)
    expectHaveReceived(
      store, .save,
      with: Argument.check { (user: User) in #expect(user.name == "Ann") }, Argument.anything)
  }

  @Test("A captor keeps arguments")
  func capture() throws {
    let store = FakeUserStore()
    let captor = Argument.captor()
    store.stub(.save).with(captor, Argument.anything).andReturn()
    try save(User(id: "", name: "Ann"), in: store)
    #expect(captor.getValue(as: User.self).name == "Ann")
    #expect(captor.values(as: User.self) == [User(id: "", name: "Ann")])
    #expect(captor.last(as: User.self)?.name == "Ann")
    #expect(store.calls(to: .save, as: (User, Int).self).map(\.1) == [1])
  }

  @Test("A check returns its result")
  func checkWithoutReport() {
    let mailer = FakeMailer()
    mailer.stub(.send).andReturn(true)
    _ = welcome("ann@example.com", by: mailer)
    let result = mailer.didCall(.send, countSpecifier: .once)
    #expect(result.success)
  }

  @Test("The matchers in the table match")
  func matchers() {
    let sender = FakeSender()
    sender.stub(.sendInt).andReturn()
    sender.stub(.sendString).andReturn()
    sender.send(2)
    sender.send("Hello")
    let (few, two) = (Argument.in(1...3), Argument.equal(to: 2))
    let isInt = Argument.pass { $0 is Int }
    let all: [Argument] = [
      few, two, isInt, .any(Int.self), .not(3), .oneOf(1, 2), .either(1, 2), .all(few, two),
      .greaterThan(1), .atLeast(2), .lessThan(3), .atMost(2),
    ]
    for matcher in all { expectHaveReceived(sender, .sendInt, with: matcher) }
    expectHaveReceived(sender, .sendString, with: Argument.contains("ell"))
    expectHaveNotReceived(sender, .sendString, with: Argument.nil)
  }

  @Test("A fake can store its state")
  func state() {
    final class FakeCounter: Spryable {
      let spryState = SpryState()
      func count() -> Int { spryify() }
    }
    let counter = FakeCounter()
    counter.stub("count()").andReturn(3)
    #expect(counter.count() == 3)
  }
}

@Test("A type is stubbed and checked")
func staticMembers() {
  withSpry {
    FakeClock.stub(.now).andReturn(Date(timeIntervalSince1970: 0))
    #expect(stamp(by: FakeClock.self) == "1970")
    expectHaveReceived(type: FakeClock.self, .now)
  }
}
