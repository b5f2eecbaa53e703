import Foundation
import SpryMacros
import TestSupport

struct Sunk: Error {}

/// An object that the fakes of the fixtures record, and so have to release at the end of their test.
final class Passenger: Sendable {
  private static let alive = Locked(0)
  private static let isObserving: Void = {
    atexit { if Passenger.alive.withLock({ $0 }) > 0 { print("LEAK") } }
  }()

  init() {
    Self.isObserving
    Self.alive.withLock { $0 += 1 }
  }

  deinit { Self.alive.withLock { $0 -= 1 } }
}

@Spryable protocol Ferry: AnyObject, Sendable {
  func board(_ passenger: Passenger)
  func cross(_ river: Int) -> Int
  func sail() throws -> Int
  func dock() async -> Int
}

private let environment = ProcessInfo.processInfo.environment

/// Whether the fixtures fail, once each, by a call without a stub.
let fixturesFail = environment["SPRY_FAILS"] != nil

extension FakeFerry {
  /// A call that fails the test, if the fixtures fail.
  func crossOrFail() {
    board(Passenger())
    if fixturesFail { _ = cross(13) }
  }
}

/// A feature of Swift Testing that a test can use beside fakes.
enum Feature: String, CaseIterable {
  case plain, throwing, knownIssue, knownIssuesInALoop, confirmation, requirement, exitTest, group
  case detachedTask, cancelledTask, cancelledTest, wait, gate, unusedStub

  /// Those that a run has selected, or all.
  static var selected: [Feature] {
    environment["SPRY_FEATURE"].map { name in allCases.filter { $0.rawValue == name } } ?? allCases
  }

  /// Those that need no `async` test.
  static var synchronous: [Feature] {
    selected.filter {
      [.plain, .throwing, .knownIssue, .knownIssuesInALoop, .requirement].contains($0)
    }
  }
}
