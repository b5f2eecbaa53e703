internal import Foundation
internal import SpryKit

extension EvidenceRecord {
  /// The first lines of a file of evidence.
  ///
  /// ```text
  /// SpryKit evidence 1
  /// json 17
  /// SaySiG
  /// Array<Int>
  /// ```
  /// The lines are the version, the format and the number of bytes of the value, the mangled name by
  /// which the runtime finds its type, and the name of the type for a reader.
  struct Header {
    enum Format: String {
      case bytes, json
    }

    let format: Format
    /// The number of bytes of the value.
    let count: Int
    let mangledType: String
    let type: String
    /// The offset of the value in a file that was read.
    private(set) var end = 0

    init(format: Format, count: Int, mangledType: String, type: String) {
      (self.format, self.count) = (format, count)
      (self.mangledType, self.type) = (mangledType, type)
    }

    /// The first line of each file.
    static let firstLine = "SpryKit evidence 1"

    var text: String { "\(Self.firstLine)\n\(format) \(count)\n\(mangledType)\n\(type)\n" }
  }

  /// More bytes than the header of any type has.
  static let longestHeader = 1 << 16
}

extension EvidenceRecord.Header {
  /// Reads a header.
  ///
  /// - Parameters:
  ///   - start: the first bytes of the file.
  ///   - size: the number of bytes of the file.
  init(_ start: Data, size: Int) throws(Misuse.EvidenceFault) {
    let lines = start.split(
      separator: UInt8(ascii: "\n"), maxSplits: 4, omittingEmptySubsequences: false)
    guard lines.first?.elementsEqual(Self.firstLine.utf8) == true else {
      throw .damaged(EvidenceMessages.noFirstLine)
    }
    guard lines.count == 5 else { throw .damaged(EvidenceMessages.endsInHeader) }
    let texts = lines[1...3].map { String(decoding: $0, as: UTF8.self) }
    let form = texts[0].split(separator: " ")
    guard form.count == 2, let format = Format(rawValue: String(form[0])), let count = Int(form[1])
    else { throw .damaged(EvidenceMessages.noFormat) }
    self.init(format: format, count: count, mangledType: texts[1], type: texts[2])
    end = lines[4].startIndex
    guard size - end == count else {
      throw .damaged(EvidenceMessages.wrongSize(size - end, expected: count))
    }
  }
}
