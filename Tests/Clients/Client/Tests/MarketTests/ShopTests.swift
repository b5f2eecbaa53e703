import Market
import SpryMacros
import SpryMatchers
import SpryObjects
import Testing
import XCTest

/// A protocol that inherits from one of another module.
@Spryable
protocol Warehouse: Stock {
  func order(_ item: String) throws -> Int
}

@Suite("A client of a tagged release")
struct ShopTests {
  @Test("A fake, a spy, and a spied object work together", .spry)
  func sells() async throws {
    let (stock, mail) = (FakeStock(), MailSpy())
    stock.stub.isOpen.andReturn(true)
    stock.stub.count(of: "tea").andReturn(2)
    mail.sendToReturnValue = true
    let shop = Shop(stock: stock, mail: mail)
    let spy = Spy(on: shop, .price)
    spy.stub(.price).andReturn(5)
    spy.beginSpying()

    #expect(try await shop.sell("tea", to: "ann@example.com"))

    spy.endSpying()
    expectHaveReceived(stock.calls.count(of: "tea"), .once)
    #expect(mail.sendToReceivedArguments?.text == "tea: 5")
  }
}

extension ShopTests {
  @Test("A fake has the members of a parent in another module", .spry)
  func inherits() async throws {
    let warehouse = FakeWarehouse()
    warehouse.stub.count(of: .any).andReturn(1)
    warehouse.stub.order("tea").andReturn(2)
    #expect(try await warehouse.count(of: "tea") + warehouse.order("tea") == 3)
    expectHaveReceived(warehouse.calls.count(of: "tea"), .once)
  }
}

nonisolated final class ShopXCTests: SpryTestCase {
  @MainActor
  func testAFakeIsStubbedAndChecked() async {
    let stock = FakeStock()
    stock.stub.isOpen.andReturn(true)
    XCTAssertTrue(stock.isOpen)
    stock.isOpen = false
    XCTAssertHaveReceived(stock.calls.isOpen.set(false))
  }
}
