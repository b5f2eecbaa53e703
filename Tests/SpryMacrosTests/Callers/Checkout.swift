import Foundation
import SpryMacros

@Spryable
protocol Till: AnyObject, Sendable {
  var balance: Int { get }
  func charge(_ amount: Int) -> Bool
  func refund(_ amount: Int) async throws -> Bool
}

/// The code under test. Failures name its functions and lines.
struct Checkout: Sendable {
  let till: any Till

  func pay() -> Bool {
    till.charge(1)
  }

  func retry() -> Bool {
    [2].map { till.charge($0) }[0]
  }

  func reopen() async throws -> Bool {
    try await till.refund(3)
  }

  func isOpen() -> Bool {
    till.balance > 0
  }

  func payOnQueue() async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: till.charge(4)) }
    }
  }
}

/// Code under test that calls while it is made.
struct Cashier {
  let isReady: Bool

  init(at till: any Till) { isReady = till.charge(5) }
}
