import Testing

@testable import SpryMacrosPlugin

@Suite struct JSONValueTests {
  /// What a value is made of, in a spelling of its own: scalars as they are, then `{k:v}` and `[v]`.
  static func outline(_ value: JSONValue) -> String? {
    if let object = value.object {
      var parts: [String] = []
      for (key, value) in object.members {
        guard let key = key.string, let value = outline(value) else { return nil }
        parts.append("\(key):\(value)")
      }
      return "{" + parts.joined(separator: " ") + "}"
    }
    if let array = value.array {
      var parts: [String] = []
      for element in array {
        guard let element = outline(element) else { return nil }
        parts.append(element)
      }
      return "[" + parts.joined(separator: " ") + "]"
    }
    if let string = value.string { return "'\(string)'" }
    if let integer = value.integer { return String(integer) }
    return value.isNull ? "nil" : nil
  }

  @Test(arguments: [
    ("{}", "{}"),
    ("[]", "[]"),
    (#""""#, "''"),
    ("null", "nil"),
    ("0", "0"),
    ("-12", "-12"),
    ("9223372036854775807", "9223372036854775807"),
    (" \t\r\n{ \"a\" : [ 1 , { } , \"x\" ] , \"b\" : null } \n", "{a:[1 {} 'x'] b:nil}"),
    (#"{"a":{"b":{"c":[[[1]]]}}}"#, "{a:{b:{c:[[[1]]]}}}"),
    (#"{"}":"]","[":"{"}"#, "{}:']' [:'{'}"),
    (#"["\"","\\","\\\"","a\\"]"#, #"['"' '\' '\"' 'a\']"#),
    (#"{"a":1,"a":2}"#, "{a:1 a:2}"),
  ])
  func readsValues(text: String, outline: String) {
    #expect(reading(text, Self.outline) == outline)
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "]", "\"", #""\""#, #""\\\""#, ",", ":", "{}{}", "{} x", "1 2", "{,}",
    "[,]",
    "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{1:1}", "[1",
    "{\"a\":1", "{\"a", "{\"a\":[}", "[[]", "\u{0}", "- ", "-", "1.5", "1e3", "0x1",
    "9223372036854775808", "true1",
  ])
  func refusesWhatIsNone(text: String) {
    #expect(reading(text, Self.outline) == nil)
  }

  @Test func findsMembersByName() {
    let text = #"{"a":1,"b":null,"c":"\u0063","\u0064":4,"dd":5}"#
    #expect(reading(text) { $0.object?["a"]?.integer } == 1)
    #expect(reading(text) { $0.object?["b"].map { _ in true } } == nil)
    #expect(reading(text) { $0.object?["c"]?.string } == "c")
    #expect(reading(text) { $0.object?["d"]?.integer } == 4)
    #expect(reading(text) { $0.object?["e"].map { _ in true } } == nil)
  }

  @Test func stepsOverWhatIsNotAskedFor() {
    // The escape is none of JSON's, the brackets do not match.
    let text = #"{"a":"\x","b":[{"c":[}]],"d":1}"#
    #expect(reading(text) { $0.object?["d"]?.integer } == 1)
    #expect(reading(text) { $0.object?["a"]?.string } == nil)
  }

  @Test func nestsAsDeepAsItLikes() {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(reading(text) { $0.array?.count } == 1)
  }
}
