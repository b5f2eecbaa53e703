/// Describes a value on one line, as every failure shows it.
///
/// Strings are quoted, and optionals are left out. A function, and an object without a description,
/// are described by their types. Dictionaries and sets are sorted. A long description is cut.
package func describe(_ value: Any?) -> String {
  guard let value = value.flatMap({ unwrapped($0) }) else { return "nil" }
  return cut(text(of: value), of: value)
}

/// Describes a value on one line, without a cut.
package func text(of value: Any) -> String {
  oneLine(fullDescription(of: value, isPart: false))
}

/// Adds an article: `a String`, `an Int`, `an [Int]`. Only the first letter decides, and a U counts
/// as a consonant: `a URL`, `a UInt`, `a User`.
package func article(_ type: String) -> String {
  "\("AEIO[".contains(type.first ?? "B") ? "an" : "a") \(type)"
}

/// Writes a count with a noun: `1 call`, `2 calls`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// Writes a time that a test gave: `100 ms`, `1 s`, `1.5 s`.
package func written(_ time: Duration) -> String {
  func short(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  return time < .seconds(1)
    ? "\(short(time / .milliseconds(1))) ms" : "\(short(time / .seconds(1))) s"
}

/// Describes a value without its end if it is long, for a list that shows the sequence of calls.
func brief(_ value: Any?) -> String {
  cutToBrief(describe(value))
}

/// Cuts a long description, for a list that shows the sequence of calls.
func cutToBrief(_ text: String) -> String {
  text.count > longestBrief ? "\(text.prefix(longestBrief))…" : text
}

/// The maximum number of characters of a value in a list of the sequence of calls.
private let longestBrief = 60

/// The maximum number of characters of a value in a failure.
let longestDescription = 100

/// The numbers of characters at the start and at the end of a long value that a failure shows.
let (longestStart, longestEnd) = (longestDescription - 23, 20)

func oneLine(_ text: String) -> String {
  guard text.contains(where: \.isNewline) else { return text }
  return text.map { character in
    guard character.isNewline else { return String(character) }
    // `\r\n` is one character.
    return character.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }.joined()
}

/// Cuts the description of a value. Keeps both ends, since long values often differ at the end.
func cut(_ text: String, of value: Any) -> String {
  guard text.count > longestDescription else { return text }
  // Without quotes and escapes.
  let count = (value as? any StringProtocol)?.count ?? text.count
  let short =
    "\(text.prefix(longestStart))… (\(count) characters) …\(text.suffix(longestEnd))"
  return short.count < text.count ? short : text
}
