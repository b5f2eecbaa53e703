import SpryKit
import SpryMatchers
import Testing

private protocol Account: AnyObject, Equatable {
  static func < (left: Self, right: Self) -> Bool
  static prefix func ! (account: Self) -> Bool
}

private final class FakeAccount: Account, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case equal = "==(_:_:)"
    case less = "<(_:_:)"
    case not = "!(_:)"
  }

  static func == (left: FakeAccount, right: FakeAccount) -> Bool {
    spryify(arguments: left, right)
  }

  static func < (left: FakeAccount, right: FakeAccount) -> Bool {
    spryify(arguments: left, right)
  }

  static prefix func ! (account: FakeAccount) -> Bool {
    spryify(arguments: account)
  }
}

@Suite("Operators", .spry)
struct OperatorTests {
  private let first = FakeAccount()
  private let second = FakeAccount()

  @Test("An operator is stubbed and verified")
  func isStubbedAndVerified() {
    FakeAccount.stub(.equal).andReturn(true)
    FakeAccount.stub(.less).andReturn(false)
    FakeAccount.stub(.not).andReturn(true)
    #expect((first == second) == true)
    #expect((first < second) == false)
    let negated: Bool = !first
    #expect(negated)
    expectHaveReceived(type: FakeAccount.self, .equal, countSpecifier: .once)
    expectHaveReceived(type: FakeAccount.self, .less, with: Argument.anything, Argument.anything)
    expectHaveReceived(type: FakeAccount.self, .not)
  }

  @Test("An operator compares its operands by identity")
  func tellsItsArgumentsApartByIdentity() {
    FakeAccount.stub(.less).andReturn(false)
    FakeAccount.stub(.less)
      .with(Argument.identical(to: first), Argument.identical(to: second))
      .andReturn(true)
    #expect((first < second) == true)
    #expect((second < first) == false)
  }
}
