import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Recipes

@Suite("A decorator around the real object", .spry)
struct DecoratorTests {
  private let real = FakeTranslator(wrapping: DictionaryTranslator())

  @Test("A word is translated by the real translator, and only once")
  func once() async throws {
    let translator = CachingTranslator(real)

    #expect(try await translator.translate("cat") == "Katze")
    #expect(try await translator.translate("cat") == "Katze")

    expectHaveReceived(real.calls.translate("cat"), .once)
  }

  @Test("An error is not kept")
  func error() async throws {
    real.stub.translate("cat").andThrow(URLError(.timedOut)).andCallThrough()
    let translator = CachingTranslator(real)

    await #expect(throws: URLError.self) { try await translator.translate("cat") }
    #expect(try await translator.translate("cat") == "Katze")
  }
}
