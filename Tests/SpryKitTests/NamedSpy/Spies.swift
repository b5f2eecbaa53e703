import SpryKit

// Spies in the shape in which `@Spyable` writes them.

protocol Depot {
  var name: String { get set }
  var nickname: String? { get set }
  var size: Int { get async throws }
  func ping()
  func fetchConfig(arg: UInt8) async throws -> [String: String]
  func matches(_ text: String, _ pattern: String) -> Bool
  func find(id: Int?) -> String?
  func store(_ text: String, at place: UInt8, weight: Double) throws(Full)
  func wait() async -> Int
  func decode<Item>(_ item: Item, as type: Item.Type) throws -> Item
  func each(_ body: (Int) -> Void) -> Bool
  func next(_ seed: inout Int) throws -> Int
  func map(_ transform: (Int) throws -> Int) rethrows -> Int
  func await(_ transform: (Int) async throws -> Int) async rethrows -> Int
}

struct Full: Error, Equatable {
  var count = 0
}

class DepotSpy: Depot, NamedSpy, @unchecked Sendable {
  struct SpyNames {
    let underlyingName: SpyName.Underlying<String>
    let underlyingNickname: SpyName.UnderlyingOptional<String>
    let sizeCallsCount: SpyName.CallsCount
    let sizeCalled: SpyName.Called
    let sizeThrowableError: SpyName.ThrowableError<any Error>
    let sizeReturnValue: SpyName.ReturnValue<Int>
    let sizeClosure: SpyName.Closure<() async throws -> Int>
    let pingCallsCount: SpyName.CallsCount
    let pingCalled: SpyName.Called
    let pingClosure: SpyName.Closure<() -> Void>
    let fetchConfigArgCallsCount: SpyName.CallsCount
    let fetchConfigArgCalled: SpyName.Called
    let fetchConfigArgReceivedArg: SpyName.Received<UInt8>
    let fetchConfigArgReceivedInvocations: SpyName.ReceivedInvocations<UInt8>
    let fetchConfigArgThrowableError: SpyName.ThrowableError<any Error>
    let fetchConfigArgReturnValue: SpyName.ReturnValue<[String: String]>
    let fetchConfigArgClosure: SpyName.Closure<(UInt8) async throws -> [String: String]>
    let matchesCallsCount: SpyName.CallsCount
    let matchesCalled: SpyName.Called
    let matchesReceivedArguments: SpyName.Received<(text: String, pattern: String)>
    let matchesReceivedInvocations: SpyName.ReceivedInvocations<(text: String, pattern: String)>
    let matchesReturnValue: SpyName.ReturnValue<Bool>
    let matchesClosure: SpyName.Closure<(String, String) -> Bool>
    let findIdCallsCount: SpyName.CallsCount
    let findIdCalled: SpyName.Called
    let findIdReceivedId: SpyName.ReceivedOptional<Int>
    let findIdReceivedInvocations: SpyName.ReceivedInvocations<Int?>
    let findIdReturnValue: SpyName.ReturnValueOptional<String>
    let findIdClosure: SpyName.Closure<(Int?) -> String?>
    let storeCallsCount: SpyName.CallsCount
    let storeCalled: SpyName.Called
    let storeReceivedArguments: SpyName.Received<(text: String, place: UInt8, weight: Double)>
    let storeReceivedInvocations:
      SpyName.ReceivedInvocations<(text: String, place: UInt8, weight: Double)>
    let storeThrowableError: SpyName.ThrowableError<Full>
    let storeClosure: SpyName.Closure<(String, UInt8, Double) throws(Full) -> Void>
    let waitCallsCount: SpyName.CallsCount
    let waitCalled: SpyName.Called
    let waitReturnValue: SpyName.ReturnValue<Int>
    let waitClosure: SpyName.Closure<() async -> Int>
    let decodeCallsCount: SpyName.CallsCount
    let decodeCalled: SpyName.Called
    let decodeReceivedArguments: SpyName.Received<(item: Any, type: Any)>
    let decodeReceivedInvocations: SpyName.ReceivedInvocations<(item: Any, type: Any)>
    let decodeThrowableError: SpyName.ThrowableError<any Error>
    let decodeReturnValue: SpyName.ReturnValue<Any>
    let decodeClosure: SpyName.Closure<(Any, Any) throws -> Any>
    let eachCallsCount: SpyName.CallsCount
    let eachCalled: SpyName.Called
    let eachReturnValue: SpyName.ReturnValue<Bool>
    let eachClosure: SpyName.OpaqueClosure<((Int) -> Void) -> Bool>
    let nextCallsCount: SpyName.CallsCount
    let nextCalled: SpyName.Called
    let nextReceivedSeed: SpyName.Received<Int>
    let nextReceivedInvocations: SpyName.ReceivedInvocations<Int>
    let nextThrowableError: SpyName.ThrowableError<any Error>
    let nextReturnValue: SpyName.ReturnValue<Int>
    let nextClosure: SpyName.OpaqueClosure<(inout Int) throws -> Int>
    let mapCallsCount: SpyName.CallsCount
    let mapCalled: SpyName.Called
    let mapReturnValue: SpyName.ReturnValue<Int>
    let mapClosure: SpyName.OpaqueClosure<((Int) throws -> Int) throws -> Int>
    let awaitCallsCount: SpyName.CallsCount
    let awaitCalled: SpyName.Called
    let awaitReturnValue: SpyName.ReturnValue<Int>
    let awaitClosure: SpyName.OpaqueClosure<((Int) async throws -> Int) async throws -> Int>
    private init() { fatalError() }
  }
  let spyMemory = SpyMemory<SpyNames>()
  init() {}
  var name: String {
    get { spyMemory.get(0, "underlyingName") }
    set { spyMemory.set(0, newValue) }
  }
  var nickname: String? {
    get { spyMemory.get(1, "underlyingNickname") }
    set { spyMemory.set(1, newValue) }
  }
  var size: Int {
    get async throws { return try await spyMemory.callAsyncThrows(2, "size") }
  }
  func ping() {
    return spyMemory.call(3, "ping")
  }
  func fetchConfig(arg: UInt8) async throws -> [String: String] {
    return try await spyMemory.callAsyncThrows(4, "fetchConfigArg", arg)
  }
  func matches(_ text: String, _ pattern: String) -> Bool {
    return spyMemory.call(5, "matches", text, pattern)
  }
  func find(id: Int?) -> String? {
    return spyMemory.call(6, "findId", id)
  }
  func store(_ text: String, at place: UInt8, weight: Double) throws(Full) {
    return try spyMemory.callThrows(7, "store", text, place, weight, throwing: Full.self)
  }
  func wait() async -> Int {
    return await spyMemory.callAsync(8, "wait")
  }
  func decode<Item>(_ item: Item, as type: Item.Type) throws -> Item {
    return try spyMemory.callThrows(9, "decode", item as Any, type as Any)
  }
  func each(_ body: (Int) -> Void) -> Bool {
    let call: SpyCall<((Int) -> Void) -> Bool, Bool> = spyMemory.begin(10, "each")
    if let closure = call.closure { return closure(body) }
    return call.value()
  }
  func next(_ seed: inout Int) throws -> Int {
    let call: SpyCall<(inout Int) throws -> Int, Int> = try spyMemory.beginThrows(
      11, "next", seed)
    if let closure = call.closure { return try closure(&seed) }
    return try call.valueThrows()
  }
  func map(_ transform: (Int) throws -> Int) rethrows -> Int {
    let call: SpyCall<((Int) throws -> Int) throws -> Int, Int> = spyMemory.begin(12, "map")
    return try call.answer { try $0(transform) }
  }
  func await(_ transform: (Int) async throws -> Int) async rethrows -> Int {
    let call: SpyCall<((Int) async throws -> Int) async throws -> Int, Int> = spyMemory.begin(
      13, "await")
    return try await call.answer { try await $0(transform) }
  }
  func resetSpy() { spyMemory.reset() }
}

protocol Shelf {
  associatedtype Item
  var top: Item { get set }
  func put(_ item: Item) -> Item?
}

class ShelfSpy<Item>: Shelf, NamedSpy, @unchecked Sendable {
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
  let spyMemory = SpyMemory<SpyNames>()
  init() {}
  var top: Item {
    get { spyMemory.get(0, "underlyingTop") }
    set { spyMemory.set(0, newValue) }
  }
  func put(_ item: Item) -> Item? {
    return spyMemory.call(1, "put", item)
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
class ScreenSpy: Screen, NamedSpy {
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
  nonisolated let spyMemory = SpyMemory<SpyNames>()
  init() {}
  func show(_ page: Page, title: String) async -> Page {
    return await spyMemory.callAsync(0, "show", page, title)
  }
  func hide() -> Bool {
    return spyMemory.call(1, "hide")
  }
}

protocol Vault: Actor {
  var count: Int { get }
  func save(_ page: sending Page) async throws -> Int
}

actor VaultSpy: Vault, NamedSpy {
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
  nonisolated let spyMemory = SpyMemory<SpyNames>()
  init() {}
  var count: Int { spyMemory.get(0, "underlyingCount") }
  func save(_ page: sending Page) async throws -> Int {
    return try await spyMemory.callAsyncThrows(1, "save", page)
  }
}

protocol Factory {
  static func make(_ number: Int) -> String
}

class FactorySpy: Factory, NamedSpy, @unchecked Sendable {
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
  let spyMemory = SpyMemory<SpyNames>()
  static var classSpyMemory: SpyMemory<ClassSpyNames> { .ofType(Self.self) }
  init() {}
  class func make(_ number: Int) -> String {
    return classSpyMemory.call(0, "make", number)
  }
  static var makeCallsCount: Int {
    get { classSpyMemory.makeCallsCount }
    set { classSpyMemory.makeCallsCount = newValue }
  }
  static var makeReceivedInvocations: [Int] {
    get { classSpyMemory.makeReceivedInvocations }
    set { classSpyMemory.makeReceivedInvocations = newValue }
  }
  static var makeReturnValue: String! {
    get { classSpyMemory.makeReturnValue }
    set { classSpyMemory.makeReturnValue = newValue }
  }
  static var makeClosure: ((Int) -> String)? {
    get { classSpyMemory.makeClosure }
    set { classSpyMemory.makeClosure = newValue }
  }
}

class OtherFactorySpy: FactorySpy, @unchecked Sendable {}
