/// Returns the first character in which two texts differ, if they differ only in characters that are
/// invisible, or that look like characters of ASCII: `U+200B ZERO WIDTH SPACE`.
func onlyInvisibleDifference(_ text: String, _ other: String) -> String? {
  func shown(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter(\.isVisible) }
  let (scalars, others) = (shown(text), shown(other))
  let pairs = zip(scalars, others).filter { $0 != $1 }
  guard scalars.count == others.count, pairs.allSatisfy({ $0.looksLike($1) || $1.looksLike($0) })
  else { return nil }
  let (whole, otherWhole) = (Array(text.unicodeScalars), Array(other.unicodeScalars))
  let count = zip(whole, otherWhole).prefix { $0 == $1 }.count
  return [whole, otherWhole].lazy.flatMap { $0.dropFirst(count).prefix(1) }
    .first { !$0.isASCII || !$0.isVisible }.map(\.codeAndName)
}

extension Unicode.Scalar {
  /// Whether the character is visible by itself.
  fileprivate var isVisible: Bool { isShown && properties.generalCategory != .format }

  /// Whether the character of another script or a sign may look like a character of ASCII.
  ///
  /// The standard library has no table of such characters, so this goes by the script.
  fileprivate func looksLike(_ other: Unicode.Scalar) -> Bool {
    guard other.isASCII, !isASCII else { return false }
    switch properties.generalCategory {
    case .dashPunctuation, .initialPunctuation, .finalPunctuation, .mathSymbol, .otherPunctuation:
      return !other.properties.isAlphabetic
    default:
      let script = properties.name?.prefix { $0 != " " } ?? ""
      return ["CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "FULLWIDTH", "MATHEMATICAL"]
        .contains(script)
    }
  }

  fileprivate var codeAndName: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = value == 0xFEFF ? "BYTE ORDER MARK" : properties.name
    return name.map { "\(code) \($0)" } ?? code
  }
}
