import SpryKit
import SpryMatchers
import TestSupport
import Testing

/// A value whose description does not depend on its contents.
private struct Secret: Equatable, CustomStringConvertible {
  let value: Int
  var description: String { "Secret" }
}

private final class FakeVault: Spyable {
  func store(_ secret: Secret) { recordCall(arguments: secret) }
}

/// Two values may print alike. Checks compare the values, not the texts.
@Suite("Values that print alike and are not equal", .spry(callers: false))
struct EqualTextTests {
  private let vault = FakeVault()

  @Test("A check counts equal values, not equal texts")
  func valuesThatPrintAlikeAreNotEqual() {
    vault.store(Secret(value: 1))
    vault.store(Secret(value: 2))
    #expect(
      vault.didCall("store(_:)", withArguments: [Secret(value: 1)], countSpecifier: .once).success)
    #expect(
      vault.didCall("store(_:)", withArguments: [Secret(value: 3)], countSpecifier: .never).success)
    expectGolden(vault.didCall("store(_:)", withArguments: [Secret(value: 3)]).failureDescription)
  }

  @Test("An order and 'no other calls' compare values, not texts")
  func otherChecks() {
    let first = vault.called("store(_:)", with: Secret(value: 1))
    let second = vault.called("store(_:)", with: Secret(value: 2))
    vault.store(Secret(value: 1))
    vault.store(Secret(value: 2))
    expectInOrder {
      first
      second
    }
    #expect(
      SpryCheck.inOrder {
        second
        first
      } != nil)
    vault.resetCalls()
    vault.store(Secret(value: 1))
    vault.store(Secret(value: 2))
    expectHaveReceived(first)
    withKnownIssue { expectNoOtherCalls(vault) }
    expectHaveReceived(second, .once)
    expectNoOtherCalls(vault)
  }
}
