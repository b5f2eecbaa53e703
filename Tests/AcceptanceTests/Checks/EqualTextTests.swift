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

  @Test("A check of the order compares values, not texts")
  func inOrder() {
    vault.store(Secret(value: 1))
    vault.store(Secret(value: 2))
    let first = vault.called("store(_:)", with: Secret(value: 1))
    let second = vault.called("store(_:)", with: Secret(value: 2))
    expectInOrder {
      first
      second
    }
    #expect(
      SpryCheck.inOrder {
        second; first
      } != nil)
  }

  @Test("No other calls compares values, not texts")
  func whatACheckFound() {
    vault.store(Secret(value: 1))
    vault.store(Secret(value: 2))
    let mark = SpryMark()
    vault.store(Secret(value: 2))
    expectHaveReceived(vault, "store(_:)", with: Secret(value: 1))
    expectNoOtherCalls(vault, ignoring: vault.called("store(_:)"), since: mark)
    expectHaveReceived(vault, "store(_:)", with: Secret(value: 2), countSpecifier: .exactly(2))
    expectNoOtherCalls(vault)
  }
}
