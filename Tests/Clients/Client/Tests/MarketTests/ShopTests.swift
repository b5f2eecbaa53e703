import Market
import SpryMacros
import SpryMatchers
import SpryObjects
import Testing
import XCTest

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
    #expect(stock.calls.count(of: "tea").count == 1)
    #expect(mail.sendToReceivedArguments?.text == "tea: 5")
  }
}

nonisolated final class ShopXCTests: SpryTestCase {
  @MainActor
  func testAFakeIsStubbedAndChecked() async {
    let stock = FakeStock()
    stock.stub.isOpen.andReturn(true)
    XCTAssertTrue(stock.isOpen)
    stock.isOpen = false
    XCTAssertTrue(stock.calls.isOpen.set(false).didCall(.once).success)
    XCTAssertHaveReceived(stock, "isOpen.set(_:)", with: false)
  }
}
