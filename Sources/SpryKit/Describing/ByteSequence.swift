/// A type whose values are bytes, such as `Data`, which itself prints only their number.
///
/// SpryMatchers makes types of Foundation conform, because every build would pay for an import of
/// Foundation in SpryKit.
package protocol ByteSequence {
  /// Passes the bytes to a closure, without a copy.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result
}

extension ByteSequence {
  /// The number of bytes and the start of their text: `172 bytes: {"jsonrpc":"2.0",…`.
  var bytesDescription: String {
    withBytes { bytes in
      let count = counted(bytes.count, "byte")
      return bytes.isEmpty ? count : "\(count): \(shownBytes(bytes, most: longestShown.start).text)"
    }
  }
}

/// The maximum numbers of characters, from the start or from a difference on, and of bytes that are shown.
private let longestShown = (start: 80, text: 40, digits: 12)

/// The number of bytes that are read to find out whether they are a text.
private let longestRead = 512

/// Returns the text of some bytes as UTF-8, or their digits if the text is not readable.
///
/// - Parameters:
///   - start: The first byte to show. Of a text, the whole character is shown.
///   - most: The number of characters to show.
/// - Returns: The text, and whether bytes at the end are left out.
func shownBytes(
  _ bytes: UnsafeRawBufferPointer, from start: Int = 0, most: Int = longestShown.text
) -> (text: String, isCut: Bool) {
  var (first, end) = (0, bytes.count)
  if bytes.count > longestRead {
    (first, end) = (max(0, start - longestRead / 4), min(bytes.count, start + longestRead))
    // Only whole characters, of which all bytes but the first begin with the bits 10.
    func isInside(_ index: Int) -> Bool { index < bytes.count && bytes[index] >> 6 == 0b10 }
    while first < start, isInside(first) { first += 1 }
    while end > start, isInside(end) { end -= 1 }
  }
  let read = bytes[first..<end]
  let text = String(decoding: read, as: UTF8.self)
  // In a decoded text, other characters take the place of invalid bytes.
  guard text.utf8.elementsEqual(read), !read.contains(where: isControl) else {
    let digits = bytes[start...].prefix(longestShown.digits).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let isCut = bytes.count - start > longestShown.digits
    return (digits.joined(separator: " ") + (isCut ? " …" : ""), isCut)
  }
  var index = text.utf8.index(text.startIndex, offsetBy: start - first)
  while index.samePosition(in: text) == nil { text.utf8.formIndex(before: &index) }
  let rest = text[index...]
  let isCut = rest.count > most || end < bytes.count
  return (oneLine(rest.prefix(most) + (isCut ? "…" : "")), isCut)
}

/// Whether a byte is a control character of ASCII, other than a tab or a line break.
private func isControl(_ byte: UInt8) -> Bool {
  byte < 32 && ![9, 10, 13].contains(byte) || byte == 127
}

/// Returns the index of the first byte in which two sequences differ, or the length of the shorter
/// one.
func firstDifference(_ bytes: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer) -> Int {
  let count = min(bytes.count, others.count)
  guard let start = bytes.baseAddress, let other = others.baseAddress else { return 0 }
  var index = 0
  // A debug build takes 200 times as long to compare byte by byte.
  while index + longestRead <= count, areEqual(start + index, other + index, longestRead) {
    index += longestRead
  }
  while index < count, bytes[index] == others[index] { index += 1 }
  return index
}
