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

class DepotSpy: Depot, SpryGeneratedSpy, @unchecked Sendable {
  struct SpyNames {
    let underlyingName: SprySpyName.Underlying<String>
    let underlyingNickname: SprySpyName.UnderlyingOptional<String>
    let sizeCallsCount: SprySpyName.CallsCount
    let sizeCalled: SprySpyName.Called
    let sizeThrowableError: SprySpyName.ThrowableError<any Error>
    let sizeReturnValue: SprySpyName.ReturnValue<Int>
    let sizeClosure: SprySpyName.Closure<() async throws -> Int>
    let pingCallsCount: SprySpyName.CallsCount
    let pingCalled: SprySpyName.Called
    let pingClosure: SprySpyName.Closure<() -> Void>
    let fetchConfigArgCallsCount: SprySpyName.CallsCount
    let fetchConfigArgCalled: SprySpyName.Called
    let fetchConfigArgReceivedArg: SprySpyName.Received<UInt8>
    let fetchConfigArgReceivedInvocations: SprySpyName.ReceivedInvocations<UInt8>
    let fetchConfigArgThrowableError: SprySpyName.ThrowableError<any Error>
    let fetchConfigArgReturnValue: SprySpyName.ReturnValue<[String: String]>
    let fetchConfigArgClosure: SprySpyName.Closure<(UInt8) async throws -> [String: String]>
    let matchesCallsCount: SprySpyName.CallsCount
    let matchesCalled: SprySpyName.Called
    let matchesReceivedArguments: SprySpyName.Received<(text: String, pattern: String)>
    let matchesReceivedInvocations: SprySpyName.ReceivedInvocations<(text: String, pattern: String)>
    let matchesReturnValue: SprySpyName.ReturnValue<Bool>
    let matchesClosure: SprySpyName.Closure<(String, String) -> Bool>
    let findIdCallsCount: SprySpyName.CallsCount
    let findIdCalled: SprySpyName.Called
    let findIdReceivedId: SprySpyName.ReceivedOptional<Int>
    let findIdReceivedInvocations: SprySpyName.ReceivedInvocations<Int?>
    let findIdReturnValue: SprySpyName.ReturnValueOptional<String>
    let findIdClosure: SprySpyName.Closure<(Int?) -> String?>
    let storeCallsCount: SprySpyName.CallsCount
    let storeCalled: SprySpyName.Called
    let storeReceivedArguments: SprySpyName.Received<(text: String, place: UInt8, weight: Double)>
    let storeReceivedInvocations:
      SprySpyName.ReceivedInvocations<(text: String, place: UInt8, weight: Double)>
    let storeThrowableError: SprySpyName.ThrowableError<Full>
    let storeClosure: SprySpyName.Closure<(String, UInt8, Double) throws(Full) -> Void>
    let waitCallsCount: SprySpyName.CallsCount
    let waitCalled: SprySpyName.Called
    let waitReturnValue: SprySpyName.ReturnValue<Int>
    let waitClosure: SprySpyName.Closure<() async -> Int>
    let decodeCallsCount: SprySpyName.CallsCount
    let decodeCalled: SprySpyName.Called
    let decodeReceivedArguments: SprySpyName.Received<(item: Any, type: Any)>
    let decodeReceivedInvocations: SprySpyName.ReceivedInvocations<(item: Any, type: Any)>
    let decodeThrowableError: SprySpyName.ThrowableError<any Error>
    let decodeReturnValue: SprySpyName.ReturnValue<Any>
    let decodeClosure: SprySpyName.Closure<(Any, Any) throws -> Any>
    let eachCallsCount: SprySpyName.CallsCount
    let eachCalled: SprySpyName.Called
    let eachReturnValue: SprySpyName.ReturnValue<Bool>
    let eachClosure: SprySpyName.Closure<((Int) -> Void) -> Bool>
    let nextCallsCount: SprySpyName.CallsCount
    let nextCalled: SprySpyName.Called
    let nextReceivedSeed: SprySpyName.Received<Int>
    let nextReceivedInvocations: SprySpyName.ReceivedInvocations<Int>
    let nextThrowableError: SprySpyName.ThrowableError<any Error>
    let nextReturnValue: SprySpyName.ReturnValue<Int>
    let nextClosure: SprySpyName.Closure<(inout Int) throws -> Int>
    let mapCallsCount: SprySpyName.CallsCount
    let mapCalled: SprySpyName.Called
    let mapReturnValue: SprySpyName.ReturnValue<Int>
    let mapClosure: SprySpyName.Closure<((Int) throws -> Int) throws -> Int>
    let awaitCallsCount: SprySpyName.CallsCount
    let awaitCalled: SprySpyName.Called
    let awaitReturnValue: SprySpyName.ReturnValue<Int>
    let awaitClosure:
      SprySpyName.Closure<
        nonisolated(nonsending) (nonisolated(nonsending) (Int) async throws -> Int) async throws ->
          Int
      >
    private init() { fatalError() }
  }
  let spyStorage = SprySpyStorage<SpyNames>()
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
