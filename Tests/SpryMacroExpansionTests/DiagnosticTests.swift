import Testing

@testable import SpryMacroExpansion

@Suite struct DiagnosticTests {
  @Test func placesARangeInItsFile() {
    let text = SourceText("abc", fileName: "A.swift", offset: 10)
    #expect(text.place(of: 1..<2) == FilePlace(fileName: "A.swift", range: 11..<12))
  }
}
