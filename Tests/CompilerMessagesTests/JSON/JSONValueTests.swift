import Testing

@testable import CompilerMessages

@Suite("Values in JSON") struct JSONValueTests {
  private func parse(_ text: String) -> JSONValue? { JSONValue(parsing: Array(text.utf8)) }

  @Test(
    "A value is parsed, and written without spaces",
    arguments: [
      ("{}", "{}"),
      ("[]", "[]"),
      (#""""#, #""""#),
      ("null", "null"),
      ("[true,false]", "[true,false]"),
      ("-12", "-12"),
      ("[1.5,1e3]", "[1.5,1e3]"),
      (
        " \t\r\n{ \"a\" : [ 1 , { } , \"x\" ] , \"b\" : null } \n",
        #"{"a":[1,{},"x"],"b":null}"#
      ),
      (#"{"a":{"b":{"c":[[[1]]]}}}"#, #"{"a":{"b":{"c":[[[1]]]}}}"#),
      (#"{"}":"]","[":"{"}"#, #"{"}":"]","[":"{"}"#),
      (#"["\"","\\","\\\"","a\\"]"#, #"["\"","\\","\\\"","a\\"]"#),
      (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#),
    ])
  func valuesAreParsed(text: String, written: String) {
    #expect(parse(text)?.text == written)
  }

  @Test(
    "A text that is not one value is refused",
    arguments: [
      "", " ", "{", "}", "[", "]", "\"", #""\""#, #""\\\""#, ",", ":", "{}{}", "{} x", "1 2", "{,}",
      "[,]", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{1:1}",
      "[1", "{\"a\":1", "{\"a", "{\"a\":[}", "[[]", "\u{0}", "- ", "-", "yes", "true1",
    ])
  func otherTextsAreRefused(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("A member is found by its name")
  func membersAreFound() {
    let value = parse(#"{"a":1,"b":null,"c":"\u0063","\u0064":4,"dd":5}"#)
    #expect(value?["a"] == 1)
    #expect(value?["b"] == nil)
    #expect(value?["c"] == "c")
    #expect(value?["d"] == 4)
    #expect(value?["e"] == nil)
    #expect(parse("[1]")?["a"] == nil)
  }

  @Test(
    "An integer is one that an Int can hold",
    arguments: [
      ("0", 0), ("-12", -12), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
      ("1.5", nil), ("1e3", nil), ("\"1\"", nil), ("null", nil),
    ])
  func integersAreParsed(text: String, integer: Int?) {
    #expect(parse(text)?.integer == integer)
  }

  @Test("A text that is nested too deeply is refused")
  func deepNestingIsRefused() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(parse(nested(100)) != nil)
    #expect(parse(nested(101)) == nil)
    #expect(parse(nested(100_000)) == nil)
  }
}
