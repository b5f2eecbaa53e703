// Files and processes.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  @available(macOS 13, iOS 16, *) public init(filePath path: String) {}
  public var path: String { "" }
  public var host: String? { nil }
  public var query: String? { nil }
  public var absoluteString: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var description: String { "" }
  public var standardizedFileURL: URL { self }
  public func appendingPathComponent(_ name: String) -> URL { self }
  public func appendingPathExtension(_ name: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  @available(macOS 13, iOS 16, *)
  public func appending<S: StringProtocol>(path: S) -> URL { self }
  @available(macOS 13, iOS 16, *)
  public func appending<S: StringProtocol>(component: S) -> URL { self }
  @available(macOS 13, iOS 16, *)
  public func appending(queryItems: [URLQueryItem]) -> URL { self }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let size = FileAttributeKey()
  public static let posixPermissions = FileAttributeKey()
  public static let ownerAccountID = FileAttributeKey()
  public static let type = FileAttributeKey()
  public static let modificationDate = FileAttributeKey()
}
public struct FileAttributeType: Equatable, Sendable {
  public static let typeRegular = FileAttributeType()
}

open class FileManager: NSObject, @unchecked Sendable {
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open class var `default`: FileManager { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
  open var currentDirectoryPath: String { "" }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  @discardableResult
  open func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func moveItem(at url: URL, to other: URL) throws {}
  open func copyItem(at url: URL, to other: URL) throws {}
  open func fileExists(atPath path: String) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func contents(atPath path: String) -> Data? { nil }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws -> [URL] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {}
}
public struct URLResourceKey: Hashable, Sendable {}

public struct CocoaError: Error, Hashable {
  public struct Code: Hashable, Sendable {
    public var rawValue: Int { 0 }
    public static var fileNoSuchFile: Code { Code() }
    public static var fileReadNoSuchFile: Code { Code() }
    public static var fileWriteOutOfSpace: Code { Code() }
    public static var fileWriteNoPermission: Code { Code() }
    public static func ~= (code: Code, error: any Error) -> Bool { false }
  }
  public init(_ code: Code) {}
  public var code: Code { Code() }
  public static var fileNoSuchFile: Code { Code() }
  public static var fileWriteOutOfSpace: Code { Code() }
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { fatalError() }
  open class var standardOutput: FileHandle { fatalError() }
  open class var nullDevice: FileHandle { fatalError() }
  open func write(_ data: Data) {}
  open func readDataToEndOfFile() -> Data { Data() }
  @available(macOS 10.15.4, iOS 13.4, *) open func readToEnd() throws -> Data? { nil }
}
open class Pipe: NSObject, @unchecked Sendable {
  public override init() {}
  open var fileHandleForReading: FileHandle { fatalError() }
}

#if os(macOS)
  open class Process: NSObject, @unchecked Sendable {
    public override init() {}
    open var executableURL: URL?
    open var arguments: [String]?
    open var environment: [String: String]?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open var terminationStatus: Int32 { 0 }
    open func run() throws {}
    open func waitUntilExit() {}
  }
#endif

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var arguments: [String] { [] }
  open var environment: [String: String] { [:] }
  open var processName: String { "" }
  open var processIdentifier: Int32 { 0 }
}
