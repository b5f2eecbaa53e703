import SpryKit
import Testing

private class StoreSpy: SpryGeneratedSpy, @unchecked Sendable {
  struct SpyNames {
    let saveCallsCount: SprySpyName.CallsCount
    let saveCalled: SprySpyName.Called
    let saveReceivedArguments: SprySpyName.Received<(value: Int, key: String)>
    let saveReceivedInvocations: SprySpyName.ReceivedInvocations<(value: Int, key: String)>
    let saveReturnValue: SprySpyName.ReturnValue<String>
    let saveClosure: SprySpyName.Closure<(Int, String) -> String>
    let loadCallsCount: SprySpyName.CallsCount
    let loadCalled: SprySpyName.Called
    let loadReceivedKey: SprySpyName.Received<String>
    let loadReceivedInvocations: SprySpyName.ReceivedInvocations<String>
    let loadThrowableError: SprySpyName.ThrowableError<any Error>
    let loadReturnValue: SprySpyName.ReturnValue<String>
    let loadClosure: SprySpyName.Closure<(String) async throws -> String>
    let underlyingName: SprySpyName.Underlying<String>
    private init() { fatalError() }
  }
  let spyStorage = SprySpyStorage<SpyNames>()
  var name: String {
    get { spyStorage.get(2, "underlyingName") }
    set { spyStorage.set(2, newValue) }
  }
  func save(_ value: Int, key: String) -> String {
    return spyStorage.call(0, "save", (value: value, key: key)) {
      (closure: @escaping (Int, String) -> String) in closure(value, key)
    }
  }
  func load(_ key: String) async throws -> String {
    return try await spyStorage.callAsync(1, "load", key as String) {
      (closure: @escaping (String) async throws -> String) in
      try await spiedSending(closure)(spiedSending(key))
    }
  }
}

extension ConcurrentCallTests {
  @Test("Tasks that call one generated spy lose no call")
  func namedSpy() async throws {
    let spy = StoreSpy()
    spy.saveReturnValue = "a value that lies on the heap"
    spy.loadReturnValue = "another value that lies on the heap"
    spy.underlyingName = "a name that lies on the heap"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for caller in 0..<callers {
        group.addTask {
          for number in 0..<self.calls {
            _ = spy.save(number, key: "caller \(caller), in words that lie on the heap")
            _ = try await spy.load("caller \(caller), in words that lie on the heap")
            spy.name = "the name that caller \(caller) gave"
          }
        }
      }
      // What reads and changes the answers meanwhile.
      group.addTask {
        for number in 0..<self.calls {
          spy.saveReturnValue = "value \(number) that lies on the heap"
          spy.saveClosure = number.isMultiple(of: 2) ? nil : { _, key in key }
          spy.loadClosure = number.isMultiple(of: 2) ? nil : { key in key }
          _ = spy.saveReceivedArguments
          _ = spy.name
          if number.isMultiple(of: 50) { _ = spy.saveReceivedInvocations }
        }
      }
      try await group.waitForAll()
    }
    #expect(spy.saveCallsCount == callers * calls)
    #expect(spy.loadCallsCount == callers * calls)
    let saved = spy.saveReceivedInvocations
    for caller in 0..<callers {
      let key = "caller \(caller), in words that lie on the heap"
      #expect(saved.filter { $0.key == key }.map(\.value) == Array(0..<calls))
      #expect(spy.loadReceivedInvocations.filter { $0 == key }.count == calls)
    }
  }

  @Test("A generated spy can be reset while it is called")
  func resetOfAGeneratedSpy() async throws {
    let spy = StoreSpy()
    await withTaskGroup(of: Void.self) { group in
      for caller in 0..<callers {
        group.addTask {
          for number in 0..<self.calls {
            spy.saveReturnValue = "a value that lies on the heap"
            spy.saveReceivedArguments = (number, "set")
            spy.saveClosure = { _, key in key }
            _ = withSpryScope(misuse: .report { _, _ in }) { spy.save(number, key: "\(caller)") }
            if number.isMultiple(of: 10) { spy.spyStorage.reset() }
            if number.isMultiple(of: 7) { spy.saveReceivedInvocations.removeAll() }
          }
        }
      }
    }
    spy.spyStorage.reset()
    #expect(spy.saveReceivedInvocations.isEmpty)
    #expect(spy.saveCallsCount == 0)
  }
}
