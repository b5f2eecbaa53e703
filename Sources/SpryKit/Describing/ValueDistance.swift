/// How far two values are apart: from 0, for values that look the same, to 1.
///
/// A failure orders its calls by it. It reads no more of a long value than a failure shows, and runs
/// no `==`, which was run before.
enum ValueDistance {
  /// The number of values inside one another, and of fields side by side, that are compared one by
  /// one. Other values are compared by their descriptions.
  private static let most = (depth: 3, fields: 20)
  /// The number of bytes that are compared at the start and at the end of a long text.
  private static let longestEnd = 250
  /// The number of bytes between the equal ends of two texts up to which single edits are counted.
  private static let longestEdited = 24

  /// Returns how far a value is from an expected one.
  static func of(_ actual: Any?, from expected: Any?, depth: Int = 0) -> Double {
    let (actual, expected) = (bareValue(actual), bareValue(expected))
    if let actual = number(actual), let expected = number(expected) {
      let difference = abs(actual - expected)
      return difference.isFinite ? difference / (1 + difference) : 1
    }
    if let text = actual as? any StringProtocol, let other = expected as? any StringProtocol {
      return ofTexts(String(text), String(other))
    }
    return (depth < most.depth ? ofFields(actual, expected, depth) : nil)
      ?? ofTexts(ValueText(of: actual).text, ValueText(of: expected).text)
  }

  private static func number(_ value: Any) -> Double? {
    if let integer = value as? any BinaryInteger { return Double(integer) }
    return (value as? any BinaryFloatingPoint).map { Double($0) }
  }

  /// The mean distance of the fields, the elements, or the payloads; `nil` if the values do not have
  /// the same ones.
  private static func ofFields(_ actual: Any, _ expected: Any, _ depth: Int) -> Double? {
    guard type(of: actual) == type(of: expected), !isDescribed(actual),
      !(actual is any ByteSequence)
    else { return nil }
    let (mirror, other) = (Mirror(reflecting: actual), Mirror(reflecting: expected))
    guard mirror.displayStyle != .set, mirror.displayStyle != .dictionary,
      1...most.fields ~= mirror.children.count, mirror.children.count == other.children.count
    else { return nil }
    let (fields, others) = (readableFields(of: actual), readableFields(of: expected))
    guard let first = fields.first, first.label == others.first?.label else { return nil }
    let distances = zip(fields, others).map {
      of($0.value, from: $1.value, depth: depth + 1)
    }
    return distances.reduce(0, +) / Double(distances.count)
  }

  /// The part of the longer text that differs, ignoring the case of ASCII.
  private static func ofTexts(_ text: String, _ other: String) -> Double {
    let (bytes, others) = (shownBytes(text), shownBytes(other))
    let start = zip(bytes, others).prefix { $0 == $1 }.count
    let (rest, otherRest) = (bytes.dropFirst(start), others.dropFirst(start))
    let end = zip(rest.reversed(), otherRest.reversed()).prefix { $0 == $1 }.count
    let edits = editCount(Array(rest.dropLast(end)), Array(otherRest.dropLast(end)))
    return Double(edits) / Double(max(bytes.count, others.count, 1))
  }

  private static func shownBytes(_ text: String) -> [UInt8] {
    let (bytes, most) = (text.utf8, longestEnd)
    let isLong = bytes.count > 2 * most
    let shown = isLong ? Array(bytes.prefix(most)) + bytes.suffix(most) : Array(bytes)
    return shown.map { (65...90).contains($0) ? $0 + 32 : $0 }
  }

  /// The number of bytes to replace, add, or remove to make one text of another (the Levenshtein
  /// distance), or the length of the longer one if that is too long.
  private static func editCount(_ bytes: [UInt8], _ others: [UInt8]) -> Int {
    let longest = max(bytes.count, others.count)
    if min(bytes.count, others.count) == 0 || longest > longestEdited { return longest }
    var row = Array(0...others.count)
    for index in bytes.indices {
      var (diagonal, column) = (index, 0)
      row[0] = index + 1
      // A `for` loop and `min` take far longer in a debug build.
      while column < others.count {
        let kept = diagonal + (bytes[index] == others[column] ? 0 : 1)
        diagonal = row[column + 1]
        let edited = (row[column] < diagonal ? row[column] : diagonal) + 1
        row[column + 1] = kept < edited ? kept : edited
        column += 1
      }
    }
    return row[others.count]
  }
}
