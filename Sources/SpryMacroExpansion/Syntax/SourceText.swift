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

  package init(_ text: String, fileName: String = "", offset: Int = 0) {
    bytes = Array(text.utf8)
    self.fileName = fileName
    self.offset = offset
  }

  /// The text of a range.
  package subscript(range: SourceRange) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
