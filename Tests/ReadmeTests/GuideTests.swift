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
  @Test func whichStubAnswers() {
    let mailer = FakeMailer()
    mailer.stub(.send).andReturn(false)
    mailer.stub(.send).with("Hello", Argument.anything).andReturn(true)
    mailer.stub(.close).andReturn()

    #expect(mailer.send("Hello", to: "ann@example.com"))
    #expect(!mailer.send("Bye", to: "ann@example.com"))
    mailer.close()
  }

  @Test func runCodeOrThrow() async throws {
    let downloader = FakeDownloader()
    let service = FakeUserService()
    downloader.stub(.download).andDo { arguments in
      let completion = arguments[1] as! (Data) -> Void
      completion(Data("hello".utf8))
    }
    service.stub(.load).andDo { arguments async throws in
      User(id: arguments[0] as! String, name: "Ann")
    }
    service.stub(.load).with("0").andThrow(NotFound())

    var downloaded = Data()
    downloader.download(URL(fileURLWithPath: "/")) { downloaded = $0 }
    #expect(downloaded == Data("hello".utf8))
    #expect(try await service.load(id: "7") == User(id: "7", name: "Ann"))
    await #expect(throws: NotFound.self) { try await service.load(id: "0") }
  }

  @Test func effectsOfMembers() async throws {
    let vault = FakeVault()
    vault.stub("open()").andReturn()
    vault.stub("read()").andReturn(["gold"])
    vault.stub("unlock(pin:)").andThrow(VaultError.wrongPin)

    try vault.open()
    #expect(await vault.read() == ["gold"])
    await #expect(throws: VaultError.wrongPin) { try await vault.unlock(pin: 1) }
  }

  @Test func expectArguments() throws {
    let store = FakeUserStore()
    store.stub(.save).andReturn()
    try save(User(id: "", name: "Ann"), in: store)

    expectHaveReceived(store, .save, with: Argument.having(\User.name, "Ann"), Argument.nonNil)
    expectHaveReceived(
      store, .save, with: Argument.match("a new user") { (user: User) in user.id.isEmpty }, 1)
  }

  @Test func capture() throws {
    let store = FakeUserStore()
    let captor = Argument.captor()
    store.stub(.save).with(captor, Argument.anything).andReturn()
    try save(User(id: "", name: "Ann"), in: store)
    #expect(captor.getValue(as: User.self).name == "Ann")
    #expect(store.calls(to: .save, as: (User, Int).self).map(\.1) == [1])
  }

  @Test func state() {
    final class FakeCounter: Spryable {
      let spryState = SpryState()
      func count() -> Int { spryify() }
    }
    let counter = FakeCounter()
    counter.stub("count()").andReturn(3)
    #expect(counter.count() == 3)
  }
}

@Test func stampsTheDate() {
  withSpryScope {
    FakeClock.stub(.now).andReturn(Date(timeIntervalSince1970: 0))
    #expect(stamp(by: FakeClock.self) == "1970")
    #expect(FakeClock.didCall(.now).success)
  }
}
