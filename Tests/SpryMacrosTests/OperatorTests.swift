import SpryMacros
import SpryMatchers
import Testing

prefix operator +-
postfix operator +-
infix operator <=> : ComparisonPrecedence
infix operator <+> : AdditionPrecedence

@Spryable @Spyable
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
  static func += (lhs: inout Self, rhs: Int)
}

@Suite("Operators", .spry) struct OperatorTests {
  @Test("An operator is named by words, and a prefix and a postfix one have separate names")
  func names() {
    let (one, other) = (FakeWeight(), FakeWeight())
    FakeWeight.stub.equals(.any, .any).andReturn(true)
    FakeWeight.stub.lessThan(.any, .any).andReturn(true)
    FakeWeight.stub.prefixPlusMinus(.any).andReturn(1)
    FakeWeight.stub.postfixPlusMinus(.any).andReturn(2)
    FakeWeight.stub.prefixMinus(.any).andReturn(3)
    FakeWeight.stub.minus(.any, .any).andReturn(4)
    #expect(one == other && one < other)
    #expect(+-one == 1)
    #expect(one+- == 2)
    #expect(-one == 3)
    #expect(one - other == 4)
    expectHaveReceived(FakeWeight.calls.equals(.identical(to: one), .identical(to: other)), .once)
    expectHaveReceived(FakeWeight.calls.postfixPlusMinus(.any), .once)
    expectHaveReceived(FakeWeight.calls.prefixMinus(.any), .once)
  }

  @Test("The names of a spy's operators are words, too")
  func namesOfSpies() {
    let (one, other) = (WeightSpy(), WeightSpy())
    WeightSpy.equalsReturnValue = true
    #expect(one == other)
    #expect(WeightSpy.equalsReceivedArguments?.lhs === one)
    WeightSpy.plusAssignClosure = { left, _ in left = other }
    var sum = one
    sum += 2
    #expect(sum === other)
  }
}
