// Under `MemberImportVisibility`, a file with a child imports the modules of all ancestors, since their
// fakes' members are in extensions there. Otherwise, here without `Bottom`: "type 'FakeMonitoredService' does
// not conform to protocol 'Startable'".
import Bottom
import Middle
import SpryMacros

@Spryable
nonisolated protocol MonitoredService: NamedService {
  func health() async -> Double
}

@Spryable
nonisolated protocol ClusterService: MonitoredService {
  func nodes() throws -> [String]
}

@Spryable @Spyable(inheriting: "EditableSpy")
nonisolated protocol Draft: Editable {
  var version: Int { get set }
}

@Spryable @Spyable(inheriting: "DraftSpy")
nonisolated protocol SharedDraft: Draft {
  func share(with names: String...) -> Bool
}

@Spryable
nonisolated protocol BankLedger: Ledger {
  func close() throws
}

@Spryable
nonisolated protocol AuditedLedger: Ledger, Audited {
  func sign(_ key: String) -> Bool
}

@Spryable @Spyable(inheriting: "WritableSpy<Int>")
nonisolated protocol NumberTape: Writable where Element == Int {
  func sum() -> Int
}

@Spryable
nonisolated protocol LoadedDice: Dice, Editable {
  var bias: Double { get set }
}

@MainActor @Spryable @Spyable(inheriting: "ScreenSpy")
protocol ProfileScreen: Screen {
  func edit(_ field: String) async -> Bool
}

@Spryable @Spyable(inheriting: "FileLoggerSpy")
nonisolated protocol RotatingLogger: FileLogger {
  var limit: Int { get }
}

@Spryable
nonisolated protocol DocumentedDraft: Documented, Draft {
  func preview() -> String
}
