import SpryMacros
import SpryMatchers
import TestSupport
import Testing

struct Basket: Equatable, Sendable {
  var id: Int
  var items: [String]
  var total: Int { items.count * 10 }
}

@Spryable private protocol Shop {
  func order(_ basket: Basket)
  func price(_ prices: [String: Int])
  func close(_ result: Result<Int, Closed>)
}

struct Closed: Error {}

@Suite("Matchers of the parts of an argument", .spry(callers: false))
struct PartsOfArgumentTests {
  private let shop = FakeShop()

  init() {
    shop.order(Basket(id: 1, items: ["cup", "pot"]))
    shop.price(["cup": 2])
    shop.close(.success(3))
  }

  private func failure(_ calls: some MemberCalls) -> String {
    calls.didCall().failureDescription ?? "no failure"
  }

  @Test("A failure names the part that differs")
  func partThatDiffers() {
    let (calls, three) = (shop.calls, 3)
    let failures = [
      failure(calls.order(.all(.having(\.id, 1), .having(\.items, .count(3))))),
      failure(calls.order(.having(\.items, .elements("cup", "jug")))),
      failure(calls.order(.having(\.items, .each(.prefix("c"))))),
      failure(calls.order(.having(\.items, .elements("cup")))),
      failure(calls.order(.having(\.items.count, three))),
      failure(calls.order(.having(\.total, 30))),
      failure(calls.price(.value(for: "cup", .equal(3)))),
      failure(calls.price(.value(for: "pot", .equal(3)))),
      failure(calls.close(.success(.greaterThan(3)))),
      failure(calls.close(.failure())),
    ]
    expectGolden(failures)
  }

  @Test("The matchers of elements can capture")
  func capturesElements() {
    let (first, second) = (ArgumentCaptor<String>(), ArgumentCaptor<String>())
    expectHaveReceived(
      shop.calls.order(.having(\.items, .elements(.capture(first), .capture(second)))))
    #expect(first.values == ["cup"])
    #expect(second.values == ["pot"])
  }

  @Test("A predicate among the matchers of one argument runs once for each call")
  func predicateRunsOnce() {
    var runs = 0
    let counted = ArgumentOf<Basket>.match { _ in
      runs += 1
      return false
    }
    #expect(failure(shop.calls.order(.all(.having(\.id, 1), counted))) != "no failure")
    #expect(runs == 1)
  }

  @Test("A test can try a matcher of its own")
  func matchesOfItsOwn() {
    #expect(ArgumentOf<Int>.even.matches(4))
    #expect(!ArgumentOf<Int>.even.matches(3))
    #expect(ArgumentOf<Int?>.some(.even).matches(2))
    #expect(!ArgumentOf<Int?>.some(.even).matches(nil))
    #expect("\(ArgumentOf<Int>.even)" == "an even number")
  }
}

extension TypedMatcher<Int> {
  fileprivate static var even: Self { .match("an even number") { $0.isMultiple(of: 2) } }
}
