import Foundation
import SpryKit
import SpryMatchers
import Testing

/// No lock guards this. Read it only when no other thread changes it.
private final class Cart: CustomStringConvertible, @unchecked Sendable {
  var items: [String] = []
  var timesDescribed = 0

  var description: String {
    timesDescribed += 1
    return "cart of \(items.joined(separator: ", "))"
  }
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
@Suite("Arguments that change after the call", .spry(callers: false))
struct ChangingArgumentTests {
  private let shop = FakeShop()
  private let cart = Cart()

  @Test("A check sees an object as it is now")
  func anObjectIsSeenAsItIs() {
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
    shop.stub(.order).andReturn(true)
    var items = ["tea"]
    _ = shop.order(items)
    items.append("milk")
    expectHaveReceived(shop, .order, with: ["tea"])
    expectHaveNotReceived(shop, .order, with: items)
  }

  /// Otherwise, they would read it during a change by another thread.
  @Test("Recording, stubbing, and checking never describe an argument")
  func recordingStubbingAndCheckingNeverFormat() {
    let cart = cart
    shop.stub(.check).with(Argument.identical(to: cart)).andReturn(true)
    let before = cart.timesDescribed
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for number in 0..<10_000 { cart.items.append("\(number)") }
      done.signal()
    }
    for _ in 0..<100 { _ = shop.check(cart) }
    #expect(shop.didCall(.check, withArguments: [cart], countSpecifier: .exactly(100)).success)
    #expect(shop.called(.check).count == 100)
    done.wait()
    #expect(cart.timesDescribed == before)
  }
}
