/// The limit of a wait, or the delay of an answer: `.seconds(5)`, `.milliseconds(20)`.
///
/// It reads like the standard library's `Duration`, which needs macOS 13 or iOS 16. Where `Duration`
/// exists, functions that take a `SpryDuration` also take a `Duration`.
///
/// ```swift
/// try await store.calls.save(42).wait(within: .seconds(5))
/// ```
public struct SpryDuration: Sendable, Hashable {
  /// The length in nanoseconds, at most 100 years.
  let nanoseconds: UInt64

  /// No time.
  public static let zero = SpryDuration.seconds(0)

  /// Creates a duration.
  ///
  /// - Parameter duration: The length. A negative one counts as 0, and one of more than 100 years as
  ///   100 years.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .seconds(Double(seconds) + Double(attoseconds) * 1e-18)
  }

  private init(of units: Double, nanoseconds: Double) {
    let years = 100 * 365 * 86_400 * 1e9
    // `max` of 0 and NaN is 0 in this order.
    self.nanoseconds = UInt64(min(max(0, units * nanoseconds), years).rounded())
  }

  /// Returns a duration in seconds. A negative number counts as 0, and one of more than 100 years as
  /// 100 years.
  public static func seconds(_ seconds: some BinaryInteger) -> SpryDuration {
    SpryDuration(of: Double(seconds), nanoseconds: 1e9)
  }

  /// Returns a duration in seconds, rounded to nanoseconds.
  public static func seconds(_ seconds: Double) -> SpryDuration {
    SpryDuration(of: seconds, nanoseconds: 1e9)
  }

  /// Returns a duration in milliseconds, with the same limits.
  public static func milliseconds(_ milliseconds: some BinaryInteger) -> SpryDuration {
    SpryDuration(of: Double(milliseconds), nanoseconds: 1e6)
  }

  /// Returns a duration in milliseconds, rounded to nanoseconds.
  public static func milliseconds(_ milliseconds: Double) -> SpryDuration {
    SpryDuration(of: milliseconds, nanoseconds: 1e6)
  }
}

extension SpryDuration: CustomStringConvertible {
  /// The duration in milliseconds or seconds: `100 ms`, `1 s`, `1.5 s`.
  public var description: String {
    func short(_ number: Double) -> String {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let nanoseconds = Double(nanoseconds)
    return nanoseconds < 1e9 ? "\(short(nanoseconds / 1e6)) ms" : "\(short(nanoseconds / 1e9)) s"
  }
}

/// A time that can begin: how long it is, and the clock that measures it.
package struct Delay: Sendable {
  /// The length, as failures write it.
  let length: String
  /// Begins the time, and returns a function that sleeps until it is over.
  let begin: @Sendable () -> @Sendable () async throws -> Void

  /// Creates a delay that the system measures.
  package init(_ time: SpryDuration) {
    length = "\(time)"
    begin = { { try await Task.sleep(nanoseconds: time.nanoseconds) } }
  }

  /// Creates a delay that a user's clock measures.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  package init<SomeClock: Clock>(_ time: SomeClock.Duration, on clock: SomeClock) {
    length = (time as? Duration).map { "\(SpryDuration($0))" } ?? "\(time)"
    begin = {
      let end = clock.now.advanced(by: time)
      return { try await clock.sleep(until: end, tolerance: nil) }
    }
  }
}
