// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import SpryMacros

@Spryable @Spyable
public protocol Analytics: Sendable {
  func track(_ name: String, properties: [String: any Sendable])
  func track(_ event: any Event)
  func track<E: Event>(events: [E])
  func identify(_ user: User?)
  func flush() async
}

@Spryable @Spyable
public nonisolated protocol Logger: Sendable {
  func log(
    _ message: @autoclosure () -> String, level: Int, file: StaticString, line: UInt)
  func debug(_ message: @autoclosure @escaping @Sendable () -> String)
  func error(_ error: any Error, _ context: Any...)
  var minimumLevel: Int { get set }
}

@Spryable @Spyable
public protocol Tracer {
  associatedtype Span: Identifiable
  func begin(_ name: String, parent: Span?) -> Span
  func end(_ span: Span)
  func withSpan<T>(_ name: String, _ body: (Span) throws -> T) rethrows -> T
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func withSpan<T>(_ name: String, _ body: (Span) async throws -> T) async rethrows -> T
  #endif
}

@Spryable @Spyable
public protocol Metrics {
  func increment(_ counter: String, by amount: Int)
  func record<Value: BinaryInteger>(_ value: Value, for gauge: String)
  func time<T, Failure: Error>(_ name: String, _ body: () throws(Failure) -> T) throws(Failure) -> T
}

@Spryable @Spyable
public protocol FeatureFlags: Sendable {
  func isEnabled(_ flag: String) -> Bool
  func variant(of flag: String, default: String) -> String
  func value<T>(_ flag: String, default value: T) -> T
  var all: [String: Bool] { get }
}

@Spryable @Spyable
public protocol CrashReporter: AnyObject {
  static var shared: Self { get }
  static func configure(key: String)
  func leave(_ breadcrumb: String)
  func record(_ error: some Error)
}

@Spryable @Spyable
public protocol Consent: Sendable {
  var isGranted: Bool { get async }
  func request(_ purposes: Set<String>) async -> [String: Bool]
}

@Spryable @Spyable
public nonisolated protocol Experiment: Identifiable where ID == String {
  var id: String { get }
  var variants: [String] { get }
  func assign(_ user: User) -> String
}
