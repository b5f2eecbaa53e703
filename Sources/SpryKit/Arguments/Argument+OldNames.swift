// Names from Spry 4 and SpryKit 3. The compiler offers to replace them.
extension Argument {
  /// Matches an argument for which the closure returns `true`. Deprecated, because `pass` does the
  /// same.
  @_documentation(visibility: internal)
  @available(*, deprecated, renamed: "pass(_:)")
  public static func validator(_ test: @escaping (Any?) -> Bool) -> Argument { .pass(test) }

  /// Matches every argument. Deprecated, because ``anything`` does the same.
  @_documentation(visibility: internal)
  @available(*, deprecated, renamed: "anything")
  public static var skipped: Argument { .anything }
}
