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
  func nothingToReturnInAGetterThatThrows() async {
    let misuses = Misuses()
    _ = await withSpryScope(misuse: misuses.handler) {
      await #expect(throws: Misuse.self) { try await spy.size }
    }
    expectGolden(
      misuses.texts.joined(separator: "\n"), "A throwing getter without an answer is misuse")
  }

  @Test("A throwing member throws the misuse") func isThrown() {
    let texts = misuses {
      #expect(throws: Misuse.self) { try spy.decode(Page(), as: Page.self) }
    }
    expectGolden(texts.joined(separator: "\n"), "A throwing member throws the misuse")
  }

  @Test("Members with closures and inout arguments without an answer are misuse")
  func nothingToReturnInAnOpaqueMember() {
    let texts = misuses {
      #expect(!spy.each { _ in })
      var seed = 0
      #expect(throws: Misuse.self) { try spy.next(&seed) }
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

  @Test("An answer of another type is misuse") func aValueOfAnotherType() {
    var texts: [String]
    spy.decodeReturnValue = "seven"
    texts = misuses { #expect(throws: Misuse.self) { try spy.decode(1, as: Int.self) } }
    expectGolden(texts.joined(separator: "\n"), "An answer of another type is misuse")
    spy.decodeClosure = { _, _ in nil as Int? as Any }
    texts = misuses { #expect(throws: Misuse.self) { try spy.decode(1, as: Int.self) } }
    expectGolden(texts.joined(separator: "\n"), "An answer of another type is misuse, 2")
  }

  @Test("A message names the spy without its module and generic arguments")
  func aSpyIsNamedWithoutItsSurroundings() {
    final class LocalSpy: SpryGeneratedSpy {
      struct SpyNames {
        let underlyingTop: SprySpyName.Underlying<Int>
      }
      let spyStorage = SprySpyStorage<SpyNames>()
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
