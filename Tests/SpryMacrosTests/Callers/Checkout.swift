import Foundation
import SpryMacros
import TestSupport

@Spryable
protocol Till: AnyObject, Sendable {
  var balance: Int { get }
  func charge(_ amount: Int) -> Bool
  func refund(_ amount: Int) async throws -> Bool
  func count<Coins>(_ coins: () throws -> Coins) rethrows -> Coins
}

extension Till {
  /// Forwards to the member that fakes have.
  func charge() -> Bool {
    charge(6)  // <- Till.charge()
  }

  func chargeTwice() -> Bool {
    [1, 2].allSatisfy { _ in charge() }  // <- Till.chargeTwice()
  }

  func refund() async throws -> Bool {
    try await refund(6)  // <- Till.refund()
  }
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

  func close() -> Int {
    till.count { 5 }  // <- Checkout.close()
  }

  func payMinimum() -> Bool {
    till.charge()  // <- Checkout.payMinimum()
  }

  func retryMinimum() -> Bool {
    till.chargeTwice()  // <- Checkout.retryMinimum()
  }

  func refundMinimum() async throws -> Bool {
    try await till.refund()  // <- Checkout.refundMinimum()
  }

  func payOnQueue() async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: till.charge(4))  // <- Checkout.payOnQueue()
      }
    }
  }
}
