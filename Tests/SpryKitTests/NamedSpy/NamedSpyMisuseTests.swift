import Testing

@testable import SpryKit

@Suite struct NamedSpyMisuseTests {
  private let spy = DepotSpy()

  @Test func nothingToReturn() {
    var answer = true
    let texts = misuses { answer = spy.matches("a", "b") }
    #expect(!answer, "goes on with an empty value")
    #expect(
      texts == [
        """
        'matches(_:_:)' on DepotSpy has nothing to return
          set 'matchesReturnValue' or 'matchesClosure'
        """
      ])
    #expect(spy.matchesCallsCount == 1)
  }

  @Test func nothingToReturnInAnAsyncMember() async {
    let misuses = Misuses()
    let answer = await withSpryScope(misuse: misuses.handler) { await spy.wait() }
    #expect(answer == 0)
    #expect(
      misuses.texts == [
        """
        'wait()' on DepotSpy has nothing to return
          set 'waitReturnValue' or 'waitClosure'
        """
      ])
  }

  @Test func nothingToReturnInAGetterThatThrows() async throws {
    let misuses = Misuses()
    let size = try await withSpryScope(misuse: misuses.handler) { try await spy.size }
    #expect(size == 0)
    #expect(
      misuses.texts == [
        """
        'size' on DepotSpy has nothing to return
          set 'sizeReturnValue' or 'sizeClosure'
        """
      ])
  }

  @Test func isThrownWhereThereIsNoEmptyValue() {
    let expected = Misuse.nothingToReturn(
      spy: "DepotSpy", member: "decode(_:as:)", names: ["decodeReturnValue", "decodeClosure"])
    let texts = misuses {
      #expect(throws: expected) { try spy.decode(Page(), as: Page.self) }
    }
    #expect(
      texts == [
        """
        'decode(_:as:)' on DepotSpy has nothing to return
          set 'decodeReturnValue' or 'decodeClosure'
        """
      ])
  }

  @Test func nothingToReturnInAnOpaqueMember() throws {
    let texts = try misuses {
      #expect(!spy.each { _ in })
      var seed = 0
      let next = try spy.next(&seed)
      #expect(next == 0)
      #expect(spy.map { $0 } == 0)
    }
    #expect(
      texts == [
        """
        'each(_:)' on DepotSpy has nothing to return
          set 'eachReturnValue' or 'eachClosure'
        """,
        """
        'next(_:)' on DepotSpy has nothing to return
          set 'nextReturnValue' or 'nextClosure'
        """,
        """
        'map(_:)' on DepotSpy has nothing to return
          set 'mapReturnValue' or 'mapClosure'
        """,
      ])
  }

  @Test func aPropertyThatIsNotSet() {
    let texts = misuses { #expect(spy.name.isEmpty) }
    #expect(
      texts == [
        """
        'name' on DepotSpy has nothing to return
          set 'underlyingName'
        """
      ])
  }

  @Test func aValueOfAnotherType() throws {
    var texts: [String]
    var answer = 1
    spy.decodeReturnValue = "seven"
    texts = try misuses { answer = try spy.decode(1, as: Int.self) }
    #expect(answer == 0)
    #expect(
      texts == [
        """
        'decode(_:as:)' on DepotSpy returns Int, and 'decodeReturnValue' gives a String
          give it an Int
        """
      ])
    spy.decodeClosure = { _, _ in nil as Int? as Any }
    texts = try misuses { answer = try spy.decode(1, as: Int.self) }
    #expect(answer == 0)
    #expect(
      texts == [
        """
        'decode(_:as:)' on DepotSpy returns Int, and 'decodeClosure' gives nil
          give it an Int
        """
      ])
  }

  @Test func aSpyIsNamedWithoutItsSurroundings() {
    final class LocalSpy: NamedSpy {
      struct SpyNames {
        let underlyingTop: SpyName.Underlying<Int>
      }
      let spyMemory = SpyMemory<SpyNames>()
      var top: Int { spyMemory.get(0, "underlyingTop") }
    }
    let texts = misuses {
      let _: Int = ShelfSpy<[Int]>().top.count
      let _: String = FactorySpy.make(1)
      let _: Int = LocalSpy().top
    }
    #expect(
      texts == [
        "'top' on ShelfSpy has nothing to return\n  set 'underlyingTop'",
        "'make(_:)' on FactorySpy has nothing to return\n  set 'makeReturnValue' or 'makeClosure'",
        "'top' on LocalSpy has nothing to return\n  set 'underlyingTop'",
      ])
  }

  @Test func isReportedWhereTheSpyIsWritten() {
    let misuses = Misuses()
    withSpryScope(misuse: misuses.handler) { _ = spy.name }
    #expect(misuses.places.first?.hasPrefix("Spies.swift:") == true)
  }
}
