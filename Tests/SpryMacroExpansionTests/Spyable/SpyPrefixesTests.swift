import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Names of members") struct SpyPrefixesTests {
  struct Row: CustomTestStringConvertible {
    let members: [String]
    let prefixes: [String]

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

  @Test("Members with equal words get numbers")
  func numbers() {
    let source = SourceText(
      """
      protocol P {
        func loadInt()
        func load() -> Int
        func load() -> String
        func `adds two`(`the number`: Int)
        #if A
        func close(_ x: Int)
        #else
        func close(_ x: Int)
        #endif
      }
      """)
    guard case .type(let type)? = parseDeclaration(source)?.kind else { return }
    let members = [MemberTree](type.members, of: source).all
    #expect(
      SpyPrefixes.names(for: members, in: source) == [
        "loadInt", "loadInt2", "loadString", "addsTwoTheNumber", "close", "close",
      ])
  }

  static let rows = [
    Row(
      members: ["func load(id: Int)", "func close()"],
      prefixes: ["loadId", "close"]
    ),
    Row(
      members: ["func load(id: Int)", "func load(name: String)", "func load(_ x: Int)"],
      prefixes: ["loadId", "loadName", "load"]
    ),
    Row(
      members: ["func evaluate(_: String)", "func evaluate(_: Int)"],
      prefixes: ["evaluateString", "evaluateInt"]
    ),
    Row(
      members: [
        "func loadData() -> String", "func loadData() -> Int", "func loadData(id: Int) -> String",
        "func loadData(id: Int) -> String?", "func loadData(id: Int?) -> [String]?",
      ],
      prefixes: [
        "loadDataString", "loadDataInt", "loadDataIdIntString", "loadDataIdIntOptionalString",
        "loadDataIdOptionalIntOptionalArrayString",
      ]
    ),
    Row(
      members: ["func run() -> Int", "func run() async -> Int", "func run() throws -> Int"],
      prefixes: ["runInt", "runIntAsync", "runIntThrows"]
    ),
    Row(
      members: ["func load(id: Int)", "func load(name: Int)", "func loadId()"],
      prefixes: ["loadIdInt", "loadName", "loadId"]
    ),
    Row(
      members: ["subscript(i: Int) -> Int { get }", "subscript(at i: Int) -> Int { get }"],
      prefixes: ["subscript", "subscriptAt"]
    ),
    Row(
      members: ["init()", "init(name: String)"],
      prefixes: ["init", "initName"]
    ),
    Row(
      members: ["init(name: String)"],
      prefixes: ["initName"]
    ),
    Row(
      members: ["static prefix func - (a: Self) -> Self", "static func - (a: Self, b: Self)"],
      prefixes: ["minusASelfSelf", "minusASelfBSelf"]
    ),
    Row(
      members: ["func f(_ x: inout Int)", "func f(_ x: Int)", "func f(_ x: borrowing Bool)"],
      prefixes: ["fInoutInt", "fInt", "fBorrowingBool"]
    ),
    Row(
      members: ["static func == (a: Self, b: Self) -> Bool", "static func + (a: Self, b: Int)"],
      prefixes: ["equals", "plus"]
    ),
    Row(
      members: ["var count: Int { get }", "func count(_ x: String) -> Int"],
      prefixes: ["countInt", "countStringInt"]
    ),
  ]
}
