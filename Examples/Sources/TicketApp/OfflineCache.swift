/// Keeps values between launches.
protocol OfflineCache: Sendable {
  func value<Value: Decodable & Sendable>(_ type: Value.Type, for key: String) throws -> Value?
  func save<Value: Encodable & Sendable>(_ value: Value, for key: String) throws
}
