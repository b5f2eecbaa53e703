// Requests, and the system's notifications and settings.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct URLComponents: Hashable, Sendable {
  public init() {}
  public init?(string: String) {}
  public init?(url: URL, resolvingAgainstBaseURL: Bool) {}
  public var scheme: String?
  public var host: String?
  public var path: String = ""
  public var query: String?
  public var queryItems: [URLQueryItem]?
  public var url: URL? { nil }
}
public struct URLQueryItem: Hashable, Sendable {
  public init(name: String, value: String?) {}
  public var name: String { "" }
  public var value: String? { nil }
}
public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var timeoutInterval: TimeInterval = 60
  public var allHTTPHeaderFields: [String: String]?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
  public func value(forHTTPHeaderField field: String) -> String? { nil }
}
public struct URLError: Error, Hashable {
  public struct Code: Hashable, Sendable {
    public static var badServerResponse: Code { Code() }
    public static var notConnectedToInternet: Code { Code() }
    public static var networkConnectionLost: Code { Code() }
    public static var timedOut: Code { Code() }
    public static var cannotConnectToHost: Code { Code() }
    public static var cannotFindHost: Code { Code() }
    public static var cancelled: Code { Code() }
    public static func ~= (code: Code, error: any Error) -> Bool { false }
  }
  public init(_ code: Code) {}
  public var code: Code { Code() }
  public static var badServerResponse: Code { Code() }
  public static var notConnectedToInternet: Code { Code() }
  public static var timedOut: Code { Code() }
}

open class URLResponse: NSObject, @unchecked Sendable {}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {}
  open var statusCode: Int { 0 }
  open var allHeaderFields: [AnyHashable: Any] { [:] }
  @available(macOS 10.15, iOS 13, *)
  open func value(forHTTPHeaderField field: String) -> String? { nil }
}
open class URLSession: NSObject, @unchecked Sendable {
  open class var shared: URLSession { fatalError() }
}
extension URLSession {
  @available(macOS 12, iOS 15, *)
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { fatalError() }
  @available(macOS 12, iOS 15, *)
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { fatalError() }
}
public protocol URLSessionTaskDelegate: NSObjectProtocol {}

open class UserDefaults: NSObject, @unchecked Sendable {
  public init?(suiteName: String?) {}
  open class var standard: UserDefaults { fatalError() }
  open func integer(forKey key: String) -> Int { 0 }
  open func bool(forKey key: String) -> Bool { false }
  open func string(forKey key: String) -> String? { nil }
  open func array(forKey key: String) -> [Any]? { nil }
  open func stringArray(forKey key: String) -> [String]? { nil }
  open func data(forKey key: String) -> Data? { nil }
  open func set(_ value: Any?, forKey key: String) {}
  open func set(_ value: Int, forKey key: String) {}
  open func set(_ value: Bool, forKey key: String) {}
  open func removeObject(forKey key: String) {}
  open func removePersistentDomain(forName name: String) {}
}

open class OperationQueue: NSObject, @unchecked Sendable {}
public struct Notification {
  public struct Name: Hashable, Sendable { public init(_ name: String) {} }
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}
open class NotificationCenter: NSObject, @unchecked Sendable {
  public override init() {}
  open class var `default`: NotificationCenter { fatalError() }
  open func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func removeObserver(_ observer: Any) {}
}

open class NSLock: NSObject, @unchecked Sendable {
  public override init() {}
  @available(*, noasync) open func lock() {}
  @available(*, noasync) open func unlock() {}
}
extension NSLock { public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() } }

open class Thread: NSObject, @unchecked Sendable {
  open class var isMainThread: Bool { false }
  open class var callStackReturnAddresses: [NSNumber] { [] }
  open class var callStackSymbols: [String] { [] }
  open class func sleep(forTimeInterval interval: TimeInterval) {}
  @available(macOS 10.12, iOS 10, *)
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}
