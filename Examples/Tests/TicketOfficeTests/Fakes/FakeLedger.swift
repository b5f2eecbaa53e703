import SpryMacros

@testable import TicketOffice

@Spryable actor FakeLedger: Ledger {
  func append(_ entry: LedgerEntry)
}
