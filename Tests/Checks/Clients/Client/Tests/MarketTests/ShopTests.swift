import Market
import SpryMacros
import SpryMatchers
import SpryObjects
import Testing
import XCTest

/// A protocol that inherits from a protocol of another module. It is `nonisolated`, because Swift 6.3 rejects
/// a class of such a protocol if its parent has the default isolation of another module. No issue is filed:
/// to see the error, remove the word and run the case `isolation`.
@Spryable
nonisolated protocol Archive: Ledger {
  func find(_ text: String) throws -> Int
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
  func inherits() throws {
    let archive = FakeArchive()
    archive.stub.add(.any, amount: 3).andReturn(1)
    archive.stub.find("tea").andReturn(2)
    #expect(try archive.add("tea", amount: 3) + archive.find("tea") == 3)
    expectHaveReceived(archive.calls.add("tea", amount: .any), .once)
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
