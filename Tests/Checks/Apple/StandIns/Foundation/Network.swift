// Requests, and the system's notifications and settings: "Interface" and headers, as in
// Values.swift.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Interface.
public struct URLComponents: Hashable, Sendable { public init() {} }
public struct URLQueryItem: Hashable, Sendable { public init(name: String, value: String?) {} }
public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}  // With two more parameters, which have default values.
  public var url: URL?
  public var allHTTPHeaderFields: [String: String]?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
  public func value(forHTTPHeaderField field: String) -> String? { nil }
}

// Interface, as `CocoaError`.
public struct URLError: CustomNSError, Hashable {
  public struct Code: Hashable, Sendable {
    public static var badServerResponse: Code { Code() }
    public static var timedOut: Code { Code() }
    public static var cannotConnectToHost: Code { Code() }
    public static var cannotFindHost: Code { Code() }
    public static func ~= (match: Code, error: any Error) -> Bool { false }
  }
  public init(_ code: Code) {}
}

// `NSURLResponse.h`.
open class URLResponse: NSObject, @unchecked Sendable {}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {}
  open var statusCode: Int { 0 }
}

// `NSURLSession.h`, and Interface for `data`.
open class URLSession: NSObject, @unchecked Sendable {}
public protocol URLSessionTaskDelegate: NSObjectProtocol {}
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension URLSession {
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { fatalError() }
}

// `NSUserDefaults.h`. The class is not `Sendable`.
open class UserDefaults: NSObject {
  public init?(suiteName: String?) {}
  open class var standard: UserDefaults { fatalError() }
  open func integer(forKey key: String) -> Int { 0 }
  open func string(forKey key: String) -> String? { nil }
  open func array(forKey key: String) -> [Any]? { nil }
  open func set(_ value: Any?, forKey key: String) {}
  open func set(_ value: Int, forKey key: String) {}
  open func removePersistentDomain(forName name: String) {}
}

// `NSOperation.h`.
open class OperationQueue: NSObject, @unchecked Sendable {}

// Interface for `Notification`, which is not `Sendable`; `NSNotification.h` for the rest.
public struct Notification {
  public struct Name: Hashable, Sendable { public init(_ rawValue: String) {} }
  public var userInfo: [AnyHashable: Any]?
}
@available(*, unavailable)
extension Notification: @unchecked Sendable {}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func removeObserver(_ observer: Any) {}
}
