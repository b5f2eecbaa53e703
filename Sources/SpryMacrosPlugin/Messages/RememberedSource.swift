internal import SpryMacroExpansion

/// The last source that a message held in one of its places.
///
/// The compiler sends the whole of a class with each of its members. It is read once, and whoever
/// compares the bytes of two requests finds the same array.
struct RememberedSource {
  private var json: [UInt8] = []
  private var source: SourceText?

  /// The source that a value holds; nil if it holds none.
  mutating func read(_ value: JSONValue) -> SourceText? {
    if json.count == value.count, value.bytes.isEqual(to: json, count: json.count) {
      return source
    }
    json = Array(UnsafeBufferPointer(start: value.bytes, count: value.count))
    source = value.sourceText
    return source
  }
}
