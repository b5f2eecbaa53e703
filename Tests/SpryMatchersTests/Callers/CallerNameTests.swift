import Testing

@testable import SpryMatchers

@Suite("The names of callers")
struct CallerNameTests {
  @Test(
    "A name is the one that a person wrote",
    arguments: [
      ("Checkout.pay()", "Checkout.pay()"),
      ("closure #1 in Checkout.pay()", "Checkout.pay()"),
      ("implicit closure #1 in closure #2 in Checkout.pay()", "Checkout.pay()"),
      ("innermost #1 () in inner #1 () in Checkout.pay()", "Checkout.pay()"),
      ("m(_:) in Local #1 in Checkout.pay()", "Checkout.pay()"),
      ("variable initialization expression of static Shop.total", "Shop.total"),
      ("variable initialization expression of Shop.total", "Shop.total"),
      ("one-time initialization function for total", "total"),
      ("closure #1 in default argument 1 of Shop.init(_:y:)", "Shop.init(_:y:)"),
      ("static Shop.level.setter", "static Shop.level.setter"),
      ("closure #1 in ShopTests.`pays\u{A0}in\u{A0}time`()", "ShopTests.`pays in time`()"),
      ("Array<A>.total(in:)", "Array<A>.total(in:)"),
    ])
  func written(_ symbol: String, _ name: String) {
    #expect(CallerName.written(symbol) == name)
  }

  @Test("A function that the optimizer made of several has no name")
  func merged() {
    #expect(CallerName.written("merged closure #1 in Checkout.pay()") == nil)
  }

  @Test("The name of a function that a macro wrote is left out")
  func ofMacros() {
    let symbol =
      "closure #1 in static ShopTests.$s9ShopTests7isTotal4TestfMp_17Z3fMu_@Sendable ()"
    #expect(CallerName.written(symbol) == nil)
    #expect(CallerName.written("") == nil)
  }
}
