extension Array: SpryDefaultable {
  /// No elements.
  public static var spryDefault: [Element] { [] }
}

extension ArraySlice: SpryDefaultable {
  /// No elements.
  public static var spryDefault: ArraySlice<Element> { [] }
}

extension ContiguousArray: SpryDefaultable {
  /// No elements.
  public static var spryDefault: ContiguousArray<Element> { [] }
}

extension Set: SpryDefaultable {
  /// No elements.
  public static var spryDefault: Set<Element> { [] }
}

extension Dictionary: SpryDefaultable {
  /// No entries.
  public static var spryDefault: [Key: Value] { [:] }
}

extension KeyValuePairs: SpryDefaultable {
  /// No entries.
  public static var spryDefault: KeyValuePairs<Key, Value> { [:] }
}

extension EmptyCollection: SpryDefaultable {
  /// No elements.
  public static var spryDefault: EmptyCollection<Element> { EmptyCollection() }
}

extension AnySequence: SpryDefaultable {
  /// No elements.
  public static var spryDefault: AnySequence<Element> { AnySequence(EmptyCollection()) }
}

extension AnyIterator: SpryDefaultable {
  /// No elements.
  public static var spryDefault: AnyIterator<Element> { AnyIterator { nil } }
}

extension AnyCollection: SpryDefaultable {
  /// No elements.
  public static var spryDefault: AnyCollection<Element> { AnyCollection(EmptyCollection()) }
}

extension AnyBidirectionalCollection: SpryDefaultable {
  /// No elements.
  public static var spryDefault: AnyBidirectionalCollection<Element> {
    AnyBidirectionalCollection(EmptyCollection())
  }
}

extension AnyRandomAccessCollection: SpryDefaultable {
  /// No elements.
  public static var spryDefault: AnyRandomAccessCollection<Element> {
    AnyRandomAccessCollection(EmptyCollection())
  }
}

extension AsyncStream: SpryDefaultable {
  /// A stream that has finished, without elements.
  public static var spryDefault: AsyncStream<Element> { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: SpryDefaultable where Failure == any Error {
  /// A stream that has finished, without elements and without an error.
  public static var spryDefault: AsyncThrowingStream<Element, Failure> {
    AsyncThrowingStream { $0.finish() }
  }
}
