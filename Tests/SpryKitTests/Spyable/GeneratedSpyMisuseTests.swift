import TestSupport
import Testing

@testable import SpryKit

@Suite("Misuse of a generated spy") struct GeneratedSpyMisuseTests {
  private let spy = DepotSpy()

  @Test("A call without an answer is misuse") func nothingToReturn() {
    var answer = true
    let texts = misuses { answer = spy.matches("a", "b") }
    #expect(!answer, "goes on with an empty value")
    expectGolden(texts.joined(separator: "\n"), "A call without an answer is misuse")
    #expect(spy.matchesCallsCount == 1)
  }

  @Test("An async call without an answer is misuse") func nothingToReturnInAnAsyncMember() async {
    let misuses = Misuses()
    let answer = await withSpryScope(misuse: misuses.handler) { await spy.wait() }
    #expect(answer == 0)
    expectGolden(misuses.texts.joined(separator: "\n"), "An async call without an answer is misuse")
  }

  @Test("A throwing getter without an answer is misuse")
  func nothingToReturnInAGetterThatThrows() async throws {
    let misuses = Misuses()
    let size = try await withSpryScope(misuse: misuses.handler) { try await spy.size }
    #expect(size == 0)
    expectGolden(
      misuses.texts.joined(separator: "\n"), "A throwing getter without an answer is misuse")
  }

  @Test("Misuse is thrown where there is no empty value") func isThrownWhereThereIsNoEmptyValue() {
    let expected = Misuse.nothingToReturn(
      spy: "DepotSpy", member: "decode(_:as:)", names: ["decodeReturnValue", "decodeClosure"])
    let texts = misuses {
      #expect(throws: expected) { try spy.decode(Page(), as: Page.self) }
    }
    expectGolden(texts.joined(separator: "\n"), "Misuse is thrown where there is no empty value")
  }

  @Test("Members with closures and inout arguments without an answer are misuse")
  func nothingToReturnInAnOpaqueMember() throws {
    let texts = try misuses {
      #expect(!spy.each { _ in })
      var seed = 0
      let next = try spy.next(&seed)
      #expect(next == 0)
      #expect(spy.map { $0 } == 0)
    }
    expectGolden(
      texts.joined(separator: "\n"),
      "Members with closures and inout arguments without an answer are misuse")
  }

  @Test("A property without a value is misuse") func aPropertyThatIsNotSet() {
    let texts = misuses { #expect(spy.name.isEmpty) }
    expectGolden(texts.joined(separator: "\n"), "A property without a value is misuse")
  }

  @Test("An answer of another type is misuse") func aValueOfAnotherType() throws {
    var texts: [String]
    var answer = 1
    spy.decodeReturnValue = "seven"
    texts = try misuses { answer = try spy.decode(1, as: Int.self) }
    #expect(answer == 0)
    expectGolden(texts.joined(separator: "\n"), "An answer of another type is misuse")
    spy.decodeClosure = { _, _ in nil as Int? as Any }
    texts = try misuses { answer = try spy.decode(1, as: Int.self) }
    #expect(answer == 0)
    expectGolden(texts.joined(separator: "\n"), "An answer of another type is misuse, 2")
  }

  @Test("A message names the spy without its module and generic arguments")
  func aSpyIsNamedWithoutItsSurroundings() {
    final class LocalSpy: GeneratedSpy {
      struct SpyNames {
        let underlyingTop: SpyName.Underlying<Int>
      }
      let spyStorage = SpyStorage<SpyNames>()
      var top: Int { spyStorage.get(0, "underlyingTop") }
    }
    let texts = misuses {
      let _: Int = ShelfSpy<[Int]>().top.count
      let _: String = FactorySpy.make(1)
      let _: Int = LocalSpy().top
    }
    expectGolden(texts.joined(separator: "\n"), "A message names the spy alone")
  }

  @Test("Misuse is reported at the declaration of the spy") func isReportedWhereTheSpyIsWritten() {
    let misuses = Misuses()
    withSpryScope(misuse: misuses.handler) { _ = spy.name }
    #expect(misuses.places.first?.hasPrefix("DepotSpy.swift:") == true)
  }
}
