import Testing

@testable import SpryKit

@Suite("Which values a parameter can take")
struct ParameterTypeTests {
  private class Animal {}
  private final class Dog: Animal {}
  private struct Price {}
  private enum Shade { case red }

  private struct Pair: Sendable {
    let parameter, value: any Any.Type
    let canTake: Bool

    init(_ parameter: any Any.Type, _ value: any Any.Type, _ canTake: Bool) {
      (self.parameter, self.value, self.canTake) = (parameter, value, canTake)
    }
  }

  private static let pairs = [
    Pair(Int.self, Int.self, true), Pair(Int.self, String.self, false),
    Pair(Int?.self, Int.self, true), Pair(Int.self, Int?.self, true),
    Pair(Price.self, Shade.self, false), Pair(Any.self, Price.self, true),
    Pair(AnyHashable.self, Price.self, true), Pair(Price.self, AnyHashable.self, true),
    Pair(Animal.self, Dog.self, true), Pair(Dog.self, Animal.self, true),
    Pair(Animal.self, Int.self, false), Pair(Int.self, Animal.self, false),
    Pair([Int].self, ArraySlice<Int>.self, true), Pair(Animal.self, (any Error).self, true),
  ]

  @Test(
    "A parameter takes values of its own type, and those that can be compared with one",
    arguments: pairs)
  private func takes(_ pair: Pair) {
    #expect(canTake(pair.parameter, valueOf: pair.value) == pair.canTake)
  }
}
