import Testing

@testable import SpryMacrosPlugin

@Suite struct JSONStringTests {
  @Test(arguments: [
    (#""""#, ""),
    (#""abc""#, "abc"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\n""#, "\n"),
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
    // JSON wants them escaped; nobody is harmed by reading them.
    ("\"a\nb\u{1}\"", "a\nb\u{1}"),
  ])
  func reads(text: String, string: String) {
    #expect(reading(text, \.string) == string)
  }

  @Test(arguments: [
    #""\x""#, #""\u""#, #""\u1""#, #""\u12""#, #""\u123""#, #""\u123g""#, #""\ud83d\u""#, "1", "{}",
    #""\ud83d\u12""#, #""\U0041""#, #""\u+041""#,
  ])
  func refuses(text: String) {
    #expect(reading(text, \.string) == nil)
  }

  @Test func repairsWhatIsNotUTF8() {
    #expect(reading([0x22, 0x61, 0xFF, 0x62, 0x22], \.string) == "a\u{FFFD}b")
  }

  @Test(arguments: ["", "a", "plain text", "\u{0}\u{1F}\u{20}\u{7F}", "\"\\/\n\r\t\u{8}", "😀é€"])
  func readsWhatItWrites(string: String) {
    var writer = JSONWriter()
    writer.string(string)
    #expect(reading(writer.bytes, \.string) == string)
  }

  @Test(arguments: [
    ("", #""""#),
    ("a/b", #""a/b""#),
    ("\"\\", #""\"\\""#),
    ("a\n\tb\r", #""a\n\tb\r""#),
    ("\u{0}\u{8}\u{1F}", #""\u0000\u0008\u001f""#),
    ("é😀\u{7F}", "\"é😀\u{7F}\""),
  ])
  func writes(string: String, text: String) {
    var writer = JSONWriter()
    writer.string(string)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  @Test func comparesWithoutReading() {
    #expect(reading(#""name""#) { $0.isString("name") } == true)
    #expect(reading(#""nam\u0065""#) { $0.isString("name") } == true)
    #expect(reading(#""names""#) { $0.isString("name") } == false)
    #expect(reading(#""nam\\""#) { $0.isString("name") } == false)
    #expect(reading("1") { $0.isString("name") } == false)
  }
}
