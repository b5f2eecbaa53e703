/// The length up to which values with parts are shown as a whole, unless they have fields.
private let longestWhole = 40

/// Describes how two values differ: as a whole if they are short, otherwise by the parts that
/// differ.
func differenceText(_ actual: Any?, _ expected: Any?) -> String {
  let (actual, expected) = (bareValue(actual), bareValue(expected))
  let texts = (ValueText(of: actual), ValueText(of: expected))
  let isShort =
    isDescribed(actual) || isDescribed(expected)
    || max(texts.0.text.count, texts.1.text.count) <= longestWhole && !hasFields(actual)
  if texts.0 != texts.1, isShort, !differInType(actual, expected) {
    return wholeText(actual, expected, texts)
  }
  return ValueDifferences(actual: actual, expected: expected).summary
    ?? wholeText(actual, expected, texts)
}

/// Whether a value is a struct with several fields: naming the fields that differ is shorter than
/// both values.
private func hasFields(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .struct && mirror.children.count > 1
}

/// Whether elements of two lists or dictionaries are of two types, which their descriptions may not
/// show.
private func differInType(_ actual: Any, _ expected: Any) -> Bool {
  guard let actual = (actual as? any ElementwiseCollection)?.elements,
    let expected = (expected as? any ElementwiseCollection)?.elements
  else { return false }
  func differ(_ actual: Any, _ expected: Any?) -> Bool {
    let (actual, expected) = (bareValue(actual), bareValue(expected))
    if actual is NilValue || expected is NilValue { return false }
    if actual is any ElementwiseCollection { return differInType(actual, expected) }
    return type(of: actual) != type(of: expected)
  }
  switch (actual, expected) {
  case (.list(let actual, _), .list(let expected, _)):
    return actual.count == expected.count && zip(actual, expected).contains(where: differ)
  case (.dictionary(let actual), .dictionary(let expected)):
    return actual.contains { differ($1, expected[$0]) }
  default: return false
  }
}

/// Describes two different values as a whole, so that a reader can distinguish them.
func wholeText(_ actual: Any, _ expected: Any) -> String {
  wholeText(actual, expected, (ValueText(of: actual), ValueText(of: expected)))
}

/// - Parameter texts: The descriptions. They are made once, because an author's description may run
///   any code.
private func wholeText(
  _ actual: Any, _ expected: Any, _ texts: (ValueText, ValueText)
) -> String {
  let (left, right) = (texts.0.shown, texts.1.shown)
  switch (actual as? NilValue, expected as? NilValue) {
  case (nil, nil): break
  case (let none?, let other?) where left == right:
    return "\(left) (\(typeName(none.type))) is not \(right) (\(typeName(other.type)))"
  default: return "\(left) is not \(right)"
  }
  if mustShowTypes(actual, expected, texts) {
    let (type, otherType) = distinctTypeNames(actual, expected)
    return left + typeNote(type, left) + " is not " + right + typeNote(otherType, right)
  }
  if left != right, !isCutOut(texts) {
    let only = onlyDifference(actual, expected).map { " (differs only in \($0))" } ?? ""
    return "\(left) is not \(right)\(only)"
  }
  return excerpts(actual, expected, texts)
    ?? (left == right ? reason(actual, isWhole: texts.0.isWhole) : "\(left) is not \(right)")
}

/// Whether a reader needs the types of two values: not for collections, whose elements alone are
/// compared, and not for a quoted text beside something else.
private func mustShowTypes(
  _ actual: Any, _ expected: Any, _ texts: (ValueText, ValueText)
) -> Bool {
  if type(of: actual) == type(of: expected) { return false }
  if texts.0 == texts.1 { return true }
  if areComparedByParts(actual, expected) { return false }
  let isQuoted = (isText(actual), isText(expected))
  return isQuoted.0 == isQuoted.1
    || texts.0.text.filter { $0 != "\"" } == texts.1.text.filter { $0 != "\"" }
}

private func isText(_ value: Any) -> Bool { value is any StringProtocol || value is Character }

/// Whether the types of two values do not matter, because only their elements are compared.
private func areComparedByParts(_ actual: Any, _ expected: Any) -> Bool {
  if actual is any Any.Type, expected is any Any.Type { return true }
  switch (
    (actual as? any ElementwiseCollection)?.elements,
    (expected as? any ElementwiseCollection)?.elements
  )
  {
  case (.list(_, let kind), .list(_, let other)): return kind == other
  case (.set, .set), (.dictionary, .dictionary): return true
  default: return isTuple(actual) && isTuple(expected)
  }
}

/// Returns the names of two types, with their modules if they are the same without.
private func distinctTypeNames(_ actual: Any, _ expected: Any) -> (String, String) {
  let names = (typeName(of: actual), typeName(of: expected))
  if names.0 != names.1 { return names }
  return (String(reflecting: type(of: actual)), String(reflecting: type(of: expected)))
}

/// The name of a type in parentheses, unless the description of the value contains it.
private func typeNote(_ type: String, _ description: String) -> String {
  description.lowercased().includes(type.lowercased()) ? "" : " (\(type))"
}

/// The only difference of two texts, if a reader may miss it.
private func onlyDifference(_ actual: Any, _ expected: Any) -> String? {
  guard let actual = actual as? any StringProtocol, let expected = expected as? any StringProtocol
  else { return nil }
  // A reader compares no longer texts letter by letter.
  if max(actual.utf8.count, expected.utf8.count) > ValueWriter.longest { return nil }
  if actual.lowercased() == expected.lowercased() { return "case" }
  func withoutSpace(_ text: any StringProtocol) -> String {
    String(String(text).filter { !$0.isWhitespace })
  }
  return withoutSpace(actual) == withoutSpace(expected) ? "white space" : nil
}

/// Returns whether the difference of two texts is in the parts that their cuts leave out.
private func isCutOut(_ texts: (ValueText, ValueText)) -> Bool {
  texts.0.text.prefix(longestStart) == texts.1.text.prefix(longestStart)
    && texts.0.end.suffix(longestEnd) == texts.1.end.suffix(longestEnd)
}

/// Shows two values with the same short description around their first difference, or `nil` if
/// nothing that their descriptions show differs.
private func excerpts(
  _ actual: Any, _ expected: Any, _ texts: (ValueText, ValueText)
) -> String? {
  // A string is escaped, since its own text may show a line break and `\n` alike.
  func escaped(_ value: Any, _ text: ValueText) -> String {
    value is String && text.isWhole ? ValueText(of: value, isPart: true).text : text.text
  }
  let (left, right) = (escaped(actual, texts.0), escaped(expected, texts.1))
  let (whole, other) = (actual as? String ?? left, expected as? String ?? right)
  if left == right, whole == other { return nil }
  if max(left.count, right.count) <= longestDescription { return "\(left) is not \(right)" }
  let (start, otherStart) = firstDifference(whole, other)
  func excerpt(_ rest: Substring) -> String {
    if rest.isEmpty { return "the end" }
    let text = "…" + rest.prefix(longestWhole) + (rest.dropFirst(longestWhole).isEmpty ? "" : "…")
    return actual is String ? text.debugDescription : text
  }
  let position = whole[..<start].count + 1
  return "\(excerpt(whole[start...])) (from character \(position)) is not "
    + excerpt(other[otherStart...])
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
  let words =
    "'\(rule)' of \(typeName(of: value)) returned false, although both values look the same"
    + (isWhole ? "" : " as far as they are described")
  return isObject && value is any SpryEquatable
    ? "\(words): without a function of its own, a class is compared by identity" : words
}
