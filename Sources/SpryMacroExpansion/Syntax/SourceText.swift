/// A place in a ``SourceText``: UTF-8 offsets from its start, from 0, the end excluded.
package typealias SourceRange = Range<Int>

/// A piece of a user's source, and where it stands in its file.
package struct SourceText: Sendable, Equatable {
  /// The UTF-8 code units.
  package let bytes: [UInt8]
  /// The file, as the compiler names it.
  package let fileName: String
  /// UTF-8 code units from the start of the file to that of the piece, from 0.
  package let offset: Int
  /// The line of its start, from 1; 0 where it is not known.
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
}

extension SourceText {
  /// The line of a place, from 1; nil where it is not known.
  func line(at place: Int) -> Int? {
    if line == 0 { return nil }
    return line + bytes[..<place].count { $0 == ASCII.newline }
  }

  /// How many code units stand before a place on its line, as far as this piece knows.
  func column(at place: Int) -> Int {
    let start = bytes[..<place].lastIndex(of: ASCII.newline).map { $0 + 1 } ?? 0
    return place - start
  }
}
