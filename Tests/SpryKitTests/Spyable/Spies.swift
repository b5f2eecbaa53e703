import SpryKit

// Spies as `@Spyable` writes them, each of a special kind of protocol.

protocol Shelf {
  associatedtype Item
  var top: Item { get set }
  func put(_ item: Item) -> Item?
}

class ShelfSpy<Item>: Shelf, SpryGeneratedSpy, @unchecked Sendable {
  struct SpyNames {
    let underlyingTop: SprySpyName.Underlying<Item>
    let putCallsCount: SprySpyName.CallsCount
    let putCalled: SprySpyName.Called
    let putReceivedItem: SprySpyName.Received<Item>
    let putReceivedInvocations: SprySpyName.ReceivedInvocations<Item>
    let putReturnValue: SprySpyName.ReturnValueOptional<Item>
    let putClosure: SprySpyName.Closure<(Item) -> Item?>
    private init() { fatalError() }
  }
  let spyStorage = SprySpyStorage<SpyNames>()
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
class ScreenSpy: Screen, SpryGeneratedSpy {
  struct SpyNames {
    let showCallsCount: SprySpyName.CallsCount
    let showCalled: SprySpyName.Called
    let showReceivedArguments: SprySpyName.Received<(page: Page, title: String)>
    let showReceivedInvocations: SprySpyName.ReceivedInvocations<(page: Page, title: String)>
    let showReturnValue: SprySpyName.ReturnValue<Page>
    let showClosure: SprySpyName.Closure<(Page, String) async -> Page>
    let hideCallsCount: SprySpyName.CallsCount
    let hideCalled: SprySpyName.Called
    let hideReturnValue: SprySpyName.ReturnValue<Bool>
    let hideClosure: SprySpyName.Closure<() -> Bool>
    private init() { fatalError() }
  }
  nonisolated let spyStorage = SprySpyStorage<SpyNames>()
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

actor VaultSpy: Vault, SpryGeneratedSpy {
  struct SpyNames {
    let underlyingCount: SprySpyName.Underlying<Int>
    let saveCallsCount: SprySpyName.CallsCount
    let saveCalled: SprySpyName.Called
    let saveReceivedPage: SprySpyName.Received<Page>
    let saveReceivedInvocations: SprySpyName.ReceivedInvocations<Page>
    let saveThrowableError: SprySpyName.ThrowableError<any Error>
    let saveReturnValue: SprySpyName.ReturnValue<Int>
    let saveClosure: SprySpyName.Closure<(Page) async throws -> Int>
    private init() { fatalError() }
  }
  nonisolated let spyStorage = SprySpyStorage<SpyNames>()
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

class FactorySpy: Factory, SpryGeneratedSpy, @unchecked Sendable {
  struct SpyNames {
    private init() { fatalError() }
  }
  struct ClassSpyNames {
    let makeCallsCount: SprySpyName.CallsCount
    let makeCalled: SprySpyName.Called
    let makeReceivedNumber: SprySpyName.Received<Int>
    let makeReceivedInvocations: SprySpyName.ReceivedInvocations<Int>
    let makeReturnValue: SprySpyName.ReturnValue<String>
    let makeClosure: SprySpyName.Closure<(Int) -> String>
    private init() { fatalError() }
  }
  let spyStorage = SprySpyStorage<SpyNames>()
  static var classSpyStorage: SprySpyStorage<ClassSpyNames> { .ofType(Self.self) }
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
