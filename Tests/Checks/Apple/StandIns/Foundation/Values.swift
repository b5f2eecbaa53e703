// Declarations of Apple's `Foundation`, with the availability that Apple documents.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import CoreFoundation
@_exported public import Darwin
@_exported public import Dispatch
@_exported public import ObjectiveC

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public init() {}
  public init(count: Int) {}
  public init<S: Sequence>(_ bytes: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public mutating func append(_ other: Data) {}
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    fatalError()
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}

public typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)
public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
  public init() {}
  public init(uuid: uuid_t) {}
  public init?(uuidString: String) {}
  public var uuidString: String { "" }
  public var description: String { "" }
}

public struct CharacterSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Unicode.Scalar...) {}
  public static let whitespaces = CharacterSet()
  public static let newlines = CharacterSet()
  public static let whitespacesAndNewlines = CharacterSet()
  public init() {}
}
public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init() {}
  public init(arrayLiteral elements: Int...) {}
}
public struct IndexPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init() {}
  public init(arrayLiteral elements: Int...) {}
}
@available(macOS 12, iOS 15, *)
public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {
  public init() {}
  public init(stringLiteral value: String) {}
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func components(separatedBy set: CharacterSet) -> [String] { [] }
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func replacingOccurrences<T: StringProtocol, U: StringProtocol>(
    of target: T, with replacement: U
  ) -> String { "" }
  public func range<T: StringProtocol>(of text: T) -> Range<Index>? { nil }
  public var capitalized: String { "" }
}
extension String {
  public struct Encoding: Equatable, Sendable { public static let utf8 = Encoding() }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
  public init?(data: Data, encoding: Encoding) { nil }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}
extension Error { public var localizedDescription: String { "" } }

public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
  public static var errorDomain: String { "" }
  public var errorCode: Int { 0 }
  public var errorUserInfo: [String: Any] { [:] }
}
