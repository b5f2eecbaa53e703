public import SpryMacros
public import SpryObjects

/// What a shop knows of its stock: a protocol with a fake.
@Spryable
public protocol Stock: AnyObject {
  var isOpen: Bool { get set }
  func count(of item: String) async throws -> Int
}

/// What a shop writes down: a protocol whose children in other modules have fakes.
@Spryable
nonisolated public protocol Ledger {
  func add(_ item: String, amount: Int) -> Int
}

/// Where a shop sends its bills: a protocol with a spy.
@Spyable
public protocol Mail {
  func send(_ text: String, to address: String) -> Bool
}

/// A shop: a real class, whose members can be spied on.
open class Shop: ObjectSpyable {
  /// The members that can be spied on.
  public enum Function: String, StringRepresentable {
    case price = "price(of:)"
  }

  private let stock: any Stock
  private let mail: any Mail

  /// Creates a shop.
  public init(stock: any Stock, mail: any Mail) {
    self.stock = stock
    self.mail = mail
  }

  /// The price of so many items.
  @Spied open func price(of count: Int) -> Int { count * 3 }

  /// Sells an item if there is one, and sends the bill.
  public func sell(_ item: String, to address: String) async throws -> Bool {
    guard stock.isOpen, try await stock.count(of: item) > 0 else { return false }
    return mail.send("\(item): \(price(of: 1))", to: address)
  }
}
