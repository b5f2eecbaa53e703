/// A decoder that answers every request with a default value.
///
/// Optionals are `nil`, and collections have no elements. A type that contains itself otherwise, or
/// a value that has no default value, ends the decoding with an error.
struct DefaultValueDecoder: Decoder {
  /// The types that are being decoded, the outermost first.
  private let types: [any Any.Type]

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// Returns the value that a type decodes from default values, or `nil` if it cannot be decoded from
  /// default values.
  ///
  /// - Parameters:
  ///   - types: The types that are being decoded, the outermost first.
  ///   - cause: See ``defaultValue(of:failingWith:inside:because:)``.
  static func value<Value: Decodable>(
    of type: Value.Type, inside types: [any Any.Type], because cause: (() -> String)? = nil
  ) -> Value? {
    // The limit is for a generic type that contains itself with other parameters each time.
    guard types.count < 50, !types.contains(where: { $0 == type }) else { return nil }
    let decoder = DefaultValueDecoder(types: types + [type])
    guard let cause else { return try? Value(from: decoder) }
    return DecodedTypes.decode(type, because: cause) { try? Value(from: decoder) }
  }

  func container<Key>(keyedBy: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(EmptyKeyedContainer(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { EmptyContainer(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { EmptyContainer(decoder: self) }

  fileprivate func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    if let value = defaultValue(of: type, inside: types) { return value }
    throw DecodingError.valueNotFound(
      type, DecodingError.Context(codingPath: [], debugDescription: "it has no default value"))
  }
}

/// The types whose `init(from:)` has returned. It did not stop the process, and will not do so later,
/// because the decoder always gives it the same values.
private enum DecodedTypes {
  private static let all = Locked<Set<ObjectIdentifier>>([])

  /// Decodes a type. Before the first time, a line on standard error states which call needs the
  /// value: an `init(from:)` that checks what it decodes can stop the process, whose last message
  /// then says nothing about the call.
  static func decode<Value>(
    _ type: Value.Type, because cause: () -> String, _ body: () -> Value?
  ) -> Value? {
    let identifier = ObjectIdentifier(type)
    if all.withLock({ $0.contains(identifier) }) { return body() }
    let name = typeName(type)
    writeToStandardError(
      "note: \(cause()), so '\(name).init(from:)' decodes a default value from empty values; "
        + "if it stops the process, stub the call, or conform '\(name)' to 'SpryDefaultable'")
    defer { all.withLock { _ = $0.insert(identifier) } }
    return body()
  }
}

private struct EmptyKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: DefaultValueDecoder
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool { false }
  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.value(of: type)
  }

  func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key)
    -> KeyedDecodingContainer<Nested>
  {
    decoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

private struct EmptyContainer: UnkeyedDecodingContainer, SingleValueDecodingContainer {
  let decoder: DefaultValueDecoder
  let codingPath: [any CodingKey] = []
  let count: Int? = 0
  let isAtEnd = true
  let currentIndex = 0

  func decodeNil() -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.value(of: type)
  }

  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
    decoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func superDecoder() -> any Decoder { decoder }
}
