import Foundation
import SpryMacros
import SpryMatchers
import Testing

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

private func enter(_ vault: any Vault) async {
  _ = try? await vault.unlock(pin: 7)
}

private func closeShop(_ kiosk: FakeKiosk) {
  kiosk.log("closed")
}

private func redeem(_ coupon: String, in cart: any Cart) {
  cart.coupon = coupon
}

private func enroll(in register: any Register) {
  register.add(Person())
}

private func cook(with larder: any Larder) {
  _ = larder.take()
}

/// The failures on the pages of symbols. Other pages show those of the article *When a test fails*.
@Suite("The pages of symbols", .spry) struct SymbolPageTests {
  /// The pages, and what fails.
  private static let samples: [(page: String, sample: FailureTests.Sample)] = [
    (
      "expectHaveNotReceived",
      {
        let mailer = FakeMailer()
        closeOffice(mailer)
        expectHaveNotReceived(mailer.calls.log(.any))
      }
    ),
    (
      "ArgumentOf",
      {
        let mailer = FakeMailer()
        mailer.stub.send(.any, to: .any).andReturn(true)
        _ = welcome("ann@example.com", by: mailer)
        expectHaveReceived(mailer.calls.send(.prefix("Hello"), to: .suffix(".com")))
      }
    ),
    (
      "ArgumentOf.having",
      {
        let store = FakeUserStore()
        try save(ann, in: store)
        expectHaveReceived(store.calls.save(.having(\.name, .prefix("B")), version: .any))
      }
    ),
    (
      "ArgumentOf.match",
      {
        let store = FakeUserStore()
        try save(ann, in: store)
        expectHaveReceived(store.calls.save(.match("a new user") { $0.id.isEmpty }, version: 1))
      }
    ),
    (
      "ArgumentOf.check",
      {
        let store = FakeUserStore()
        try save(ann, in: store)
        expectHaveReceived(
          store.calls.save(.check { if $0.id != "7" { throw NotFound() } }, version: 1))
      }
    ),
    ("ArgumentCaptor", { _ = ArgumentCaptor<String>()[0] }),
    (
      "SpryGate",
      {
        await withSpry {
          let service = FakeUserService()
          let gate = service.stub.load(id: "42").lenient().suspend()
          _ = try? await gate.waitForCaller(within: .seconds(5), clock: JumpingClock())
        }
      }
    ),
    (
      "SpyClosure",
      {
        let onDone = SpyClosure<(Int, String), Bool>("onDone")
        onDone.stub(.any, .any).andReturn(true)
        finish(then: onDone.closure)
        expectHaveReceived(onDone.calls(2, "ok"))
      }
    ),
    (
      "Argument",
      {
        let vault = FakeVault()
        vault.stub(.unlock).with(Argument.greaterThan(9)).andReturn(true).lenient()
        await enter(vault)
      }
    ),
    (
      "Spyable.recordCall",
      {
        let cart = FakeCart()
        redeem("SPRING", in: cart)
        expectHaveReceived(cart, "coupon", with: "SUMMER")
      }
    ),
    (
      "Stubbable.stubbedValue",
      {
        let kiosk = FakeKiosk()
        kiosk.stub(.price).andReturn(3)
        #expect(kiosk.price == 3)
        expectHaveReceived(kiosk, .price)
      }
    ),
    ("StringRepresentable", { closeShop(FakeKiosk()) }),
    (
      "SpryEquatable",
      {
        let register = FakeRegister()
        enroll(in: register)
        expectHaveReceived(register.calls.add(Person()))
      }
    ),
    ("Spyable", { cook(with: LarderSpy()) }),
  ]

  @Test("A page shows a failure that is printed", arguments: samples.indices)
  func failure(_ index: Int) async throws {
    let (name, sample) = Self.samples[index]
    let pages = try Self.pages().filter { $0.lastPathComponent == "\(name).md" }
    let shown = try pages.flatMap { try Readme.blocks(of: "text", in: $0) }
    try #require(shown.count == 1, "in \(name)")
    try await FailureTests.expect(shown[0], from: sample)
  }

  @Test("Each block of text on a page is one of these, or in an article")
  func blocks() throws {
    let others = ["WhenATestFails.md", "Order.md", "SpryObjects.md"]
    let known =
      try Readme.articles().filter { others.contains($0.lastPathComponent) }
      .flatMap { try Readme.blocks(of: "text", in: $0) } + Readme.blocks(of: "text")
    let pages = try Self.pages()
    let own = try pages.filter { page in
      Self.samples.contains { "\($0.page).md" == page.lastPathComponent }
    }
    .flatMap { try Readme.blocks(of: "text", in: $0) }
    for page in pages {
      for block in try Readme.blocks(of: "text", in: page) {
        #expect((known + own).contains(block), "in \(page.lastPathComponent)")
      }
    }
  }

  /// The pages of symbols.
  private static func pages() throws -> [URL] {
    try Readme.articles().filter { $0.path.contains("/Extensions/") }
  }
}
