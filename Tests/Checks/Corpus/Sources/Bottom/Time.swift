// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import SpryMacros

@Spryable @Spyable
public protocol WallClock: Sendable {
  var now: Date { get }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  func sleep(for duration: Duration) async throws
}

@Spryable @Spyable
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public protocol Sleeping<Instant>: Sendable {
  associatedtype Instant: InstantProtocol where Instant.Duration == Duration
  var now: Instant { get }
  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
}

@Spryable @Spyable
public protocol Scheduler {
  @discardableResult
  func schedule(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void)
    -> Subscription
  func schedule(every interval: TimeInterval, repeats: Int?, action: @escaping () -> Bool)
  func cancel(_ subscription: Subscription)
}

@Spryable @Spyable
public protocol Calendaring {
  func date(_ date: Date, isInSameDayAs other: Date) -> Bool
  func days(in range: ClosedRange<Date>) -> [Date]
  func days(from: Date, to: Date) -> [Date]
  func start(of date: Date, in zone: TimeZone!) -> Date!
  var firstWeekday: Int! { get set }
}

@Spryable @Spyable
public protocol RandomSource {
  mutating func next() -> UInt64
  func pick<C: Collection>(from items: C) -> C.Element?
  func shuffle<Item>(_ items: inout [Item])
}

@Spryable @Spyable
public protocol IdentifierSource: Sendable {
  func make() -> UUID
  func make(prefix: String) -> String
  func make(count: Int) -> [UUID]
}

@Spryable @Spyable
public protocol Throttle: Actor {
  var pending: Int { get }
  func run<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows -> T
  func reset()
  nonisolated func limit(for key: String) -> Int
}
