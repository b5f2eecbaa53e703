// A name from SpryKit 3. The compiler offers to replace it.
extension Stub {
  /// Runs a closure that returns nothing. Deprecated, because `andDo` does the same.
  @_documentation(visibility: internal)
  @available(*, deprecated, renamed: "andDo(_:)")
  @discardableResult
  public consuming func andDoVoid(_ closure: @escaping ([Any?]) throws -> Void) -> Stub {
    andDo(closure)
  }
}
