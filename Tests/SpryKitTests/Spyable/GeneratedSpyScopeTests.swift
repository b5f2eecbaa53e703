import TestSupport
import Testing

@testable import SpryKit

@Suite("A generated spy outside the task of its test")
struct GeneratedSpyScopeTests {
  @Test("Misuse outside the test's task is reported at the end of the scope")
  func misuseIsKeptForTheEndOfTheScope() async {
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
