/// UTF-8 offsets from the start of a ``SourceText``, from 0. The end is excluded.
package typealias SourceRange = Range<Int>

/// A piece of the user's source, and its position in a file.
package struct SourceText: Sendable, Equatable {
  /// The UTF-8 code units.
  package let bytes: [UInt8]
  /// The name of the file, as the compiler spells it.
  package let fileName: String
  /// The number of UTF-8 code units in the file before this piece.
  package let offset: Int
  /// The line at which the piece starts, from 1, or 0 if it is unknown.
  package let line: Int

  package init(_ text: String, fileName: String = "", offset: Int = 0, line: Int = 0) {
    bytes = Array(text.utf8)
    self.fileName = fileName
    self.offset = offset
    self.line = line
  }

  /// The text of a range.
  package subscript(range: SourceRange) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The byte at an offset, or 0 after the end. Looking ahead needs no check.
  package subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
}

extension SourceText {
  /// The line of an offset, from 1, or `nil` if it is unknown.
  package func line(at offset: Int) -> Int? {
    if line == 0 { return nil }
    return line + bytes[..<offset].count { $0 == ASCII.newline }
  }

  /// The number of code units before an offset on its line, or from the start of this piece, if the
  /// line starts before it.
  package func column(at offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(of: ASCII.newline).map { $0 + 1 } ?? 0
    return offset - start
  }
}
