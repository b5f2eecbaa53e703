import SpryMacros

@Spryable
protocol Database: Sendable {
  func begin() async throws
  func add(_ cents: Int, to account: Int) async throws
  func commit() async throws
  func rollback() async throws
}

struct Bank {
  let database: any Database

  func transfer(_ cents: Int, from payer: Int, to payee: Int) async throws {
    try await database.begin()
    do {
      try await database.add(-cents, to: payer)
      try await database.add(cents, to: payee)
      try await database.commit()
    } catch {
      // The first error is the cause.
      try? await database.rollback()
      throw error
    }
  }
}
