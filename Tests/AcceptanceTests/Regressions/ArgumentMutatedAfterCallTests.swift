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

  let spryState: SpryState
  init(keeping depth: RecordingDepth = .everything) { spryState = SpryState(keeping: depth) }

  func check(_ cart: Cart) -> Bool { spryify(arguments: cart) }
  func order(_ items: [String]) -> Bool { spryify(arguments: items) }
}

/// An argument that is changed after the call: the recording holds the object, not a copy of it, so a
/// check sees it as it is when it asks. Who wants to see it as it was keeps its text.
@Suite(.spry) struct ArgumentMutatedAfterCallTests {
  @Test func anObjectIsSeenAsItIs() {
    let (shop, cart) = (FakeShop(), Cart())
    shop.stub(.check).andReturn(true)
    cart.items = ["tea"]
    _ = shop.check(cart)
    cart.items = ["tea", "milk"]
    #expect(shop.calls(to: .check).map(\.description) == ["check(cart of tea, milk)"])
    expectHaveReceived(shop, .check, with: Argument.having(\Cart.items, ["tea", "milk"]))
    expectHaveNotReceived(shop, .check, with: Argument.having(\Cart.items, ["tea"]))
    expectHaveReceived(shop, .check, with: cart)
  }

  @Test func aStubSeesItAsItWas() {
    let (shop, cart) = (FakeShop(), Cart())
    var seen: [[String]] = []
    shop.stub(.check).with(Argument.check { (cart: Cart) in seen.append(cart.items) }).andReturn(
      true)
    cart.items = ["tea"]
    _ = shop.check(cart)
    cart.items = []
    #expect(seen == [["tea"]])
  }

  @Test func itsTextStaysAsItWas() {
    let (shop, cart) = (FakeShop(keeping: .text), Cart())
    shop.stub(.check).andReturn(true)
    cart.items = ["tea"]
    _ = shop.check(cart)
    cart.items = ["tea", "milk"]
    #expect(shop.calls(to: .check).map(\.description) == ["check(cart of tea)"])
  }

  @Test func aValueStaysAsItWas() {
    let shop = FakeShop()
    shop.stub(.order).andReturn(true)
    var items = ["tea"]
    _ = shop.order(items)
    items.append("milk")
    expectHaveReceived(shop, .order, with: ["tea"])
    expectHaveNotReceived(shop, .order, with: items)
  }
}
