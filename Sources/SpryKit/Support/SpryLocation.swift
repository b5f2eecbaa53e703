/// A location in the source of a test or a fake.
public struct SpryLocation: Sendable {
  /// The path of the file, as `#filePath` gives it.
  public let file: StaticString
  /// The line in the file, from 1.
  public let line: UInt
  /// The column in the line, from 1.
  package let column: UInt
  private let givenFileID: StaticString?

  /// Creates a location. The default is the caller's location.
  public init(
    fileID: StaticString? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = 1
  ) {
    self.file = file
    self.line = line
    self.column = column
    givenFileID = fileID
  }

  /// The file as `#fileID` gives it, or else the file's folder and name.
  package var fileID: String {
    if let givenFileID { return givenFileID.description }
    let components = pathComponents.suffix(2)
    // A build system may pass a path without a folder, and Swift Testing stops at a file without one.
    return (components.count < 2 ? ["Tests"] + components : components).joined(separator: "/")
  }

  private var pathComponents: [Substring] {
    file.description.split { $0 == "/" || $0 == "\\" }
  }

  /// Returns whether this location is before another: by path, then by line and column.
  package func isBefore(_ other: SpryLocation) -> Bool {
    (file.description, line, column) < (other.file.description, other.line, other.column)
  }
}

extension SpryLocation: Hashable {
  /// Returns whether the paths, the lines, and the columns are equal.
  @_documentation(visibility: internal)
  public static func == (first: SpryLocation, second: SpryLocation) -> Bool {
    (first.line, first.column) == (second.line, second.column)
      && first.file.description == second.file.description
  }

  /// Hashes the path, the line, and the column.
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file.description)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension SpryLocation: CustomStringConvertible {
  /// The file's name and the line: `FakeService.swift:12`.
  @_documentation(visibility: internal)
  public var description: String {
    "\(pathComponents.last ?? ""):\(line)"
  }
}
