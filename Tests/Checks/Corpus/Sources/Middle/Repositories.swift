// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Bottom
public import Foundation
public import SpryMacros

// Children of protocols of another module: one parent, generic ones, and several.

@Spryable @Spyable(inheriting: "RepositorySpy<User>")
public nonisolated protocol UserRepository: Repository where Entity == User {
  func find(named name: String) async throws -> [User]
  func find(_ filter: (User) -> Bool) -> User?
  var current: User? { get set }
}

@Spryable @Spyable(inheriting: "RepositorySpy<Entity>")
public nonisolated protocol PagedRepository<Entity>: Repository where Entity: Identifiable {
  // The fake is generic over an associated type that the protocol declares again. The macro does not see the
  // constraints of the parent, so they are repeated in the `where` clause. Otherwise:
  // "type 'FakePagedRepository<Entity>' does not conform to protocol 'PagedRepository'".
  associatedtype Entity
  func page(_ number: Int, size: Int) async throws -> Page<Entity>
}

@Spryable @Spyable(inheriting: "PagedRepositorySpy<Entity>")
public nonisolated protocol SearchableRepository<Entity>: PagedRepository
where Entity: Identifiable & Sendable {
  associatedtype Entity
  func search(_ text: String, limit: Int) async throws -> [Entity]
  func search(_ text: String) async -> Page<Entity>
}

@Spryable @Spyable(inheriting: "ReadableSpy<String>")
public nonisolated protocol LineReading: Readable where Element == String {
  func line(at index: Int) throws -> String
}

@Spryable @Spyable(inheriting: "ReadableSpy<Element>")
public nonisolated protocol Writable: Readable where Element: Sendable {
  associatedtype Element
  func write(_ element: Element, at index: Int) throws
}

@Spryable
public nonisolated protocol Service: Startable, Stoppable {
  func configure(_ options: [String: String]) throws
}

extension Service {
  public func cycle() {
    stop()
    start()
  }
}

@Spryable
public nonisolated protocol NamedService: Service, Named {
  var dependencies: [String] { get }
}

@Spryable @Spyable(inheriting: "RenamableSpy")
public nonisolated protocol Editable: Renamable {
  func edit(_ change: (inout String) -> Void) -> String
}

@Spryable @Spyable(inheriting: "DescribingSpy")
public nonisolated protocol Documented: Describing, Sendable {
  var documentation: String { get async }
}

@Spryable
package nonisolated protocol Audited: StrictlyAuditable, Journal {
  func flush() throws
}

@Spryable
package nonisolated protocol Ledger: Auditable, Named {
  func balance(of account: String) -> Money
}

@Spryable @Spyable(inheriting: "SeededSpy")
public nonisolated protocol Dice: Seeded {
  init?(sides: Int)
  func roll() -> Int
}

@MainActor @Spryable @Spyable(inheriting: "PresentableSpy")
public protocol Screen: Presentable {
  func show(_ user: User)
  var isLoading: Bool { get }
  nonisolated var route: String { get }
}

// The child of an actor protocol says `Actor` again: the macro does not see that the parent is one.
// Otherwise: "non-actor type 'FakeJobRunner' cannot conform to the 'Actor' protocol".
@Spryable
public protocol JobRunner: Worker, Actor {
  func run(_ jobs: [String]) async -> [Int]
}

@Spryable @Spyable(inheriting: "MappingSpy<Data, Output>")
public nonisolated protocol Decoding<Output>: Mapping where Input == Data {
  associatedtype Output
  var isStrict: Bool { get set }
}

@Spryable @Spyable(inheriting: "HTTPClientSpy")
public nonisolated protocol AuthorizedClient: HTTPClient {
  var token: String? { get async }
  func refresh() async throws
}

@Spryable @Spyable(inheriting: "KeyValueStoreSpy")
public nonisolated protocol SharedDefaults: KeyValueStore {
  func synchronize() -> Bool
  subscript(domain domain: String, key: String) -> String? { get set }
}

@Spryable @Spyable(inheriting: "CacheSpy<String, Data>")
public nonisolated protocol ImageCache: Cache where Key == String, Value == Data {
  func prefetch(_ urls: [URL])
}

@Spryable @Spyable(inheriting: "LoggerSpy")
public nonisolated protocol FileLogger: Logger {
  var path: String { get }
  func rotate() throws
}
