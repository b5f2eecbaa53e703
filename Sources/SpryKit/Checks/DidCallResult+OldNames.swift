// Names from SpryKit 3. The compiler offers to replace them.
extension DidCallResult {
  /// Whether the calls were as expected. Deprecated, because ``success`` has the same value.
  @_documentation(visibility: internal)
  @available(*, deprecated, renamed: "success")
  public var isSuccess: Bool { success }

  /// The calls to the fake. Deprecated, because ``recordedCallsDescription`` has the same value.
  @_documentation(visibility: internal)
  @available(*, deprecated, renamed: "recordedCallsDescription")
  public var friendlyDescription: String { recordedCallsDescription }
}
