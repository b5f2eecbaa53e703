// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import SpryMacros

// The roots of families whose children are in the other modules. They and their children are `nonisolated`
// or say `@MainActor`: if the main actor is the default isolation, the compiler of Swift 6.3 rejects every
// class, also one written by hand, that conforms to a child of another module's protocol without these words:
// "conformance of 'F' to protocol 'Child' crosses into main actor-isolated code and can cause data races".

@Spryable @Spyable
public nonisolated protocol Readable {
  associatedtype Element
  func read(at index: Int) throws -> Element
  var isReadable: Bool { get }
}

@Spryable @Spyable
public nonisolated protocol Named {
  var name: String { get }
}

@Spryable @Spyable(inheriting: "NamedSpy")
public nonisolated protocol Renamable: Named {
  func rename(to name: String) -> Bool
}

@Spryable @Spyable
public nonisolated protocol Startable: AnyObject {
  func start()
  var isRunning: Bool { get }
}

extension Startable {
  public func restart() { start() }
  public var isStopped: Bool { !isRunning }
}

@Spryable @Spyable
public nonisolated protocol Stoppable: AnyObject {
  func stop()
}

@Spryable @Spyable(inheriting: "NamedSpy")
public nonisolated protocol Describing: Named {
  /// Has a default implementation.
  func describe() -> String
  func describe(depth: Int) -> String
}

extension Describing {
  public func describe() -> String { name }
}

@Spryable @Spyable
package nonisolated protocol Auditable {
  func audit(_ entry: String) -> Int
}

@Spryable @Spyable(inheriting: "AuditableSpy")
package nonisolated protocol StrictlyAuditable: Auditable {
  func audit(_ entry: String, by user: User) throws -> Int
}

@Spryable @Spyable
public nonisolated protocol Seeded {
  init(seed: Int)
  func draw() -> Int
}

@MainActor @Spryable @Spyable
public protocol Presentable: AnyObject {
  var title: String? { get set }
  func present(animated: Bool, completion: (() -> Void)?)
}

@Spryable @Spyable
public nonisolated protocol Combining {
  static func + (left: Self, right: Self) -> Self
  static func == (left: Self, right: Self) -> Bool
  func merged(with other: Self) -> Self
}

@Spryable @Spyable
public protocol Worker: Actor {
  func work(on job: String) async throws -> Int
  var load: Int { get }
}

@Spryable @Spyable
public nonisolated protocol Mapping<Input, Output> {
  associatedtype Input
  associatedtype Output
  func map(_ input: Input) throws -> Output
}
