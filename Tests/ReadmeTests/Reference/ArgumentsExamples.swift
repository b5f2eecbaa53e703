import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: arguments and matchers.

@Spryable
private protocol Shop {
  func sell(_ name: String, price: Double)
  func pack(_ words: [String], in box: [String: Int], for id: Int?)
  func open(_ result: Result<Int, Offline>)
  func close(_ day: String, forGood: Bool)
  func hire(_ mailer: FakeMailer)
}

// Example of MatchableByIntegerLiteral
extension Pages: MatchableByIntegerLiteral {}

private struct Pages: Equatable, ExpressibleByIntegerLiteral {
  var count: Int
  init(integerLiteral count: Int) { self.count = count }
}

// Example of MatchableByFloatLiteral
extension Price: MatchableByFloatLiteral {}

private struct Price: Equatable, ExpressibleByFloatLiteral {
  var amount: Double
  init(floatLiteral amount: Double) { self.amount = amount }
}

// Example of SpryEquatable, SpryEquatable.isEqualArgument
extension Token: SpryEquatable { func isEqualArgument(to other: Any) -> Bool { other is Token } }

private struct Token {}

// Example of TypedMatcher.Matched
extension TypedMatcher where Matched: Collection, Matched.Element == Int {
  fileprivate static var ascending: Self { .match("a sorted list") { $0.sorted() == Array($0) } }
}

@Suite("Reference: arguments", .spry(unusedStubs: .off)) struct ArgumentsExamples {
  private let shop = FakeShop()
  private let store = FakeUserStore()
  private let vault = FakeVault()

  @Test("Matchers of values, texts, and numbers")
  func values() throws {
    try store.save(ann, version: 2)
    shop.sell("Dune", price: 0.3)
    #expect(ArgumentOf<[Int]>.ascending.matches([1, 2]))
    // Example of TypedMatcher.any
    expectHaveReceived(store.calls.save(.any, version: .any))
    // Examples of TypedMatcher
    expectHaveReceived(store.calls.save(.any, version: .equal(2)))
    expectHaveReceived(store.calls.save(.any, version: .not(3)))
    expectHaveReceived(store.calls.save(.any, version: .oneOf(1, 2)))
    expectHaveReceived(store.calls.save(.any, version: .all(.greaterThan(1), .not(3))))
    expectHaveReceived(store.calls.save(.any, version: .atLeast(2)))
    expectHaveReceived(store.calls.save(.any, version: .lessThan(3)))
    expectHaveReceived(store.calls.save(.any, version: .atMost(2)))
    expectHaveReceived(store.calls.save(.any, version: .in(1...3)))
    expectHaveReceived(shop.calls.sell("Dune", price: .close(to: 0.31, within: 0.02)))
    expectHaveReceived(shop.calls.sell(.prefix("Du"), price: .any))
    expectHaveReceived(shop.calls.sell(.suffix("ne"), price: .any))
    expectHaveReceived(shop.calls.sell(.contains("un"), price: .any))
    expectHaveReceived(shop.calls.sell(.matching(/D\w+/), price: .any))
    expectHaveReceived(shop.calls.sell(.ignoringCase("DUNE"), price: .any))
  }

  @Test("Matchers of collections, optionals, results, and objects")
  func collections() {
    let mailer = FakeMailer()
    shop.hire(mailer)
    shop.pack(["a", "b"], in: ["cup": 1], for: 4)
    shop.pack([], in: [:], for: nil)
    shop.open(.success(3))
    shop.open(.failure(Offline()))
    // Examples of TypedMatcher
    expectHaveReceived(shop.calls.pack(.count(2), in: .any, for: .any))
    expectHaveReceived(shop.calls.pack(.each(.not("c")), in: .any, for: .any))
    expectHaveReceived(shop.calls.pack(.elements("a", .any), in: .any, for: .any))
    expectHaveReceived(shop.calls.pack(.empty, in: .empty, for: .any))
    expectHaveReceived(shop.calls.pack(["a", "b"], in: .value(for: "cup", 1), for: .any))
    expectHaveReceived(shop.calls.pack(["a", "b"], in: ["cup": 1], for: .some(.greaterThan(3))))
    expectHaveReceived(shop.calls.pack(.any, in: .any, for: .nil()))
    expectHaveReceived(shop.calls.open(.success(3)))
    expectHaveReceived(shop.calls.open(.failure()))
    expectHaveReceived(shop.calls.hire(.identical(to: mailer)))
  }

  @Test("Captors")
  func captors() throws {
    try store.save(ann, version: 1)
    // Examples of ArgumentCaptor, TypedMatcher
    let captor = ArgumentCaptor<User>()
    expectHaveReceived(store.calls.save(.capture(captor), version: .any))
    #expect(captor.values == [ann])
    #expect(captor.last?.name == "Ann")
    #expect(captor.count == 1)
    #expect(captor[0].name == "Ann")
    #expect(captor.isType(User.self, at: 0))
    #expect(captor.getValue(at: 0, as: User.self) == ann)
    captor.reset()
  }

  @Test("Literals beside matchers")
  func literals() {
    shop.close("Monday", forGood: true)
    shop.pack(["a"], in: ["cup": 1], for: nil)
    // Example of MatchableByBooleanLiteral
    expectHaveReceived(shop.calls.close(.any, forGood: true))
    // Example of MatchableByArrayLiteral, MatchableByDictionaryLiteral
    expectHaveReceived(shop.calls.pack(["a"], in: ["cup": 1], for: .any))
    // Example of MatchableByArrayLiteral.matched
    #expect([Int].matched(byArrayLiteral: [1, 2]) == [1, 2])
    // Example of MatchableByDictionaryLiteral.matched
    #expect([String: Int].matched(byDictionaryLiteral: [("cup", 1)]) == ["cup": 1])

    #expect(Token().isEqualArgument(to: Token()))
  }

  @Test("Matchers without types")
  func withoutTypes() async throws {
    vault.stub(.unlock).andReturn(true)
    _ = try await vault.unlock(pin: 1234)
    // Examples of Argument
    expectHaveReceived(vault, .unlock, with: Argument.anything)
    expectHaveReceived(vault, .unlock, with: Argument.nonNil)
    expectHaveReceived(vault, .unlock, with: Argument.any(Int.self))
    expectHaveReceived(vault, .unlock, with: Argument.isType(Int.self))
    expectHaveReceived(vault, .unlock, with: Argument.equal(to: 1234))
    expectHaveReceived(vault, .unlock, with: Argument.not(0))
    expectHaveReceived(vault, .unlock, with: Argument.oneOf(1, 1234))
    expectHaveReceived(vault, .unlock, with: Argument.all(Argument.atLeast(1), Argument.not(2)))
    expectHaveReceived(vault, .unlock, with: Argument.in(1...9999))
    expectHaveReceived(vault, .unlock, with: Argument.greaterThan(1))
    expectHaveReceived(vault, .unlock, with: Argument.lessThan(9999))
    expectHaveReceived(vault, .unlock, with: Argument.atMost(9999))
    expectHaveReceived(vault, .unlock, with: Argument.having(\Int.description, "1234"))
    expectHaveReceived(
      vault, .unlock, with: Argument.match("an even number") { (pin: Int) in pin % 2 == 0 })
    expectHaveReceived(vault, .unlock, with: Argument.pass { argument in argument is Int })
    expectHaveReceived(vault, .unlock, with: Argument.check { (pin: Int) in #expect(pin > 999) })
    let book = FakeSongbook(name: "Carols")
    book.note("page 123")
    expectHaveReceived(book, .note, with: Argument.contains("123"))
    book.load { _ in }
    expectHaveReceived(book, .load, with: Argument.closure)
    let cart = FakeCart()
    cart.coupon = nil
    expectHaveReceived(cart, .coupon, with: Argument.nil)
    let album = FakeAlbum()
    album.open(book)
    expectHaveReceived(album, "open", with: Argument.identical(to: book))
  }
}

private final class FakeAlbum: Spryable {
  func open(_ book: FakeSongbook) { recordCall(arguments: book) }
}
