// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Bottom
public import SpryMacros

// Delegates, view models, coordinators.

@Spryable @Spyable
public protocol ListDelegate: AnyObject {
  func list(_ list: any ListView, didSelect index: Int)
  func list(_ list: any ListView, didMove from: Int, to: Int)
  func list(_ list: any ListView, shouldDelete index: Int) -> Bool
  func listDidReload(_ list: any ListView)
}

@MainActor @Spryable @Spyable
public protocol ListView: AnyObject {
  var delegate: (any ListDelegate)? { get set }
  var rows: [String] { get set }
  func reload()
  func row(at index: Int) -> String?
}

@MainActor @Spryable @Spyable
public protocol ViewModel: AnyObject {
  associatedtype State: Equatable
  associatedtype Intent
  var state: State { get }
  func send(_ intent: Intent) async
  func binding<Value>(_ keyPath: WritableKeyPath<State, Value>) -> (
    get: () -> Value, set: (Value) -> Void
  )
}

@MainActor @Spryable @Spyable
public protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  var parent: (any Coordinator)? { get }
  func start()
  func finish(_ child: some Coordinator)
  func push(_ route: String, animated: Bool) async -> Bool
}

@MainActor @Spryable @Spyable
public protocol Toaster: Sendable {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  func toast(_ text: String, for duration: Duration, action: (() -> Void)?)
  func confirm(_ text: String) async -> Bool
  func alert(title: String, _ buttons: (title: String, action: @MainActor () -> Void)...)
}

@Spryable @Spyable
public protocol Interactor: Sendable {
  @MainActor func refresh() async throws -> [User]
  @MainActor var selection: Int? { get set }
  nonisolated func title() -> String
  @concurrent func crunch(_ numbers: [Int]) async -> Int
}

@Spryable @Spyable
public protocol Presenter: AnyObject, Sendable {
  func present(_ result: Result<[User], any Error>) async
  func present(_ users: [User], _ selected: User?...)
}

@Spryable @Spyable
public protocol Theme {
  static var current: Self { get set }
  subscript(color name: String) -> UInt32 { get }
  static subscript(scale: Int) -> Double { get }
  func with(accent: UInt32) -> Self
}

@Spryable @Spyable
public protocol Gesture {
  func onBegin(_ action: @escaping () -> Void) -> Self
  func onEnd(_ action: @escaping (_ velocity: Double) -> Void) -> Self
  var isActive: Bool { get }
}

@MainActor @Spryable @Spyable
public protocol Keyboard: AnyObject {
  func hide()
  var height: Double { get }
  var onFrame: ((_ height: Double) -> Void)? { get set }
}

@Spryable @Spyable
public protocol Debouncer: AnyObject {
  func callAsFunction(_ action: @escaping @MainActor () async -> Void)
  func cancel()
}

@Spryable @Spyable
public protocol DataSource<Section, Item> {
  associatedtype Section: Hashable, Sendable
  associatedtype Item: Hashable & Sendable
  func apply(_ items: [Section: [Item]], animating: Bool)
  func item(at path: (section: Int, row: Int)) -> Item?
  func index(of item: Item) -> (section: Int, row: Int)?
}
