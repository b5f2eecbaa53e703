import Testing

@testable import SpryKit

@Suite("A spy of names off the task of its test")
struct NamedSpyScopeTests {
  @Test func misuseIsKeptForTheEndOfTheScope() async {
    let misuses = Misuses()
    let scope = SpryScope(ofTest: "test", misuse: misuses.handler)
    let spy = scope.run { DepotSpy() }
    await Task.detached { #expect(spy.matches("a", "b") == false) }.value
    #expect(misuses.texts == [])
    #expect(
      scope.end().misuse.map(\.misuse.description) == [
        """
        'matches(_:_:)' on DepotSpy has nothing to return
          set 'matchesReturnValue' or 'matchesClosure'
        """
      ]
    )
  }
}
