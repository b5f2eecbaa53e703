import TestSupport
import Testing

import DeclarationParser
@testable import SpryMacroExpansion

@Suite("Expansions of @Spyable") struct SpyableExpansionTests {
  @Test("A protocol is expanded")
  func expansion() {
    let expansion = AnnotatedFile(
      """
      @Spyable
      public protocol ServiceProtocol {
        var name: String { get }
        func fetchConfig(arg: UInt8) async throws -> [String: String]
        func close()
      }
      """
    ).expand()
    #expect(expansion.diagnostics == [])
    expectGolden(expansion.lines, "a public protocol")
  }
}
