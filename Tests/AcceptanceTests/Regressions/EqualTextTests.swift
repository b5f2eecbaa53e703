import SpryKit
import SpryMatchers
import Testing

/// Prints alike whatever is in it.
private struct Secret: Equatable, CustomStringConvertible {
  let value: Int
  var description: String { "Secret" }
}

private final class FakeVault: Spyable {
  func store(_ secret: Secret) { recordCall(arguments: secret) }
}

/// Calls are told apart by the values of their arguments, never by how those print.
@Suite(.spry) struct EqualTextTests {
  private let vault = FakeVault()

  @Test func valuesThatPrintAlikeAreNotEqual() {
    vault.store(Secret(value: 1))
    vault.store(Secret(value: 2))
    #expect(vault.didCall("store(_:)", with: Secret(value: 1), countSpecifier: .once).success)
    #expect(vault.didCall("store(_:)", with: Secret(value: 3), countSpecifier: .never).success)
    #expect(
      vault.didCall("store(_:)", with: Secret(value: 3)).failureDescription == """
        'store(_:)' on FakeVault: expected at least 1 call with (Secret), got none
          2 other calls:
            1. store(Secret) (2 times)   argument 1: Secret is not Secret, though both print alike
        """
    )
  }

  @Test func inOrder() {
    vault.store(Secret(value: 1))
    vault.store(Secret(value: 2))
    let first = vault.called("store(_:)", with: Secret(value: 1))
    let second = vault.called("store(_:)", with: Secret(value: 2))
    expectCalled(first, before: second)
    #expect(SpryCheck.called(second, before: first) != nil)
    #expect(
      SpryCheck.inOrder {
        second; first
      } != nil)
  }

  @Test func whatACheckFound() {
    vault.store(Secret(value: 1))
    vault.store(Secret(value: 2))
    let mark = vault.mark()
    vault.store(Secret(value: 2))
    expectHaveReceived(vault, "store(_:)", with: Secret(value: 1))
    expectNoOtherCalls(vault, ignoring: "store(_:)", since: mark)
    expectHaveReceived(vault, "store(_:)", with: Secret(value: 2), countSpecifier: .exactly(2))
    expectNoOtherCalls(vault)
  }
}
