/// Describes a value on one line, as every failure shows it.
///
/// Strings are quoted, and optionals are left out, except around nil. A function, and an object without a description,
/// are described by their types. Dictionaries and sets are sorted. A long description is cut.
package func describe(_ value: Any?) -> String {
  ValueText(of: stripped(value)).shown
}

/// Adds an article: `a String`, `an Int`, `an [Int]`. Only the first letter decides, and a U counts
/// as a consonant: `a URL`, `a UInt`, `a User`.
package func article(_ type: String) -> String {
  "\("AEIO[".contains(type.first ?? "B") ? "an" : "a") \(type)"
}

/// A value by the name of its type: `an Int`, or `nil`.
func typeText(_ value: Any?) -> String {
  value == nil ? "nil" : value is Void ? "Void" : article(typeName(of: value))
}

/// Writes a count with a noun: `1 call`, `2 calls`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
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

/// Whether a text about a part of a value begins with the path to the part. Another text may begin
/// with `.some(nil)`.
func isAtPath(_ text: String) -> Bool { text.hasPrefix(".") && !text.hasPrefix(".some(") }

/// Writes a text in quotes, with escapes for quotes and backslashes. ``oneLine(_:)`` escapes the rest.
func quoted(_ text: Substring) -> String {
  "\"\(text.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined())\""
}

/// Escapes what a log does not show: line breaks, control characters, and invisible ones.
func oneLine(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { line, scalar in
    if scalar.isShown {
      line.unicodeScalars.append(scalar)
    } else {
      line += scalar.escaped(asASCII: true)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is visible, or joins letters or signs that are.
  var isShown: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // The zero-width joiner and its opposite, and the letters in the flag of a region.
    case .format: value == 0x200C || value == 0x200D || value > 0xFFFF
    default: true
    }
  }
}

/// The description of a value on one line, up to a length and a depth.
struct ValueText: Equatable {
  /// The text, or the start of a long text.
  let text: String
  /// The end of the text, or nothing if it is left out.
  let end: String
  /// What there is in all: `1200 characters`.
  private let size: String
  /// Whether nothing is left out.
  let isWhole: Bool

  init(of value: Any) {
    var writer = ValueWriter()
    writer.write(value)
    isWhole = !writer.isLong && !writer.isDeep
    text = oneLine(writer.text)
    end = isWhole ? text : writer.whole.map { oneLine(String($0.suffix(longestEnd))) } ?? ""
    if isWhole || writer.whole != nil {
      // Without quotes and escapes.
      let count = (value as? any StringProtocol)?.count ?? writer.whole?.count ?? text.count
      size = "\(count) characters"
    } else if let collection = value as? any ElementwiseCollection,
      collection.count > ValueWriter.most
    {
      size = counted(collection.count, "element")
    } else if writer.isLong {
      size = "more than \(text.count / 100 * 100) characters"
    } else {
      size = "more than \(ValueWriter.deepest) levels deep"
    }
  }

  /// The text without its middle if it is long. Keeps both ends, since long values often differ at
  /// the end.
  var shown: String {
    if text.count <= longestDescription { return isWhole ? text : "\(text) (\(size))" }
    let start = "\(text.prefix(longestStart))… (\(size))"
    let short = end.isEmpty ? start : "\(start) …\(end.suffix(longestEnd))"
    return !isWhole || short.count < text.count ? short : text
  }
}

/// The descriptions that values have in tests.
///
/// SpryMatchers makes this conform to ``DescribesForTests``, because only the test framework has the
/// protocol with which an author of a test describes a value.
package enum TestDescriptions {
  /// Returns the description of a value for tests, or `nil` if its type has none.
  static func description(of value: Any) -> String? {
    (TestDescriptions.self as any Any.Type as? any DescribesForTests.Type)?.description(of: value)
  }
}

/// Knows the descriptions that values have in tests.
package protocol DescribesForTests {
  /// Returns the description of a value for tests, or `nil` if its type has none.
  static func description(of value: Any) -> String?
}
