import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: arguments and matchers with types.

@Spryable
private protocol Shop {
  func sell(_ name: String, price: Double)
  func pack(_ words: [String], in box: [String: Int], for id: Int?)
  func open(_ result: Result<Int, Offline>)
  func close(_ day: String, forGood: Bool)
  func hire(_ mailer: FakeMailer)
}

// Example of MatchableByStringLiteral
extension Title: MatchableByStringLiteral {}

private struct Title: Equatable, ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral text: String) { self.text = text }
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

@Suite("Reference: arguments", .spry(unusedStubs: .off)) struct ArgumentsExamples {
  private let shop = FakeShop()
  private let store = FakeUserStore()

  @Test("Matchers of values")
  func values() throws {
    try store.save(ann, version: 2)

    // Example of ArgumentOf
    let two: ArgumentOf<Int> = .equal(2)

    expectHaveReceived(store.calls.save(.any, version: two))

    // Example of ArgumentOf.matches
    #expect(ArgumentOf<Int>.greaterThan(1).matches(2))

    // Example of ArgumentOf.any
    expectHaveReceived(store.calls.save(.any, version: .any))

    // Example of ArgumentOf.equal
    expectHaveReceived(store.calls.save(.any, version: .equal(2)))

    // Example of ArgumentOf.not
    expectHaveReceived(store.calls.save(.any, version: .not(3)))

    // Example of ArgumentOf.oneOf
    expectHaveReceived(store.calls.save(.any, version: .oneOf(1, 2)))

    // Example of ArgumentOf.all
    expectHaveReceived(store.calls.save(.any, version: .all(.greaterThan(1), .not(3))))

    // Example of ArgumentOf.greaterThan
    expectHaveReceived(store.calls.save(.any, version: .greaterThan(1)))

    // Example of ArgumentOf.atLeast
    expectHaveReceived(store.calls.save(.any, version: .atLeast(2)))

    // Example of ArgumentOf.lessThan
    expectHaveReceived(store.calls.save(.any, version: .lessThan(3)))

    // Example of ArgumentOf.atMost
    expectHaveReceived(store.calls.save(.any, version: .atMost(2)))

    // Example of ArgumentOf.in
    expectHaveReceived(store.calls.save(.any, version: .in(1...3)))

    // Example of ArgumentOf.match
    expectHaveReceived(
      store.calls.save(.any, version: .match("an even number") { $0.isMultiple(of: 2) }))
  }

  @Test("Matchers of texts and numbers")
  func texts() {
    shop.sell("Dune", price: 0.3)

    // Example of ArgumentOf.close
    expectHaveReceived(shop.calls.sell("Dune", price: .close(to: 0.31, within: 0.02)))

    // Example of ArgumentOf.prefix
    expectHaveReceived(shop.calls.sell(.prefix("Du"), price: .any))

    // Example of ArgumentOf.suffix
    expectHaveReceived(shop.calls.sell(.suffix("ne"), price: .any))

    // Example of ArgumentOf.contains
    expectHaveReceived(shop.calls.sell(.contains("un"), price: .any))

    // Example of ArgumentOf.matching
    expectHaveReceived(shop.calls.sell(.matching(/D\w+/), price: .any))

    // Example of ArgumentOf.ignoringCase
    expectHaveReceived(shop.calls.sell(.ignoringCase("DUNE"), price: .any))
  }

  @Test("Matchers of collections, optionals, and results")
  func collections() {
    shop.pack(["a", "b"], in: ["cup": 1], for: 4)
    shop.pack([], in: [:], for: nil)
    shop.open(.success(3))
    shop.open(.failure(Offline()))

    // Example of ArgumentOf.count
    expectHaveReceived(shop.calls.pack(.count(2), in: .any, for: .any))

    // Example of ArgumentOf.each
    expectHaveReceived(shop.calls.pack(.each(.not("c")), in: .any, for: .any))

    // Example of ArgumentOf.elements
    expectHaveReceived(shop.calls.pack(.elements("a", .any), in: .any, for: .any))

    // Example of ArgumentOf.empty
    expectHaveReceived(shop.calls.pack(.empty, in: .empty, for: .any))

    // Example of ArgumentOf.value, MatchableByDictionaryLiteral
    expectHaveReceived(shop.calls.pack(["a", "b"], in: .value(for: "cup", 1), for: .any))

    // Example of ArgumentOf.some, MatchableByArrayLiteral
    expectHaveReceived(shop.calls.pack(["a", "b"], in: ["cup": 1], for: .some(.greaterThan(3))))

    // Example of ArgumentOf.nil
    expectHaveReceived(shop.calls.pack(.any, in: .any, for: .nil()))

    // Example of ArgumentOf.success
    expectHaveReceived(shop.calls.open(.success(3)))

    // Example of ArgumentOf.failure
    expectHaveReceived(shop.calls.open(.failure()))
  }

  @Test("Matchers of objects, and captors")
  func objects() throws {
    let mailer = FakeMailer()
    shop.hire(mailer)
    shop.close("Monday", forGood: true)
    try store.save(ann, version: 1)

    // Example of ArgumentOf.identical
    expectHaveReceived(shop.calls.hire(.identical(to: mailer)))

    // Example of ArgumentOf.having
    expectHaveReceived(store.calls.save(.having(\.name, "Ann"), version: .any))

    // Example of ArgumentOf.check
    expectHaveReceived(store.calls.save(.check { #expect($0.id == "42") }, version: .any))

    // Example of ArgumentCaptor, ArgumentCaptor.init
    let captor = ArgumentCaptor<User>()

    // Example of ArgumentOf.capture
    expectHaveReceived(store.calls.save(.capture(captor), version: .any))

    // Example of ArgumentCaptor.values
    #expect(captor.values == [ann])

    // Example of ArgumentCaptor.last
    #expect(captor.last?.name == "Ann")

    // Example of ArgumentCaptor.count
    #expect(captor.count == 1)

    // Example of ArgumentCaptor.subscript
    #expect(captor[0].name == "Ann")

    // Example of ArgumentCaptor.isType
    #expect(captor.isType(User.self, at: 0))

    // Example of ArgumentCaptor.getValue
    #expect(captor.getValue(at: 0, as: User.self) == ann)

    // Example of ArgumentCaptor.reset
    captor.reset()

    // Example of MatchableByBooleanLiteral
    expectHaveReceived(shop.calls.close(.any, forGood: true))

    #expect(Token().isEqualArgument(to: Token()))
  }

  @Test("Literals beside matchers")
  func literals() {
    // Example of MatchableByStringLiteral.matched
    #expect(Title.matched(byStringLiteral: "Dune") == "Dune")

    // Example of MatchableByIntegerLiteral.matched
    #expect(Pages.matched(byIntegerLiteral: 3) == 3)

    // Example of MatchableByFloatLiteral.matched
    #expect(Price.matched(byFloatLiteral: 0.5) == 0.5)

    // Example of MatchableByBooleanLiteral.matched
    #expect(Bool.matched(byBooleanLiteral: true))

    // Example of MatchableByArrayLiteral.matched
    #expect([Int].matched(byArrayLiteral: [1, 2]) == [1, 2])

    // Example of MatchableByDictionaryLiteral.matched
    #expect([String: Int].matched(byDictionaryLiteral: [("cup", 1)]) == ["cup": 1])
  }
}
