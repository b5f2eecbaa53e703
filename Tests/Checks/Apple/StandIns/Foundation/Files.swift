// Files and processes: "Interface" and headers, as in Values.swift.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Interface.
public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public var path: String { "" }
  public var query: String? { nil }
  public var absoluteString: String { "" }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var description: String { "" }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  // With `directoryHint`, which has a default value.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending<S: StringProtocol>(path: S) -> URL { self }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending(queryItems: [URLQueryItem]) -> URL { self }
}

// `NSFileManager.h`. The class is not `Sendable`.
public struct FileAttributeKey: Hashable, Sendable {
  public static let type = FileAttributeKey()
}
public struct FileAttributeType: Hashable, Sendable {
  public static let typeRegular = FileAttributeType()
}
open class FileManager: NSObject {
  open class var `default`: FileManager { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func fileExists(atPath path: String) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func contents(atPath path: String) -> Data? { nil }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
}

// Interface: the properties are those of `_BridgedStoredNSError`, and the operator is
// `_ErrorCodeProtocol`'s.
public struct CocoaError: CustomNSError, Hashable {
  public struct Code: Hashable, Sendable {
    public static var fileNoSuchFile: Code { Code() }
    public static var fileReadNoSuchFile: Code { Code() }
    public static var fileWriteOutOfSpace: Code { Code() }
    public static var fileWriteNoPermission: Code { Code() }
    public static func ~= (match: Code, error: any Error) -> Bool { false }
  }
  public init(_ code: Code) {}
  public var code: Code { Code() }
  public static var fileWriteOutOfSpace: Code { Code() }
}

// `NSFileHandle.h`, and `Foundation.apinotes` for the names.
open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { fatalError() }
  open class var nullDevice: FileHandle { fatalError() }
  open func write(_ data: Data) {}
  open func readDataToEndOfFile() -> Data { Data() }
}
open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { fatalError() }
}

// `NSTask.h`, which only macOS has. The class is `Sendable` in some later SDKs.
#if os(macOS)
  open class Process: NSObject {
    open var executableURL: URL?
    open var arguments: [String]?
    open var standardOutput: Any?
    open var standardError: Any?
    open var terminationStatus: Int32 { 0 }
    open func run() throws {}
    open func waitUntilExit() {}
  }
#endif

// `NSProcessInfo.h`. The class is not `Sendable`.
open class ProcessInfo: NSObject {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { [:] }
}

// `NSThread.h`.
open class Thread: NSObject {
  @available(*, noasync)
  open class var isMainThread: Bool { false }
}
