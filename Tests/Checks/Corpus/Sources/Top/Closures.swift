import Bottom
import SpryMacros

// Closures behind type aliases and in parentheses.

typealias Done = (Int) -> Void

@Spryable @Spyable
protocol AliasedClosures {
  func load(_ done: @escaping Done)
  func change(_ count: inout Int, done: @escaping Done)
  func run(_ body: () -> Void, done: @escaping Done) async throws
  func convert<T>(_ value: T, done: @escaping Done)
}

@Spryable @Spyable
protocol Grouped {
  func take(_ value: some (Named & Sendable))
  func choose(_ value: (some Named)) -> any (Named & Sendable)
  func keep(_ done: (@escaping (Int) -> Void))
  func call(_ body: ((Int) -> Void))
  func sendable(_ body: (@Sendable () -> Void)) async
}

// A class that lists members which rethrow. Those of ClosureEffects.swift are in fakes of protocols.

@Spryable
final class FakeRunner: Spryable {
  func nonescaping<R>(_ work: () throws -> R) rethrows -> R
  func escaping<R>(_ work: @escaping () throws -> R) rethrows -> R
  func later<R>(_ work: @escaping () async throws -> R) async rethrows -> R
  static func shared(_ work: (@escaping () throws -> Void)) rethrows
}
