import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Names of members") struct SpyPrefixesTests {
  struct Row: CustomTestStringConvertible {
    let members: [String]
    let prefixes: [String]

    init(_ members: [String], _ prefixes: [String]) {
      (self.members, self.prefixes) = (members, prefixes)
    }

    var testDescription: String { members.joined(separator: "; ") }
  }

  @Test("Members get short unique names", arguments: rows)
  func names(_ row: Row) {
    let source = SourceText("protocol P { \(row.members.joined(separator: "\n")) }")
    guard case .type(let type)? = parseDeclaration(source)?.kind else {
      Issue.record("cannot read \(row)")
      return
    }
    let members = [MemberTree](type.members, of: source).all
    #expect(SpyPrefixes.names(for: members, in: source) == row.prefixes)
  }

  static let rows = [
    Row(["func load(id: Int)", "func close()"], ["loadId", "close"]),
    Row(
      ["func load(id: Int)", "func load(name: String)", "func load(_ x: Int)"],
      ["loadId", "loadName", "load"]),
    Row(["func evaluate(_: String)", "func evaluate(_: Int)"], ["evaluateString", "evaluateInt"]),
    Row(
      [
        "func loadData() -> String", "func loadData() -> Int", "func loadData(id: Int) -> String",
        "func loadData(id: Int) -> String?", "func loadData(id: Int?) -> [String]?",
      ],
      [
        "loadDataString", "loadDataInt", "loadDataIdIntString", "loadDataIdIntOptionalString",
        "loadDataIdOptionalIntOptionalArrayString",
      ]),
    Row(
      ["func run() -> Int", "func run() async -> Int", "func run() throws -> Int"],
      ["runInt", "runIntAsync", "runIntThrows"]),
    Row(
      ["func load(id: Int)", "func load(name: Int)", "func loadId()"],
      ["loadIdInt", "loadName", "loadId"]),
    Row(
      ["subscript(i: Int) -> Int { get }", "subscript(at i: Int) -> Int { get }"],
      ["subscript", "subscriptAt"]),
    Row(["init()", "init(name: String)"], ["init", "initName"]),
    Row(["init(name: String)"], ["initName"]),
    Row(
      ["static prefix func - (a: Self) -> Self", "static func - (a: Self, b: Self)"],
      ["minusASelfSelf", "minusASelfBSelf"]),
    Row(
      ["func f(_ x: inout Int)", "func f(_ x: Int)", "func f(_ x: borrowing Bool)"],
      ["fInoutInt", "fInt", "fBorrowingBool"]),
    Row(
      ["static func == (a: Self, b: Self) -> Bool", "static func + (a: Self, b: Int)"],
      ["equals", "plus"]),
    Row(
      ["func loadInt()", "func load() -> Int", "func load() -> String"],
      ["loadInt", "loadInt2", "loadString"]),
    Row(
      ["func loadInt()", "func load() -> Int", "func load() -> String", "func loadInt2()"],
      ["loadInt", "loadInt3", "loadString", "loadInt2"]),
    Row(
      [
        "func loadInt3()", "func loadInt2()", "func loadInt()", "func load() -> Int",
        "func load() -> String",
      ],
      ["loadInt3", "loadInt2", "loadInt", "loadInt4", "loadString"]),
    Row(["func a(_ x: Int)", "func a(_ y: Int)", "func aInt2()"], ["aInt", "aInt3", "aInt2"]),
    Row(["func `adds two`(`the number`: Int)", "func run()"], ["addsTwoTheNumber", "run"]),
    Row(
      ["#if A", "func close(_ x: Int)", "#else", "func close(_ x: Int)", "#endif"],
      ["close", "close"]),
    Row(
      ["var count: Int { get }", "func count(_ x: String) -> Int"], ["countInt", "countStringInt"]),
  ]
}
