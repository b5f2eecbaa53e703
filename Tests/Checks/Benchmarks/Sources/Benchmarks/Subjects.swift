import Foundation
import SpryMacros

/// What is faked: the member of row a and that of the other rows.
@Spyable
@Spryable
protocol Service: AnyObject {
  func ping()
  func matches(_ text: String, _ pattern: String) -> Bool
}

/// The baseline: what one writes by hand, a counter, an array of argument tuples, a return value.
final class HandWrittenSpy: Service {
  var pingCallCount = 0
  var matchesCallCount = 0
  var matchesArguments: [(text: String, pattern: String)] = []
  var matchesReturnValue = false

  func ping() {
    pingCallCount += 1
  }

  func matches(_ text: String, _ pattern: String) -> Bool {
    matchesCallCount += 1
    matchesArguments.append((text, pattern))
    return matchesReturnValue
  }
}

/// The baseline of the rows with threads: the same behind a lock.
final class LockedHandWrittenSpy: Service, @unchecked Sendable {
  private let lock = NSLock()
  private let spy = HandWrittenSpy()

  var matchesReturnValue: Bool {
    get { lock.withLock { spy.matchesReturnValue } }
    set { lock.withLock { spy.matchesReturnValue = newValue } }
  }

  var matchesCallCount: Int {
    lock.withLock { spy.matchesCallCount }
  }

  func ping() {
    lock.withLock { spy.ping() }
  }

  func matches(_ text: String, _ pattern: String) -> Bool {
    lock.withLock { spy.matches(text, pattern) }
  }
}

enum ServiceFunction: String, StringRepresentable {
  case ping = "ping()"
  case matches = "matches(_:_:)"
}

/// A fake whose state is found through the registry.
final class RegistryFake: Service, Spryable, @unchecked Sendable {
  typealias Function = ServiceFunction

  func ping() {
    recordCall()
  }

  func matches(_ text: String, _ pattern: String) -> Bool {
    spryify(arguments: text, pattern)
  }
}

/// A fake that stores its state.
final class StoredFake: Service, Spryable, Sendable {
  typealias Function = ServiceFunction

  let spryState = SpryState()

  func ping() {
    recordCall()
  }

  func matches(_ text: String, _ pattern: String) -> Bool {
    spryify(arguments: text, pattern)
  }
}

/// The two ways to hold state, each as a row of its own.
enum State: String, CaseIterable {
  case registry, stored

  func makeFake() -> any UntypedFake {
    switch self {
    case .registry: RegistryFake()
    case .stored: StoredFake()
    }
  }
}

protocol UntypedFake: Service, Spryable where Function == ServiceFunction {}

extension RegistryFake: UntypedFake {}
extension StoredFake: UntypedFake {}
