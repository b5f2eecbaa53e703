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

  /// Creates a limit.
  public init(release: Double?, debug: Double?) {
    values = Values(release: release, debug: debug)
  }

  /// Creates a limit for both configurations.
  public init(_ value: Double) {
    self.init(release: value, debug: value)
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
}
