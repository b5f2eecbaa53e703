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
    FakeWeight.stub.equals(.any, .any).andReturn(true)
    FakeWeight.stub.lessThan(.any, .any).andReturn(true)
    #expect(one == other)
    #expect(one < other)
    expectHaveReceived(FakeWeight.calls.equals(.identical(to: one), .identical(to: other)), .once)
    expectHaveReceived(FakeWeight.calls.lessThan(.any, .any), .once)
  }

  @Test("A prefix and a postfix operator have separate names")
  func prefixAndPostfixAreTwo() {
    FakeWeight.stub.prefixPlusMinus(.any).andReturn(1)
    FakeWeight.stub.postfixPlusMinus(.any).andReturn(2)
    FakeWeight.stub.prefixMinus(.any).andReturn(3)
    FakeWeight.stub.minus(.any, .any).andReturn(4)
    #expect(+-one == 1)
    #expect(one+- == 2)
    #expect(-one == 3)
    #expect(one - other == 4)
    expectHaveReceived(FakeWeight.calls.prefixPlusMinus(.any), .once)
    expectHaveReceived(FakeWeight.calls.postfixPlusMinus(.any), .once)
    expectHaveReceived(FakeWeight.calls.prefixMinus(.any), .once)
  }
}
