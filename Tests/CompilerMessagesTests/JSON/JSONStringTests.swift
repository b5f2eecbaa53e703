import Testing

@testable import CompilerMessages

@Suite("Strings in JSON") struct JSONStringTests {
  @Test(
    "Escapes are replaced",
    arguments: [
      (#""""#, ""),
      (#""abc""#, "abc"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""a\nb\nc""#, "a\nb\nc"),
      (#""\u0041\u00e9\u00E9\u20ac""#, "Aéé€"),
      (#""\u0000""#, "\u{0}"),
      (#""\u007f\u0080\u07ff\u0800\uffff""#, "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}"),
      (#""\ud83d\ude00""#, "😀"),
      (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
      (#""😀é""#, "😀é"),
      // Halves of surrogate pairs.
      (#""\ud83d""#, "\u{FFFD}"),
      (#""\ude00""#, "\u{FFFD}"),
      (#""\ud83dx""#, "\u{FFFD}x"),
      (#""\ud83d\n""#, "\u{FFFD}\n"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"),
      (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
      // JSON requires escapes here, but reading the characters does no harm.
      ("\"a\nb\u{1}\"", "a\nb\u{1}"),
    ])
  func escapesAreReplaced(text: String, string: String) {
    #expect(JSONValue(parsing: Array(text.utf8)) == .string(string))
  }

  @Test(
    "An escape that JSON does not know is refused",
    arguments: [
      #""\x""#, #""\u""#, #""\u1""#, #""\u12""#, #""\u123""#, #""\u123g""#, #""\ud83d\u""#,
      #""\ud83d\u12""#, #""\U0041""#, #""\u+041""#,
    ])
  func unknownEscapesAreRefused(text: String) {
    #expect(JSONValue(parsing: Array(text.utf8)) == nil)
  }

  @Test("Invalid UTF-8 is repaired")
  func invalidUTF8IsRepaired() {
    #expect(JSONValue(parsing: [0x22, 0x61, 0xFF, 0x62, 0x22]) == .string("a\u{FFFD}b"))
  }

  @Test(
    "A string that was written is read back",
    arguments: ["", "a", "plain text", "\u{0}\u{1F}\u{20}\u{7F}", "\"\\/\n\r\t\u{8}", "😀é€"])
  func stringsAreReadBack(string: String) {
    #expect(JSONValue(parsing: Array(JSONValue.string(string).text.utf8)) == .string(string))
  }

  @Test(
    "Only the characters that need it are escaped",
    arguments: [
      ("", #""""#),
      ("a/b", #""a/b""#),
      ("\"\\", #""\"\\""#),
      ("a\n\tb\r", #""a\n\tb\r""#),
      ("\u{0}\u{8}\u{1F}", #""\u0000\u0008\u001f""#),
      ("é😀\u{7F}", "\"é😀\u{7F}\""),
    ])
  func charactersAreEscaped(string: String, text: String) {
    #expect(JSONValue.string(string).text == text)
  }
}
