import SpryKit
import SpryMacros
import Testing

@Spyable private protocol Store {
  var name: String { get set }
  func save(_ value: Int, key: String) -> String
  func load(_ key: String) async throws -> String
}

extension ConcurrentCallTests {
  @Test("Tasks that call one generated spy lose no call")
  func namedSpy() async throws {
    let spy = StoreSpy()
    spy.saveKeyReturnValue = "a value that lies on the heap"
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
          spy.saveKeyReturnValue = "value \(number) that lies on the heap"
          spy.saveKeyClosure = number.isMultiple(of: 2) ? nil : { _, key in key }
          spy.loadClosure = number.isMultiple(of: 2) ? nil : { key in key }
          _ = spy.saveKeyReceivedArguments
          _ = spy.name
          if number.isMultiple(of: 50) { _ = spy.saveKeyReceivedInvocations }
        }
      }
      try await group.waitForAll()
    }
    #expect(spy.saveKeyCallsCount == callers * calls)
    #expect(spy.loadCallsCount == callers * calls)
    let saved = spy.saveKeyReceivedInvocations
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
            spy.saveKeyReturnValue = "a value that lies on the heap"
            spy.saveKeyReceivedArguments = (number, "set")
            spy.saveKeyClosure = { _, key in key }
            _ = withSpryScope(misuse: .report { _, _ in }) { spy.save(number, key: "\(caller)") }
            if number.isMultiple(of: 10) { spy.resetSpy() }
            if number.isMultiple(of: 7) { spy.saveKeyReceivedInvocations.removeAll() }
          }
        }
      }
    }
    spy.resetSpy()
    #expect(spy.saveKeyReceivedInvocations.isEmpty)
    #expect(spy.saveKeyCallsCount == 0)
  }
}
