/// The most that a figure may be, in each configuration; nil where the configuration has no limit.
public struct Limit: Sendable {
  /// A value for each configuration.
  private struct Values {
    var release: Double?
    var debug: Double?

    /// The value in the configuration of this build.
    var current: Double? {
      #if DEBUG
        debug
      #else
        release
      #endif
    }
  }

  private let values: Values
  private var knownMisses = Values()

  /// Creates a limit.
  public init(release: Double?, debug: Double?) {
    values = Values(release: release, debug: debug)
  }

  /// Creates a limit for both configurations.
  public init(_ value: Double) {
    self.init(release: value, debug: value)
  }

  /// The limit with the figures that miss it today: a run fails only where one gets worse.
  ///
  /// Remove it with the miss.
  public func missed(release: Double?, debug: Double?) -> Limit {
    var limit = self
    limit.knownMisses = Values(release: release, debug: debug)
    return limit
  }

  /// The limit in the configuration of this build.
  public var value: Double? { values.current }

  /// Whether a figure keeps the limit. One within a tenth of it does: a limit is there to notice a
  /// mistake of design, not to be chased.
  ///
  /// - Parameter slack: the factor that noisy figures may exceed the limit by.
  public func isMet(by figure: Double, slack: Double = 1) -> Bool {
    value.map { figure <= $0 * slack * 1.1 } ?? true
  }

  /// Whether a figure misses the limit by no more than is known.
  public func isKnownMiss(_ figure: Double, slack: Double = 1) -> Bool {
    knownMisses.current.map { figure <= $0 * slack * 1.1 } ?? false
  }
}
