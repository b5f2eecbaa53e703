import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Expansions of @Spyable that did not compile") struct SpyRegressionTests {
  private func expansion(_ source: String) -> String {
    AnnotatedFile(source).expand().text
  }

  @Test("An async closure that is Sendable and generic is called in a closure")
  func sendableAsyncClosures() {
    let text = expansion(
      "@Spyable protocol P { func f<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows }"
    )
    #expect(text.contains("spyClosure({ try await body() })"))
  }

  @Test("The spy of a public protocol that inherits a spy is open")
  func openSpiesThatInherit() {
    let text = expansion("@Spyable(inheriting: \"ASpy\") public protocol P: A {}")
    #expect(text.hasPrefix("open class PSpy: ASpy, P"))
  }

  @Test("A pack of optionals, and a parameter without a value, cause no warning")
  func warnings() {
    let text = expansion(
      "@Spyable protocol P { func f<each T>(_ a: repeat (each T)?); func g(_ a: Void) }")
    #expect(text.contains("aArgument.append(each a as Any)"))
    #expect(text.contains("SprySpyName.Closure<((Void)) -> Swift.Void>"))
  }
}
