/// The limit of a wait, or the delay of an answer: `.seconds(5)`, `.milliseconds(20)`.
///
/// This type resembles the standard library's `Duration`, which needs macOS 13 or iOS 16. A test's
/// own clock can measure a duration too: `SpryDuration(.seconds(5), on: clock)`.
///
/// ```swift
/// try await store.calls.save(42).wait(within: .seconds(5))
/// ```
public struct SpryDuration: Sendable, CustomStringConvertible {
  /// The length, as shown in failures: `100 ms`, `1 s`, `1.5 s`.
  public let description: String
  /// Begins the time, and returns a function that sleeps until it is over.
  let begin: @Sendable () -> @Sendable () async throws -> Void

  /// A duration of zero seconds.
  public static let zero = SpryDuration.seconds(0)

  /// Creates a duration.
  ///
  /// - Parameter duration: The length. A negative length counts as 0, and a length of more than 100
  ///   years counts as 100 years.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self = .seconds(Double(seconds) + Double(attoseconds) * 1e-18)
  }

  /// Creates a duration that your own clock measures, so that a test controls the time.
  ///
  /// - Parameters:
  ///   - duration: The length, in the clock's unit.
  ///   - clock: The clock. The duration begins at the clock's current instant.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init<SomeClock: Clock>(_ duration: SomeClock.Duration, on clock: SomeClock) {
    description = (duration as? Duration).map { SpryDuration($0).description } ?? "\(duration)"
    begin = {
      let end = clock.now.advanced(by: duration)
      return { try await clock.sleep(until: end, tolerance: nil) }
    }
  }

  private init(of units: Double, nanoseconds unit: Double) {
    func short(_ number: Double) -> String {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let years = 100 * 365 * 86_400 * 1e9
    // `max` of 0 and NaN is 0 in this order.
    let nanoseconds = min(max(0, units * unit), years).rounded()
    description =
      nanoseconds < 1e9 ? "\(short(nanoseconds / 1e6)) ms" : "\(short(nanoseconds / 1e9)) s"
    begin = { { try await Task.sleep(nanoseconds: UInt64(nanoseconds)) } }
  }

  /// Returns a duration of the given number of seconds. A negative number counts as 0, and a
  /// duration of more than 100 years counts as 100 years.
  public static func seconds(_ seconds: some BinaryInteger) -> SpryDuration {
    SpryDuration(of: Double(seconds), nanoseconds: 1e9)
  }

  /// Returns a duration of the given number of seconds, rounded to nanoseconds.
  public static func seconds(_ seconds: Double) -> SpryDuration {
    SpryDuration(of: seconds, nanoseconds: 1e9)
  }

  /// Returns a duration of the given number of milliseconds, with the same limits as for seconds.
  public static func milliseconds(_ milliseconds: some BinaryInteger) -> SpryDuration {
    SpryDuration(of: Double(milliseconds), nanoseconds: 1e6)
  }

  /// Returns a duration of the given number of milliseconds, rounded to nanoseconds.
  public static func milliseconds(_ milliseconds: Double) -> SpryDuration {
    SpryDuration(of: milliseconds, nanoseconds: 1e6)
  }
}
