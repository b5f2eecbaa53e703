import SpryKit
import XCTest

/// The ledgers of the test classes whose tests run.
enum ClassLedgers {
  private static let ledgers = Locked<[ObjectIdentifier: SharedStubLedger]>([:])

  static func ledger(of test: XCTestCase) -> SharedStubLedger {
    ledgers.withLock { ledgers in
      let key = ObjectIdentifier(type(of: test))
      if let ledger = ledgers[key] { return ledger }
      let ledger = SharedStubLedger()
      ledgers[key] = ledger
      return ledger
    }
  }

  /// Says what the tests of a class leave together, and forgets it.
  static func report(of testClass: XCTestCase.Type) {
    let ledger = ledgers.withLock { $0.removeValue(forKey: ObjectIdentifier(testClass)) }
    guard let ledger else { return }
    #if canImport(Darwin)
      Reporter.report(ledger.report)
    #else
      // Here XCTest takes failures only for a test that runs, and there is none.
      Reporter.report(ledger.report) { Reporter.log("error", $0, $1) }
    #endif
  }
}
