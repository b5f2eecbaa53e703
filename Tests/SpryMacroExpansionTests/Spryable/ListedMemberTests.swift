import TestSupport
import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Members that a class with @Spryable lists") struct ListedMemberTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// The heading in the golden file.
    let testDescription: String
    /// The attribute that `@Spryable` puts in front of the member.
    let attribute: String
    let member: String
    /// The class, without its members.
    var type = "@Spryable final class FakeP: P, Spryable {}"

    var lines: String {
      let isProperty = attribute.hasPrefix("@_SpryableAccessors")
      let request = MacroRequest(
        role: isProperty ? .accessor : .body,
        macro: isProperty ? .spryableAccessors : .spryableBody,
        attribute: SourceText(attribute), declaration: SourceText(member),
        lexicalContext: [SourceText(type)])
      var expander = Expander()
      return expander.expand(request).lines
    }
  }

  @Test("A function gets a body, and a property accessors", arguments: functions + properties)
  func body(_ row: Row) { expectGolden(row.lines, row.testDescription) }

  static let wrapping = "@Spryable(wraps: true) final class FakeP: P, Spryable { init() {} }"
  static let load = "func load(id: Int) async throws(Full) -> String"

  static let functions = [
    Row(testDescription: "a function", attribute: "@_SpryableBody", member: load),
    Row(
      testDescription: "a function under another name",
      attribute: #"@_SpryableBody("load(id: Int)")"#, member: load),
    Row(
      testDescription: "a function of a class that wraps an object", attribute: "@_SpryableBody",
      member: load, type: wrapping),
    Row(
      testDescription: "a function that the wrapped object does not answer",
      attribute: "@_SpryableBody(forwards: false)", member: load, type: wrapping),
    Row(
      testDescription: "a function under another name that the wrapped object does not answer",
      attribute: #"@_SpryableBody("load(id: Int)", forwards: false)"#, member: load,
      type: wrapping),
    Row(
      testDescription: "a function with a parameter without a name", attribute: "@_SpryableBody",
      member: "func send(_: Int, to _: String)"),
    Row(
      testDescription: "a function of an actor", attribute: "@_SpryableBody",
      member: "func load(id: Int) -> String", type: "@Spryable actor FakeP: P, Spryable {}"),
    Row(
      testDescription: "a static function", attribute: "@_SpryableBody",
      member: "static func make() -> Int"),
  ]

  static let properties = [
    Row(
      testDescription: "a property", attribute: "@_SpryableAccessors", member: "var name: String"),
    Row(
      testDescription: "a property under another name",
      attribute: #"@_SpryableAccessors("title")"#, member: "var name: String"),
    Row(
      testDescription: "a property of a class that wraps an object",
      attribute: "@_SpryableAccessors", member: "var name: String", type: wrapping),
  ]
}
