import SpryKit
import TestSupport
import Testing

extension GoldenMisuse {
  fileprivate var kind: Misuse.Kind? {
    switch self {
    case .noStubOfType, .misspelledStub: .noStub
    case .evidenceFile, .evidenceType: .other
    default: Misuse.Kind.allCases.first { "\($0)" == rawValue }
    }
  }
}

/// Kinds of misuse that need a task, another scope, or the end of the test.
private enum OtherMisuse: String, CaseIterable, Sendable {
  case wrongGateValue, tooFewCalls, stubWithoutAnswer, nestedCalls, otherTest, afterTest
  case noCallCanMatch, idleCheck, idleDelay, callIndex

  var kind: Misuse.Kind? { Misuse.Kind.allCases.first { "\($0)" == rawValue } }

  func happen() async {
    let library = FakeLibrary()
    switch self {
    case .wrongGateValue:
      library.stub(.fetch).suspend().resume(returning: "many")
      #expect(await library.fetch() == 0)
    case .tooFewCalls:
      library.stub(.count).andReturn(1).expected(.once)
    case .stubWithoutAnswer:
      let handle = SpryFakeHandle(library)
      _ = SpryFakeMember<SpryStubRole, Int, Int, SprySyncEffects>(handle, "count()", argument: .any)
    case .nestedCalls:
      library.stub(.count).andDo { [unowned library] _ in library.count() }
      #expect(library.count() == 0)
    case .otherTest:
      // Detached, so that it is no step of this test.
      let other = await Task.detached { SpryScope(ofTest: "sells()", misuse: .stop) }.value
      let library = other.run { FakeLibrary() }
      library.stub(.count).andReturn(1)
      _ = library.count()
    case .afterTest:
      SpryScope.current.endEarly()
      #expect(library.count() == 0)
    case .noCallCanMatch:
      struct Opaque {}
      #expect(library.called(.lend, with: Opaque()).isEmpty)
    case .idleCheck:
      #expect(library.called(.lend, with: Argument.check { (_: String) in }).isEmpty)
    case .idleDelay:
      _ = library.stub(.fetch).andReturn(1).delayed(by: .seconds(1))
      #expect(await library.fetch() == 1)
    case .callIndex:
      library.close()
      #expect(library.called(.close)[5].description == "close()")
    }
  }
}

extension SpryScope {
  /// Ends the scope while code still runs in it.
  fileprivate func endEarly() { _ = end() }
}

@Suite("Each kind of misuse fails one test, and does not stop the process")
struct EveryMisuseTests {
  private func kinds(_ body: () async -> Void) async -> [Misuse.Kind] {
    let misuses = Misuses()
    let scope = SpryScope(ofTest: "buys()", misuse: misuses.handler)
    await scope.run(isolation: #isolation) { await body() }
    return (misuses.all + scope.end().mistakenStubs.map(\.misuse)).map(\.kind)
  }

  @Test("Misuse is reported once, and the code goes on", arguments: GoldenMisuse.allCases)
  func isReportedOnce(misuse: GoldenMisuse) async throws {
    #expect(await kinds { misuse.happen() } == [try #require(misuse.kind)])
  }

  @Test("So is misuse of several tasks and scopes", arguments: OtherMisuse.allCases)
  private func isReportedOnce(misuse: OtherMisuse) async throws {
    #expect(await kinds { await misuse.happen() } == [try #require(misuse.kind)])
  }

  @Test("Each kind is tried") func everyKind() {
    let tried = GoldenMisuse.allCases.map(\.kind) + OtherMisuse.allCases.map(\.kind)
    #expect(Misuse.Kind.allCases.allSatisfy(tried.contains))
  }
}
