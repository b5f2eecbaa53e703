// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import SpryMacros

@Spryable @Spyable
public nonisolated protocol HTTPClient: Sendable {
  func send(_ request: Request) async throws -> Response
  func data(from url: URL) async throws -> (Data, Int)
  var baseURL: URL { get }
  var headers: [String: String] { get set }
}

@Spryable @Spyable
public protocol TypedClient {
  func get<Value: Decodable & Sendable>(_ path: String, as type: Value.Type)
    async throws(NetworkError) -> Value
  func post<Body>(_ body: Body, to path: String) async throws(NetworkError)
  where Body: Encodable & Sendable
  func send(_ request: Request) async throws(NetworkError) -> Response
}

@Spryable @Spyable
public protocol CallbackClient: AnyObject {
  func load(
    _ request: Request, completion: @escaping @Sendable (Result<Response, NetworkError>) -> Void)
  @discardableResult
  func load(
    path: String, on queue: DispatchQueue?,
    completion: (@MainActor @Sendable (Data?, (any Error)?) -> Void)?
  ) -> Subscription
  func cancelAll()
}

@Spryable @Spyable
public protocol RequestInterceptor: Sendable {
  func adapt(_ request: inout Request) async throws
  func retry(_ request: Request, after error: any Error, attempt: Int) async -> Bool
}

@Spryable @Spyable
public protocol RequestSigner {
  func sign(_ request: consuming Request, with key: borrowing String) throws -> Request
  static func fingerprint(of key: String) -> String
}

@Spryable @Spyable
public protocol Socket: AnyObject {
  var isOpen: Bool { get }
  var onMessage: ((String) -> Void)? { get set }
  var onClose: (@Sendable (_ code: Int, _ reason: String?) -> Void)? { get set }
  func open(url: URL, protocols: String...)
  func write(_ text: String, completion: (() -> Void)?)
  func write(_ data: Data, completion: (() -> Void)?)
  func close(code: Int, reason: String?)
}

@Spryable @Spyable
public protocol EventStream: Sendable {
  func events(for topic: String) -> AsyncStream<String>
  func results(for topic: String) -> AsyncThrowingStream<Int, any Error>
  var isConnected: Bool { get async }
  var latest: String { get async throws }
}

@Spryable @Spyable
public protocol Reachability: AnyObject {
  var isReachable: Bool { get }
  var status: (wifi: Bool, cellular: Bool) { get }
  func observe(_ handler: @escaping (_ isReachable: Bool) -> Void) -> Subscription
  func start() throws
  func stop()
}

@Spryable @Spyable
public protocol Uploader {
  func upload(
    _ file: URL, progress: @escaping @Sendable (Double) -> Void
  ) async throws -> Response
  func upload(_ chunks: some Sequence<Data>, to path: String) async throws
  func upload(parts: [(name: String, data: Data)]) async -> [Result<Int, NetworkError>]
}

@Spryable @Spyable
public protocol Endpoint {
  associatedtype Body: Decodable
  associatedtype Failure: Error = NetworkError

  var path: String { get }
  var query: [String: String?] { get }
  func decode(_ data: Data) throws -> Body
  func failure(for status: Int) -> Failure?
}

@Spryable @Spyable
public protocol Router<Route>: Sendable {
  associatedtype Route: Hashable & Sendable
  func handle(_ route: Route) async -> Bool
  func register(_ routes: Route..., handler: @escaping @Sendable (Route) async throws -> Void)
}

@Spryable @Spyable
public protocol ResponseCache {
  subscript(_ request: Request) -> Response? { get set }
  subscript(path path: String, version version: Int) -> Response? { get }
  func removeAll(where shouldRemove: (Request, Response) throws -> Bool) rethrows
  func response(for request: Request, default make: @autoclosure () -> Response) -> Response
}
