import Testing

@testable import DeclarationParser

@Suite("Classes of bytes") struct ByteClassTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  private static let digits = "0123456789"

  @Test(
    "A byte is in a class exactly if its character is",
    arguments: [
      ("identifier", \UInt8.isIdentifier, letters + digits + "_$", true),
      ("digit", \UInt8.isDigit, digits, false),
      ("space", \UInt8.isSpace, " \t\n\u{0B}\u{0C}\r\0", false),
      ("operator", \UInt8.isOperator, "/=-+*%<>!&|^~?", false),
    ])
  func holds(
    _ name: String,
    _ isIn: any KeyPath<UInt8, Bool> & Sendable,
    characters: String,
    beyondASCII: Bool
  ) {
    let expected = Set(characters.utf8)
    for byte in UInt8.min...UInt8.max {
      let isExpected = byte < 0x80 ? expected.contains(byte) : beyondASCII
      #expect(byte[keyPath: isIn] == isExpected, "\(name): \(byte)")
    }
  }
}
