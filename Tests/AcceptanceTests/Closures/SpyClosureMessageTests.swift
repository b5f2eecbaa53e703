import SpryKit
import SpryMatchers
import Testing

private struct NotDone: Error {}
private enum Fault: Error { case lost }

/// Messages call a closure by its name.
@Suite(.spry) struct SpyClosureMessageTests {
  private let line = #line + 1
  private let onDone = SpyClosure<(Int, String), Bool>("onDone")

  private func texts(_ body: () -> Void) -> [String] {
    let reports = Reports()
    withSpryScope(misuse: .report { misuse, _ in reports.append(misuse) }, body)
    return reports.all.map(\.description)
  }

  @Test func notCalled() {
    #expect(
      onDone.didCall(with: 1, "a").description
        == #"'onDone': expected at least 1 call with (1, "a"), got none"#)
    #expect(onDone.didCall(.call).description == "'onDone': expected at least 1 call, got none")
    #expect(onDone.didCall().recordedCallsDescription == "nothing at all was called on onDone")
  }

  @Test func calledOtherwise() {
    onDone.stub().andReturn(true)
    let done: (Int, String) -> Bool = onDone.closure
    _ = done(1, "b")
    #expect(
      onDone.didCall(with: 1, "a", countSpecifier: .once).description == """
        'onDone': expected exactly 1 call with (1, "a"), got none
          1 other call:
            1. onDone(1, "b")   argument 2: "b" is not "a"
        """
    )
    #expect(
      onDone.didCall(countSpecifier: .never).description == """
        'onDone': expected no call, got 1
          1 call:
            1. onDone(1, "b")
        """
    )
    let check = Argument.check { (_: Int) in throw NotDone() }
    #expect(
      onDone.didCall(with: check, Argument.anything).description == """
        'onDone': the check of argument 1 threw NotDone()
          1 of 1 matching call:
            1. onDone(1, "b")   argument 1: NotDone()
        """
    )
  }

  @Test func notStubbed() {
    let done: (Int, String) -> Bool = onDone.closure
    #expect(
      texts { _ = done(1, "a") } == [
        """
        'onDone' has no stub that answers onDone(1, "a")
          no stub of this member was made
          add: onDone.stub().with(1, "a").andReturn(<#Bool#>)
        """
      ]
    )
  }

  @Test func misuseIsReportedWhereTheSpyWasMade() {
    let reports = Reports()
    let done: (Int, String) -> Bool = onDone.closure
    withSpryScope(
      misuse: .report { misuse, location in reports.append(misuse, at: location) }
    ) { _ = done(1, "a") }
    #expect(reports.locations.map(\.line) == [UInt(line)])
    #expect(reports.locations.map(\.fileID) == ["Closures/SpyClosureMessageTests.swift"])
  }

  @Test func throwsWhereNothingCan() {
    let stubLine = #line + 1
    onDone.stub().andThrow(NotDone())
    let done: (Int, String) -> Bool = onDone.closure
    #expect(
      texts { _ = done(1, "a") } == [
        """
        'onDone' cannot throw, and its stub answers onDone(1, "a") with the error NotDone()
          the stub was made at SpyClosureMessageTests.swift:\(stubLine)
          answer with andReturn(…); or, if the member throws, use spryifyThrows in the fake
        """
      ]
    )
    let typed: (Int, String) throws(Fault) -> Bool = onDone.typedClosure(throwing: Fault.self)
    #expect(
      texts { _ = try? typed(1, "a") } == [
        """
        'onDone' throws only Fault, and its stub answers onDone(1, "a") with the error NotDone()
          the stub was made at SpyClosureMessageTests.swift:\(stubLine)
          throw a Fault from the stub
        """
      ]
    )
  }

  @Test func throwsWhereNothingCanWhileAwaited() async {
    onDone.stub().andThrow(NotDone())
    let done: @Sendable (Int, String) async -> Bool = onDone.closure
    let reports = Reports()
    await withSpryScope(misuse: .report { misuse, _ in reports.append(misuse) }) {
      _ = await done(1, "a")
    }
    #expect(
      reports.all.map { $0.description.prefix { $0 != "\n" } } == [
        #"'onDone' cannot throw, and its stub answers onDone(1, "a") with the error NotDone()"#
      ]
    )
  }
}
