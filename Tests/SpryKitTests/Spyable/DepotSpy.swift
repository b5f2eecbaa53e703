import SpryKit

// A spy as `@Spyable` writes it, of a protocol with every kind of effect.

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

class DepotSpy: Depot, GeneratedSpy, @unchecked Sendable {
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
    let eachClosure: SpyName.Closure<((Int) -> Void) -> Bool>
    let nextCallsCount: SpyName.CallsCount
    let nextCalled: SpyName.Called
    let nextReceivedSeed: SpyName.Received<Int>
    let nextReceivedInvocations: SpyName.ReceivedInvocations<Int>
    let nextThrowableError: SpyName.ThrowableError<any Error>
    let nextReturnValue: SpyName.ReturnValue<Int>
    let nextClosure: SpyName.Closure<(inout Int) throws -> Int>
    let mapCallsCount: SpyName.CallsCount
    let mapCalled: SpyName.Called
    let mapReturnValue: SpyName.ReturnValue<Int>
    let mapClosure: SpyName.Closure<((Int) throws -> Int) throws -> Int>
    let awaitCallsCount: SpyName.CallsCount
    let awaitCalled: SpyName.Called
    let awaitReturnValue: SpyName.ReturnValue<Int>
    let awaitClosure:
      SpyName.Closure<
        nonisolated(nonsending) (nonisolated(nonsending) (Int) async throws -> Int) async throws ->
          Int
      >
    private init() { fatalError() }
  }
  let spyStorage = SpyStorage<SpyNames>()
  var storeClosure: ((String, UInt8, Double) throws(Full) -> Void)? {
    get { spyStorage.storeClosure }
    set { spyStorage.storeClosure = newValue }
  }
  init() {}
  var name: String {
    get { spyStorage.get(0, "underlyingName") }
    set { spyStorage.set(0, newValue) }
  }
  var nickname: String? {
    get { spyStorage.get(1, "underlyingNickname") }
    set { spyStorage.set(1, newValue) }
  }
  var size: Int {
    get async throws {
      return try await spyStorage.callAsync(2, "size") {
        (closure: @escaping () async throws -> Int) in try await spiedSending(closure)()
      }
    }
  }
  func ping() {
    return spyStorage.call(3, "ping") { (closure: @escaping () -> Void) in closure() }
  }
  func fetchConfig(arg: UInt8) async throws -> [String: String] {
    return try await spyStorage.callAsync(4, "fetchConfigArg", arg as UInt8) {
      (closure: @escaping (UInt8) async throws -> [String: String]) in
      try await spiedSending(closure)(spiedSending(arg))
    }
  }
  func matches(_ text: String, _ pattern: String) -> Bool {
    return spyStorage.call(5, "matches", (text: text, pattern: pattern)) {
      (closure: @escaping (String, String) -> Bool) in closure(text, pattern)
    }
  }
  func find(id: Int?) -> String? {
    return spyStorage.call(6, "findId", id as Int?) {
      (closure: @escaping (Int?) -> String?) in closure(id)
    }
  }
  func store(_ text: String, at place: UInt8, weight: Double) throws(Full) {
    return try spyStorage.call(7, "store", (text: text, place: place, weight: weight)) {
      (closure: @escaping (String, UInt8, Double) throws(Full) -> Void) throws(Full) in
      try closure(text, place, weight)
    }
  }
  func wait() async -> Int {
    return await spyStorage.callAsync(8, "wait") {
      (closure: @escaping () async -> Int) in await spiedSending(closure)()
    }
  }
  func decode<Item>(_ item: Item, as type: Item.Type) throws -> Item {
    return try spyStorage.call(9, "decode", (item: item as Any, type: type as Any)) {
      (closure: @escaping (Any, Any) throws -> Any) in try closure(item, type)
    }
  }
  func each(_ body: (Int) -> Void) -> Bool {
    return spyStorage.call(10, "each") {
      (closure: @escaping ((Int) -> Void) -> Bool) in closure(body)
    }
  }
  func next(_ seed: inout Int) throws -> Int {
    return try spyStorage.call(11, "next", seed as Int) {
      (closure: @escaping (inout Int) throws -> Int) in try closure(&seed)
    }
  }
  func map(_ transform: (Int) throws -> Int) rethrows -> Int {
    return try spyStorage.callRethrows(12, "map") {
      (closure: @escaping ((Int) throws -> Int) throws -> Int) in try closure(transform)
    }
  }
  func await(_ transform: (Int) async throws -> Int) async rethrows -> Int {
    return try await spyStorage.callAsyncRethrows(13, "await") {
      (
        closure:
          nonisolated(nonsending) @escaping (
            nonisolated(nonsending) (Int) async throws -> Int
          ) async throws -> Int
      ) in
      try await closure(transform)
    }
  }
  func resetSpy() { spyStorage.reset() }
}
