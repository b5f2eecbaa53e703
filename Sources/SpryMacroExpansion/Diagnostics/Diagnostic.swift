/// Something to tell the user, at a place in the source.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning, note, remark
  }

  package var severity: Severity
  /// In the compiler's style: names in single quotes, one phrase, no full stop.
  package var message: String
  /// The offending token.
  package var place: FilePlace
  package var notes: [Note] = []
  package var fixIts: [FixIt] = []

  package struct Note: Sendable, Equatable {
    package var message: String
    package var place: FilePlace
  }

  package struct FixIt: Sendable, Equatable {
    package var message: String
    package var changes: [Change]
  }

  package struct Change: Sendable, Equatable {
    package var place: FilePlace
    package var newText: String
  }
}

/// A range in a file.
package struct FilePlace: Sendable, Equatable {
  /// The file, as the compiler names it.
  package var fileName: String
  /// UTF-8 code units from the start of the file, the end excluded.
  package var range: Range<Int>
}

extension SourceText {
  /// Where a range of this piece stands in the file.
  package func place(of range: SourceRange) -> FilePlace {
    FilePlace(fileName: fileName, range: offset + range.lowerBound..<offset + range.upperBound)
  }
}
