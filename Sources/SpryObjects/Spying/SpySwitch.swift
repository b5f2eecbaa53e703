public import CSpryObjects

/// Tells whether anybody spies.
public enum SpySwitch {
  /// Whether any spy of the process is active.
  ///
  /// A relaxed load: a spy sees the calls that come after it began, as the program orders them.
  @inlinable
  public static var isOn: Bool {
    @inline(__always) get { cspry_is_spying() }
  }
}
