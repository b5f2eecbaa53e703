import Testing

@testable import SpryKit

@Suite("The name of a type is as a user writes it")
struct TypeNameTests {
  @Test("Optionals, arrays, and dictionaries are written with their signs, at every depth")
  func sugar() {
    #expect(typeName([Int?].self) == "[Int?]")
    #expect(typeName([String: [Int?]]?.self) == "[String: [Int?]]?")
    #expect(typeName(Result<[Int], any Error>.self) == "Result<[Int], Error>")
    #expect(typeName((Int?, label: [Int]).self) == "(Int?, label: [Int])")
    #expect(typeName(((Int?) -> [Int])?.self) == "((Int?) -> [Int])?")
    #expect(typeName([Set<Int?>: Result<Int?, Never>].self) == "[Set<Int?>: Result<Int?, Never>]")
    #expect(typeName(Set<Int?>.self) == "Set<Int?>")
    #expect(typeName(Int.self) == "Int")
    enum `a<b` {}
    #expect(typeName(`a<b`.self) == String(describing: `a<b`.self))
  }
}
