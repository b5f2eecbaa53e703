import SpryKit
import SpryMatchers
import Testing

private final class Cart: CustomStringConvertible {
  var items: [String] = []
  var description: String { "cart of \(items.joined(separator: ", "))" }
}

private final class FakeShop: Spryable {
  enum Function: String, StringRepresentable {
    case check = "check(_:)"
    case order = "order(_:)"
  }

  func check(_ cart: Cart) -> Bool { spryify(arguments: cart) }
  func order(_ items: [String]) -> Bool { spryify(arguments: items) }
}

/// A recording holds an object, not a copy of it. A check therefore sees the object as it is when the
/// check runs, and a stub sees it as it was when the call came.
@Suite("Regression: an argument that changes after the call", .spry)
struct ArgumentMutatedAfterCallTests {
  @Test("A check sees an object as it is now")
  func anObjectIsSeenAsItIs() {
    let (shop, cart) = (FakeShop(), Cart())
    shop.stub(.check).andReturn(true)
    cart.items = ["tea"]
    _ = shop.check(cart)
    cart.items = ["tea", "milk"]
    #expect(shop.called(.check).map(\.description) == ["check(cart of tea, milk)"])
    expectHaveReceived(shop, .check, with: Argument.having(\Cart.items, ["tea", "milk"]))
    expectHaveNotReceived(shop, .check, with: Argument.having(\Cart.items, ["tea"]))
    expectHaveReceived(shop, .check, with: cart)
  }

  @Test("A stub sees an object as it was at the call")
  func aStubSeesItAsItWas() {
    let (shop, cart) = (FakeShop(), Cart())
    var seen: [[String]] = []
    shop.stub(.check).with(Argument.check { (cart: Cart) in seen.append(cart.items) }).andReturn(
      true)
    cart.items = ["tea"]
    _ = shop.check(cart)
    cart.items = []
    #expect(seen == [["tea"]])
  }

  @Test("A recorded value stays as it was")
  func aValueStaysAsItWas() {
    let shop = FakeShop()
    shop.stub(.order).andReturn(true)
    var items = ["tea"]
    _ = shop.order(items)
    items.append("milk")
    expectHaveReceived(shop, .order, with: ["tea"])
    expectHaveNotReceived(shop, .order, with: items)
  }
}
