#if canImport(Combine)
  import Combine
  import SpryMacros
  import SpryMatchers
  import Testing

  @testable import Recipes

  @Suite("Combine", .spry)
  struct CombineTests {
    @Test("The price tag shows the last price")
    func lastPrice() {
      let exchange = FakeExchange()
      let prices = PassthroughSubject<Int, Never>()
      exchange.stub.prices(of: "ACME").andReturn(prices.eraseToAnyPublisher())
      let tag = PriceTag(share: "ACME", exchange: exchange)

      prices.send(7)
      prices.send(8)

      #expect(tag.text == "ACME: 8")
    }
  }
#endif
