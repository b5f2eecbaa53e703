import SpryKit
import Testing

extension SourceLocation {
  init(_ location: SpryLocation) {
    self.init(
      fileID: location.fileID,
      filePath: location.file.description,
      line: Int(location.line),
      column: Int(location.column)
    )
  }

  /// The location that an assertion of XCTest takes.
  init(_ file: StaticString, _ line: UInt) {
    self.init(SpryLocation(file: file, line: line))
  }

  /// The location of the caller of an assertion.
  ///
  /// `#_sourceLocation` would be one parameter instead of four, but it is a macro of Testing, which a
  /// file that uses XCTest does not import.
  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    self.init(SpryLocation(fileID: fileID, file: file, line: line, column: column))
  }

  /// The path of the file.
  var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}

extension SpryLocation {
  init(_ location: SourceLocation) {
    self.init(
      fileID: StaticString(location.fileID),
      file: StaticString(location.path),
      line: UInt(location.line),
      column: UInt(location.column)
    )
  }
}

extension StaticString {
  /// Creates a static string from the path of a file.
  ///
  /// XCTest takes a path only as a `StaticString`, and a `SourceLocation` has a `String`. No
  /// initializer makes one from the other, so this relies on the layout, which is frozen: the
  /// address of the text, its length, and flags, none of which is set. The text is never freed;
  /// there is one for each file with a failure.
  init(_ path: String) {
    let text = Self.texts.withLock { texts in
      if let text = texts[path] { return text }
      let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: path.utf8.count)
      _ = text.initialize(from: path.utf8)
      texts[path] = UnsafeRawBufferPointer(text)
      return UnsafeRawBufferPointer(text)
    }
    let layout = (UInt(bitPattern: text.baseAddress), UInt(text.count), UInt8(0))
    self = unsafeBitCast(layout, to: StaticString.self)
  }

  private static let texts = Locked<[String: UnsafeRawBufferPointer]>([:])
}
