import SpryMacros
import SpryMatchers
import Testing

prefix operator +-
postfix operator +-
infix operator <=> : ComparisonPrecedence
infix operator <+> : AdditionPrecedence

@Spryable
protocol Weight {
  static func == (lhs: Self, rhs: Self) -> Bool
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <=> (lhs: Self, rhs: Self) -> Int
  static func <+> (lhs: Self, rhs: Int) throws -> String
  static func <+> (lhs: Self, rhs: String) throws -> String
  static prefix func +- (value: Self) -> Int
  static postfix func +- (value: Self) -> Int
  static prefix func - (value: Self) -> Int
  static func - (lhs: Self, rhs: Self) -> Int
}

@Suite("Operators", .spry) struct OperatorTests {
  let one = FakeWeight()
  let other = FakeWeight()

  @Test("An operator is named by words")
  func areNamedByWords() {
    FakeWeight.stub(.equals).andReturn(true)
    FakeWeight.stub(.lessThan).andReturn(true)
    #expect(one == other)
    #expect(one < other)
    let same = Argument.identical(to: one)
    expectHaveReceived(
      type: FakeWeight.self, .equals, with: same, Argument.identical(to: other),
      countSpecifier: .once)
    expectHaveReceived(type: FakeWeight.self, .lessThan, countSpecifier: .once)
  }

  @Test("A custom operator is named by the words for its characters")
  func ownOnesByTheWordsOfTheirCharacters() {
    FakeWeight.stub(.lessEqualsGreater).andReturn(-1)
    #expect((one <=> other) == -1)
    expectHaveReceived(type: FakeWeight.self, .lessEqualsGreater, countSpecifier: .once)
  }

  @Test("Overloads of an operator are named by their types")
  func overloadsByTheirTypes() throws {
    FakeWeight.stub(.lessPlusGreaterSelfInt).andReturn("number")
    FakeWeight.stub(.lessPlusGreaterSelfString).andThrow(DoorError())
    #expect(try one <+> 1 == "number")
    #expect(throws: DoorError.self) { try one <+> "a" }
  }

  @Test("A prefix and a postfix operator have separate names")
  func prefixAndPostfixAreTwo() {
    FakeWeight.stub(.plusMinusPrefix).andReturn(1)
    FakeWeight.stub(.plusMinusPostfix).andReturn(2)
    FakeWeight.stub(.minusPrefix).andReturn(3)
    FakeWeight.stub(.minus).andReturn(4)
    #expect(+-one == 1)
    #expect(one+- == 2)
    #expect(-one == 3)
    #expect(one - other == 4)
    expectHaveReceived(type: FakeWeight.self, .plusMinusPrefix, countSpecifier: .once)
    expectHaveReceived(type: FakeWeight.self, .plusMinusPostfix, countSpecifier: .once)
    expectHaveReceived(type: FakeWeight.self, .minusPrefix, countSpecifier: .once)
  }
}
