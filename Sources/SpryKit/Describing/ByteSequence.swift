/// A type whose values are bytes, such as `Data`, which itself prints only their number.
///
/// SpryMatchers makes types of Foundation conform, because every build would pay for an import of
/// Foundation in SpryKit.
package protocol ByteSequence {
  var byteArray: [UInt8] { get }
}

extension ByteSequence {
  /// The number of bytes and the start of their text: `172 bytes: {"jsonrpc":"2.0",…`.
  var bytesDescription: String {
    let bytes = byteArray
    let count = counted(bytes.count, "byte")
    return bytes.isEmpty ? count : "\(count): \(shownBytes(bytes).text)"
  }
}

/// The maximum numbers of characters and of bytes that are shown.
private let longestShown = (text: 40, digits: 12)

/// Returns the text of some bytes as UTF-8, or their digits if the text is not readable.
///
/// - Parameter start: The first byte to show. Of a text, the whole character is shown.
/// - Returns: The text, and whether bytes at the end are left out.
func shownBytes(_ bytes: [UInt8], from start: Int = 0) -> (text: String, isCut: Bool) {
  let text = String(decoding: bytes, as: UTF8.self)
  // In a decoded text, other characters take the place of invalid bytes.
  guard text.utf8.elementsEqual(bytes), !bytes.contains(where: isControl) else {
    let digits = bytes[start...].prefix(longestShown.digits).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let isCut = bytes.count - start > longestShown.digits
    return (digits.joined(separator: " ") + (isCut ? " …" : ""), isCut)
  }
  var index = text.utf8.index(text.startIndex, offsetBy: start)
  while index.samePosition(in: text) == nil { text.utf8.formIndex(before: &index) }
  let rest = text[index...]
  let isCut = rest.count > longestShown.text
  return (oneLine(rest.prefix(longestShown.text) + (isCut ? "…" : "")), isCut)
}

/// Whether a byte is a control character of ASCII, other than a tab or a line break.
private func isControl(_ byte: UInt8) -> Bool {
  byte < 32 && ![9, 10, 13].contains(byte) || byte == 127
}
