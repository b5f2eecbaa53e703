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
    if let ledger { Reporter.report(ledger.report) }
  }
}
