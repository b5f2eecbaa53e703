/// A value in a JSON text, read when it is asked.
///
/// It points into the text, and must not outlive it.
struct JSONValue {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  /// The members, in order; nil if this is not an object.
  var object: JSONObject? {
    var cursor = JSONCursor(bytes: bytes, count: count)
    return cursor.takeObject()
  }

  /// The elements; nil if this is not an array.
  var array: [JSONValue]? {
    var cursor = JSONCursor(bytes: bytes, count: count)
    guard cursor.take(JSONByte.openBracket) else { return nil }
    var elements: [JSONValue] = []
    if cursor.take(JSONByte.closeBracket) { return elements }
    repeat {
      guard let value = cursor.takeValue() else { return nil }
      elements.append(value)
    } while cursor.take(JSONByte.comma)
    return cursor.take(JSONByte.closeBracket) ? elements : nil
  }

  /// The integer; nil if this is none, or too large.
  var integer: Int? {
    var index = 0
    let isNegative = bytes[0] == JSONByte.minus
    if isNegative { index += 1 }
    guard index < count else { return nil }
    let digits: StaticString = "0123456789"
    var magnitude = 0
    while index < count {
      guard let digit = digits.utf8Start.firstIndex(of: bytes[index], count: 10) else { return nil }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      magnitude = sum
      index += 1
    }
    return isNegative ? -magnitude : magnitude
  }

  var isNull: Bool {
    let null: StaticString = "null"
    return count == 4 && bytes.isEqual(to: null.utf8Start, count: 4)
  }
}

/// The members of a JSON object.
struct JSONObject {
  var members: [(key: JSONValue, value: JSONValue)] = []

  init() {}

  /// The object that a text holds; nil if the text is not one object.
  init?(text: UnsafeRawBufferPointer) {
    guard let bytes = text.assumingMemoryBound(to: UInt8.self).baseAddress else { return nil }
    var cursor = JSONCursor(bytes: bytes, count: text.count)
    cursor.skipSpace()
    guard let object = cursor.takeObject(), cursor.isAtEnd else { return nil }
    self = object
  }

  /// The value of a member; nil if there is none, or if it is `null`.
  subscript(name: StaticString) -> JSONValue? {
    for (key, value) in members where key.isString(name) {
      return value.isNull ? nil : value
    }
    return nil
  }
}
