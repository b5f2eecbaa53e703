import SpryMacros

@testable import TicketOffice

@Spryable actor FakeLedger: Ledger, Spryable {
  func append(_ entry: LedgerEntry)
}
