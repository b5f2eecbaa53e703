import SpryMacros

@testable import TicketApp

@Spryable final class FakeOfflineCache: OfflineCache, Spryable {
  func value<Value: Decodable & Sendable>(_ type: Value.Type, for key: String) throws -> Value?
  func save<Value: Encodable & Sendable>(_ value: Value, for key: String) throws
}
