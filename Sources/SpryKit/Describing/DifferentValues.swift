/// The length up to which values with parts are shown as a whole, unless they have fields.
private let longestWhole = 40

/// Two values that differ, as a failure describes them.
struct DifferentValues {
  private let actual: Any
  private let expected: Any
  /// The descriptions. They are made once, because an author's description may run any code.
  private let texts: (ValueText, ValueText)

  init(_ actual: Any?, _ expected: Any?) {
    self.actual = bareValue(actual)
    self.expected = bareValue(expected)
    texts = (ValueText(of: self.actual), ValueText(of: self.expected))
  }

  /// How the values differ: as a whole if they are short, or describe themselves, otherwise by the
  /// parts that differ.
  var text: String {
    if texts.0 != texts.1, areShort, !differInType(actual, expected) { return whole }
    return ValueDifferences(actual: actual, expected: expected).summary ?? whole
  }

  private var areShort: Bool {
    // Naming the fields that differ is shorter than both values.
    let mirror = Mirror(reflecting: actual)
    let hasFields = mirror.displayStyle == .struct && mirror.children.count > 1
    return max(texts.0.text.count, texts.1.text.count) <= longestWhole && !hasFields
  }

  /// Both values, so that a reader can distinguish them.
  var whole: String {
    let (left, right) = (texts.0.shown, texts.1.shown)
    switch (actual as? NilValue, expected as? NilValue) {
    case (nil, nil): break
    case (let none?, let other?) where left == right:
      return "\(left) (\(typeName(none.type))) is not \(right) (\(typeName(other.type)))"
    default: return "\(left) is not \(right)"
    }
    if mustShowTypes {
      let (type, otherType) = distinctTypeNames
      return left + typeNote(type, left) + " is not " + right + typeNote(otherType, right)
    }
    if left != right, !isCutOut, !areLongLines {
      let only = onlyDifference.map { " (differs only in \($0))" } ?? ""
      return "\(left) is not \(right)\(only)"
    }
    return excerpts
      ?? (left == right ? reason(actual, isWhole: texts.0.isWhole) : "\(left) is not \(right)")
  }

  /// Whether a reader needs the types: not for collections, whose elements alone are compared, and
  /// not for a quoted text beside something else.
  private var mustShowTypes: Bool {
    if type(of: actual) == type(of: expected) { return false }
    if texts.0 == texts.1 { return true }
    if areComparedByParts { return false }
    return (string(actual) == nil) == (string(expected) == nil)
      || texts.0.text.filter { $0 != "\"" } == texts.1.text.filter { $0 != "\"" }
  }

  /// Whether the types do not matter, because only the elements are compared.
  private var areComparedByParts: Bool {
    if actual is any Any.Type, expected is any Any.Type { return true }
    if let actual = actual as? any ElementwiseCollection,
      let expected = expected as? any ElementwiseCollection
    {
      return type(of: actual).kind == type(of: expected).kind
    }
    return isTuple(actual) && isTuple(expected)
  }

  /// The names of the types, with their modules if they are the same without.
  private var distinctTypeNames: (String, String) {
    let names = (typeName(of: actual), typeName(of: expected))
    if names.0 != names.1 { return names }
    return (String(reflecting: type(of: actual)), String(reflecting: type(of: expected)))
  }

  /// The only difference of two texts, if a reader may miss it.
  private var onlyDifference: String? {
    guard let text = string(actual), let other = string(expected),
      // A reader compares no longer texts letter by letter.
      max(text.utf8.count, other.utf8.count) <= ValueWriter.longest
    else { return nil }
    if text.lowercased() == other.lowercased() { return "case" }
    if text.filter({ !$0.isWhitespace }) == other.filter({ !$0.isWhitespace }) {
      return "whitespace"
    }
    return onlyInvisibleDifference(text, other)
  }

  /// Whether the values are texts of several lines that are too long to compare them as a whole.
  private var areLongLines: Bool {
    guard texts.0.isWhole, texts.1.isWhole, let actual = actual as? String,
      let expected = expected as? String
    else { return false }
    return (actual + expected).contains(where: \.isNewline)
      && max(actual.count, expected.count) >= 2 * longestWhole
  }

  /// Whether the difference is in the parts that the cuts of the descriptions leave out.
  private var isCutOut: Bool {
    texts.0.text.prefix(longestStart) == texts.1.text.prefix(longestStart)
      && texts.0.end.suffix(longestEnd) == texts.1.end.suffix(longestEnd)
  }

  /// The values around their first difference, or `nil` if nothing that their descriptions show
  /// differs.
  private var excerpts: String? {
    let (left, right) = (texts.0.text, texts.1.text)
    let (whole, other) = (actual as? String ?? left, expected as? String ?? right)
    if left == right, whole == other { return nil }
    if max(left.count, right.count) <= longestDescription, !areLongLines {
      return "\(left) is not \(right)"
    }
    let (start, otherStart) = firstDifference(whole, other)
    func excerpt(_ rest: Substring) -> String {
      if rest.isEmpty { return actual is String ? "the end of the string" : "the end" }
      let text = "…" + rest.prefix(longestWhole) + (rest.dropFirst(longestWhole).isEmpty ? "" : "…")
      return actual is String ? oneLine(quoted(text[...])) : text
    }
    let position = whole[..<start].count + 1
    return "\(excerpt(whole[start...])) (from character \(position)) is not "
      + excerpt(other[otherStart...])
  }
}

/// The string of a string, a substring, or a character; `nil` for other values.
private func string(_ value: Any) -> String? {
  (value as? any StringProtocol).map { String($0) } ?? (value as? Character).map { String($0) }
}

/// The name of a type in parentheses, unless the description of the value contains it.
private func typeNote(_ type: String, _ description: String) -> String {
  description.lowercased().includes(type.lowercased()) ? "" : " (\(type))"
}

/// Whether elements of two lists or dictionaries are of two types, which their descriptions may not
/// show.
private func differInType(_ actual: Any, _ expected: Any) -> Bool {
  guard let actual = (actual as? any ElementwiseCollection)?.comparedElements,
    let expected = (expected as? any ElementwiseCollection)?.comparedElements
  else { return false }
  func differ(_ actual: Any, _ expected: Any?) -> Bool {
    let (actual, expected) = (bareValue(actual), bareValue(expected))
    if actual is NilValue || expected is NilValue { return false }
    if actual is any ElementwiseCollection { return differInType(actual, expected) }
    return type(of: actual) != type(of: expected)
  }
  switch (actual, expected) {
  case (.list(let actual), .list(let expected)):
    return actual.count == expected.count
      && zip(actual, expected).contains { differ($0.element, $1.element) }
  case (.dictionary(let actual), .dictionary(let expected)):
    return actual.contains { differ($1, expected[$0]) }
  default: return false
  }
}

/// Returns the positions of the first characters in which two strings differ.
private func firstDifference(_ string: String, _ other: String) -> (String.Index, String.Index) {
  var (string, other) = (string, other)
  let count = string.withUTF8 { bytes in
    other.withUTF8 { firstDifference(UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer($0)) }
  }
  // The character with these bytes may begin before them, and belong to the character before it.
  var start = string.utf8.index(string.startIndex, offsetBy: count)
  while start.samePosition(in: string) == nil { string.utf8.formIndex(before: &start) }
  if start > string.startIndex { string.formIndex(before: &start) }
  let offset = string.utf8.distance(from: string.startIndex, to: start)
  var otherStart = other.utf8.index(other.startIndex, offsetBy: offset)
  while start < string.endIndex, otherStart < other.endIndex, string[start] == other[otherStart] {
    string.formIndex(after: &start)
    other.formIndex(after: &otherStart)
  }
  return (start, otherStart)
}

/// Names the rule by which two values differ that look the same in all their parts.
private func reason(_ value: Any, isWhole: Bool) -> String {
  let isObject = type(of: value) is AnyClass
  let rule =
    value is any Equatable && !(isObject && value is any SpryEquatable)
    ? "==" : "isEqualArgument(to:)"
  let start = "'\(rule)' of \(typeName(of: value)) returned false"
  if isObject, !isDescribed(value), !(value is any SpryEquatable) {
    // No variable of an object was read: see `readableFields`.
    return "\(start); make it 'CustomStringConvertible' to see what differs"
  }
  let words =
    "\(start), although both values look the same" + (isWhole ? "" : " in the parts shown")
  return isObject && value is any SpryEquatable
    ? "\(words): a class without its own implementation is compared by identity" : words
}
