import DeclarationParser
import Testing

@Suite("Parsing of attributes") struct AttributeParsingTests {
  @Test("An attribute has a name and arguments")
  func nameAndArguments() throws {
    let source = SourceText(
      "/* a */ @Spryable(accessLevel: .public, behindPreprocessorFlag: \"A, B\")")
    let attribute = try #require(parseAttribute(source))
    #expect(TreeDump().describe(attribute) == "@Spryable(…)")
    let arguments = attributeArguments(of: attribute, in: source)
    #expect(arguments.map { $0.label?.text } == ["accessLevel", "behindPreprocessorFlag"])
    #expect(arguments.map { source[$0.value] } == [".public", "\"A, B\""])
  }

  @Test(
    "Arguments are separated by commas outside of brackets",
    arguments: [
      ("@A", [] as [String]),
      ("@A()", []),
      ("@A(1)", ["1"]),
      ("@A(1, b: 2,)", ["1", "b: 2"]),
      ("@A(B<C, D>(), e < f, g > h)", ["B<C, D>()", "e < f", "g > h"]),
      ("@A({ a, b in a }, [1, 2], (3, 4))", ["{ a, b in a }", "[1, 2]", "(3, 4)"]),
      ("@available(iOS 13.0, *)", ["iOS 13.0", "*"]),
      ("@A.B<C, D>(e: /* f */ g /* h */)", ["e: g"]),
      ("@A(a ? b : c, d: e ? f : g)", ["a ? b : c", "d: e ? f : g"]),
    ])
  func arguments(_ text: String, _ expected: [String]) throws {
    let source = SourceText(text + " class C {}")
    let attribute = try #require(parseAttribute(source))
    #expect(source[attribute.range] == text)
    let arguments = attributeArguments(of: attribute, in: source)
    #expect(
      arguments.map { ($0.label.map { $0.text + ": " } ?? "") + source[$0.value] } == expected)
  }

  @Test("The attribute of a declaration has arguments")
  func argumentsOfDeclaration() throws {
    let source = SourceText("@A(1) @B(c: 2, 3) protocol P {}")
    let attributes = try #require(parseDeclaration(source)).attributes
    #expect(
      attributeArguments(of: attributes[1], in: source).map { source[$0.value] } == ["2", "3"])
  }

  @Test(
    "A text that is not an attribute is refused", arguments: ["", "A", "@", "@ ", "@1", "class"])
  func noAttribute(_ text: String) {
    #expect(parseAttribute(SourceText(text)) == nil)
  }
}
