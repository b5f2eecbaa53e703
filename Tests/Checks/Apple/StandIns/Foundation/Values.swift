// Declarations of Apple's `Foundation`. "Interface" is the module's Swift interface in the SDK of
// iOS 17.4, and headers are those of that SDK. Availability before macOS 10.15 and iOS 13 is left
// out.
//
// Foundation's headers re-export the modules below: `NSObject.h` and `NSOperation.h` include them, for
// example. The headers of macOS may include more.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import CoreFoundation
@_exported public import Darwin
@_exported public import Dispatch
@_exported public import ObjectiveC

// Interface.
extension NSObject: @retroactive CustomStringConvertible {}

// Interface; `NSData.h` for the options.
public struct Data: Hashable, Codable, Sendable, RandomAccessCollection {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    fatalError()
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}

// Interface; `uuid/uuid.h` for the tuple.
public typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)
public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
  public init() {}
  public init(uuid: uuid_t) {}
  public var uuidString: String { "" }
  public var description: String { "" }
}

// Interface. The first two are array literals because they are a `SetAlgebra`.
public struct CharacterSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Unicode.Scalar...) {}
  public static var whitespaces: CharacterSet { [] }
  public static var newlines: CharacterSet { [] }
  public static var whitespacesAndNewlines: CharacterSet { [] }
}
public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Int...) {}
}
public struct IndexPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral indexes: Int...) {}
}
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}

// Interface, where some parameters more have default values.
extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { "" }
}
extension String {
  public struct Encoding: Equatable, Sendable { public static let utf8 = Encoding() }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
}

// Interface.
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

// Interface.
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
