import Testing

@testable import SpryObjects

@Suite("Which members with other types may be overrides") struct MemberTypesTests {
  private class Shape {}
  private class Square: Shape {}
  private protocol Drawable {}

  private struct Types: Sendable {
    let type: any Any.Type
    let other: any Any.Type
    let mayVary: Bool

    init(_ type: any Any.Type, _ other: any Any.Type, _ mayVary: Bool) {
      (self.type, self.other, self.mayVary) = (type, other, mayVary)
    }
  }

  @Test(
    "Optionals, classes, protocols, functions, and metatypes may vary, values may not",
    arguments: [
      Types(Int.self, Int?.self, true), Types(Int.self, String.self, false),
      Types(Int.self, Shape.self, false),
      Types(Square.self, Shape.self, true), Types(Square.self, (any Drawable).self, true),
      Types(Square.self, Any.self, true), Types((any Drawable).self, Any.self, true),
      Types((any Drawable).self, Int.self, false), Types(Any.self, Int.self, false),
      Types((() -> Square).self, (() -> Shape).self, true),
      Types(Shape.Type.self, Square.Type.self, true),
    ])
  private func mayOverride(_ pair: Types) {
    let (type, other, mayVary) = (pair.type, pair.other, pair.mayVary)
    func types(_ type: any Any.Type) -> MemberTypes {
      func opened<T>(_ type: T.Type) -> MemberTypes { MemberTypes(type, returning: Void.self) }
      return _openExistential(type, do: opened)
    }
    #expect(types(type).mayOverride(types(other)) == mayVary)
    #expect(types(other).mayOverride(types(type)) == mayVary)
    #expect(MemberTypes(returning: type).mayOverride(MemberTypes(returning: other)) == mayVary)
  }

  @Test("Members with other numbers of parameters are no overrides")
  func parameterCount() {
    let one = MemberTypes(Int.self, returning: Int.self)
    #expect(!one.mayOverride(MemberTypes(returning: Int.self)))
    #expect(!MemberTypes(returning: Int.self).mayOverride(one))
  }
}
