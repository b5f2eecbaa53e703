import SpryKit

// Spies as `@Spyable` writes them, each of a special kind of protocol.

protocol Shelf {
  associatedtype Item
  var top: Item { get set }
  func put(_ item: Item) -> Item?
}

class ShelfSpy<Item>: Shelf, GeneratedSpy, @unchecked Sendable {
  struct SpyNames {
    let underlyingTop: SpyName.Underlying<Item>
    let putCallsCount: SpyName.CallsCount
    let putCalled: SpyName.Called
    let putReceivedItem: SpyName.Received<Item>
    let putReceivedInvocations: SpyName.ReceivedInvocations<Item>
    let putReturnValue: SpyName.ReturnValueOptional<Item>
    let putClosure: SpyName.Closure<(Item) -> Item?>
    private init() { fatalError() }
  }
  let spyStorage = SpyStorage<SpyNames>()
  init() {}
  var top: Item {
    get { spyStorage.get(0, "underlyingTop") }
    set { spyStorage.set(0, newValue) }
  }
  func put(_ item: Item) -> Item? {
    return spyStorage.call(1, "put", item as Item) {
      (closure: @escaping (Item) -> Item?) in closure(item)
    }
  }
}

/// Not `Sendable`.
class Page {
  var title = ""
  init() {}
}

@MainActor protocol Screen: AnyObject {
  func show(_ page: Page, title: String) async -> Page
  func hide() -> Bool
}

@MainActor
class ScreenSpy: Screen, GeneratedSpy {
  struct SpyNames {
    let showCallsCount: SpyName.CallsCount
    let showCalled: SpyName.Called
    let showReceivedArguments: SpyName.Received<(page: Page, title: String)>
    let showReceivedInvocations: SpyName.ReceivedInvocations<(page: Page, title: String)>
    let showReturnValue: SpyName.ReturnValue<Page>
    let showClosure: SpyName.Closure<(Page, String) async -> Page>
    let hideCallsCount: SpyName.CallsCount
    let hideCalled: SpyName.Called
    let hideReturnValue: SpyName.ReturnValue<Bool>
    let hideClosure: SpyName.Closure<() -> Bool>
    private init() { fatalError() }
  }
  nonisolated let spyStorage = SpyStorage<SpyNames>()
  init() {}
  func show(_ page: Page, title: String) async -> Page {
    return await spyStorage.callAsync(0, "show", (page: page, title: title)) {
      (closure: @escaping (Page, String) async -> Page) in
      await spiedSending(closure)(spiedSending(page), spiedSending(title))
    }
  }
  func hide() -> Bool {
    return spyStorage.call(1, "hide") { (closure: @escaping () -> Bool) in closure() }
  }
}

protocol Vault: Actor {
  var count: Int { get }
  func save(_ page: sending Page) async throws -> Int
}

actor VaultSpy: Vault, GeneratedSpy {
  struct SpyNames {
    let underlyingCount: SpyName.Underlying<Int>
    let saveCallsCount: SpyName.CallsCount
    let saveCalled: SpyName.Called
    let saveReceivedPage: SpyName.Received<Page>
    let saveReceivedInvocations: SpyName.ReceivedInvocations<Page>
    let saveThrowableError: SpyName.ThrowableError<any Error>
    let saveReturnValue: SpyName.ReturnValue<Int>
    let saveClosure: SpyName.Closure<(Page) async throws -> Int>
    private init() { fatalError() }
  }
  nonisolated let spyStorage = SpyStorage<SpyNames>()
  init() {}
  var count: Int { spyStorage.get(0, "underlyingCount") }
  func save(_ page: sending Page) async throws -> Int {
    return try await spyStorage.callAsync(1, "save", page as Page) {
      (closure: @escaping (Page) async throws -> Int) in
      try await spiedSending(closure)(spiedSending(page))
    }
  }
}

protocol Factory {
  static func make(_ number: Int) -> String
}

class FactorySpy: Factory, GeneratedSpy, @unchecked Sendable {
  struct SpyNames {
    private init() { fatalError() }
  }
  struct ClassSpyNames {
    let makeCallsCount: SpyName.CallsCount
    let makeCalled: SpyName.Called
    let makeReceivedNumber: SpyName.Received<Int>
    let makeReceivedInvocations: SpyName.ReceivedInvocations<Int>
    let makeReturnValue: SpyName.ReturnValue<String>
    let makeClosure: SpyName.Closure<(Int) -> String>
    private init() { fatalError() }
  }
  let spyStorage = SpyStorage<SpyNames>()
  static var classSpyStorage: SpyStorage<ClassSpyNames> { .ofType(Self.self) }
  init() {}
  class func make(_ number: Int) -> String {
    return classSpyStorage.call(0, "make", number as Int) {
      (closure: @escaping (Int) -> String) in closure(number)
    }
  }
  static var makeCallsCount: Int {
    get { classSpyStorage.makeCallsCount }
    set { classSpyStorage.makeCallsCount = newValue }
  }
  static var makeReceivedInvocations: [Int] {
    get { classSpyStorage.makeReceivedInvocations }
    set { classSpyStorage.makeReceivedInvocations = newValue }
  }
  static var makeReturnValue: String! {
    get { classSpyStorage.makeReturnValue }
    set { classSpyStorage.makeReturnValue = newValue }
  }
  static var makeClosure: ((Int) -> String)? {
    get { classSpyStorage.makeClosure }
    set { classSpyStorage.makeClosure = newValue }
  }
}

class OtherFactorySpy: FactorySpy, @unchecked Sendable {}
