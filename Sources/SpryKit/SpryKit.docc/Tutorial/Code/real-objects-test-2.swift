import SpryMatchers
import SpryObjects
import Testing

@testable import App

@Suite(.spry) struct BasketTests {
  let basket = GiftBasket()

  @Test func recordsWhatIsAdded() {
    let spy = Spy(on: basket, .add)
    spy.spy { basket.add("tea") }

    #expect(basket.items == ["tea"])
    expectHaveReceived(spy, .add, with: "tea", countSpecifier: .once)
  }

  @Test func aStubAnswersInsteadOfTheBody() {
    let spy = Spy(on: basket, .add)
    spy.stub(.add).with("tea").andReturn()
    spy.spy { basket.add("tea") }

    #expect(basket.items.isEmpty)
  }
}
