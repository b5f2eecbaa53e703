import Testing

@testable import SpryKit

@Suite struct MemberSignatureTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    let call: String
    /// What the arguments are called.
    var names: [String] = []

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "name", call: "name"),
    Row(name: "name", arguments: ["7"], call: "name = 7", names: ["new value"]),
    Row(name: "name: String?", arguments: ["nil"], call: "name = nil", names: ["new value"]),
    Row(name: "run()", call: "run()"),
    Row(name: "load(id:)", arguments: ["7"], call: "load(id: 7)", names: ["id"]),
    Row(
      name: "load(_:at:_:)",
      arguments: ["1", "2", "3"],
      call: "load(1, at: 2, 3)",
      names: ["argument 1", "at", "argument 3"]
    ),
    Row(name: "run() async throws -> Int", call: "run()"),
    Row(
      name: "evaluate(_: String) -> Int",
      arguments: ["\"7\""],
      call: "evaluate(\"7\")",
      names: ["argument 1"]
    ),
    Row(
      name: "load(id: Int?, _: [String: Int]) async throws -> User?",
      arguments: ["7", "[:]"],
      call: "load(id: 7, [:])",
      names: ["id", "argument 2"]
    ),
    Row(
      name: "map(_: (Int, String) throws -> (a: Int, b: Int), by: @escaping ([Int], Int) -> Void)",
      arguments: ["f", "g"],
      call: "map(f, by: g)",
      names: ["argument 1", "by"]
    ),
    Row(
      name: "send(_: Result<Int, any Error>, then: (Int) -> Result<Int, Never>, at: Int) -> Void",
      arguments: ["a", "b", "c"],
      call: "send(a, then: b, at: c)",
      names: ["argument 1", "then", "at"]
    ),
    Row(
      name: "decode<T, U: Box<(T, Int)>>(_: T.Type, from: U) throws(Full) -> [T: U]",
      arguments: ["Int.self", "u"],
      call: "decode(Int.self, from: u)",
      names: ["argument 1", "from"]
    ),
    Row(name: "load(with id: Int)", arguments: ["7"], call: "load(with: 7)", names: ["with"]),
    Row(name: "==(_:_:)", arguments: ["1", "2"], call: "==(1, 2)", names: ["argument 1"]),
    Row(name: "<(_: Self, _: Self) -> Bool", arguments: ["1", "2"], call: "<(1, 2)"),
    Row(
      name: "subscript(_: Int) -> String",
      arguments: ["1", "\"new\""],
      call: "subscript(1, \"new\")",
      names: ["argument 1", "new value"]
    ),
    Row(
      name: "subscript(_:column:)",
      arguments: ["1", "2"],
      call: "subscript(1, column: 2)",
      names: ["argument 1", "column", "new value"]
    ),
    Row(name: "init(id: Int)", arguments: ["7"], call: "init(id: 7)", names: ["id"]),
  ]

  @Test(arguments: rows) func printsACall(_ row: Row) {
    let signature = MemberSignature(row.name)
    #expect(signature.call(with: row.arguments) == row.call)
    #expect(row.names.indices.map(signature.nameOfArgument) == row.names)
  }
}
