import Foundation
import SpryMacros
import TestSupport

@Spryable
protocol Till: AnyObject, Sendable {
  var balance: Int { get }
  func charge(_ amount: Int) -> Bool
  func refund(_ amount: Int) async throws -> Bool
}

/// The code under test. Failures name its functions and lines.
struct Checkout: Sendable {
  let till: any Till

  /// A function of this file with its line, as a failure names a caller.
  static func place(of function: String) -> String { TestSupport.place(of: function) }

  func pay() -> Bool {
    till.charge(1)  // <- Checkout.pay()
  }

  func retry() -> Bool {
    [2].map { till.charge($0) }[0]  // <- Checkout.retry()
  }

  func reopen() async throws -> Bool {
    try await till.refund(3)  // <- Checkout.reopen()
  }

  func isOpen() -> Bool {
    till.balance > 0  // <- Checkout.isOpen()
  }

  func payOnQueue() async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: till.charge(4))  // <- Checkout.payOnQueue()
      }
    }
  }
}

/// Code under test that calls while it is made.
struct Cashier {
  let isReady: Bool

  init(at till: any Till) {
    isReady = till.charge(5)  // <- Cashier.init(at:)
  }
}
