import SpryMacros

/// A protocol of the main actor, with members that are not.
@Spryable @Spyable package protocol Port: AnyObject {
  func open(_ id: Int) -> String
  func each(_ body: () async -> Void) async -> Int
  func change(_ names: inout [String]) async
  nonisolated func log(_ text: String) -> Int
  nonisolated var tag: String { get set }
  nonisolated static func make() -> Int
  @concurrent func fetch(_ id: Int) async throws -> String
}

/// An actor that is filled.
@Spryable package actor FakeLedger: Spryable {
  package init() {}
  package func add(_ amount: Int) -> Bool
  package var count: Int
  package nonisolated func name() -> String
}

/// A class that is filled.
@Spryable package final class FakeBridge: Spryable {
  package init() {}
  package func cross(_ times: Int) -> Bool
  package nonisolated func length() -> Int
}

/// A protocol whose spy has subclasses in other modules.
@Spyable public nonisolated protocol Printer: AnyObject {
  /// Prints.
  func print(_ text: String) -> Int
}

/// A protocol that is used off the main actor.
@Spryable @Spyable package nonisolated protocol Meter: Sendable {
  func read(_ scale: Int) -> Int
  var unit: String { get set }
  static func make() -> Int
  init(serial: Int)
}
