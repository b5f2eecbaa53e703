/// A place in the source of a test or a fake.
public struct SpryLocation: Sendable {
  /// The path of the file, as `#filePath` gives it.
  public let file: StaticString
  /// The line in the file, from 1.
  public let line: UInt

  /// Creates a location; by default that of the caller.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    self.file = file
    self.line = line
  }
}

extension SpryLocation: CustomStringConvertible {
  /// The file's name and the line: `FakeService.swift:12`.
  public var description: String {
    let name = file.description.split { $0 == "/" || $0 == "\\" }.last ?? ""
    return "\(name):\(line)"
  }
}
