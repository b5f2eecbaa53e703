/// Passes on a `sending` argument or result that a fake has recorded. Code from the macros calls
/// this.
///
/// - Parameter value: The argument that the member received, or its result.
/// - Returns: The same value, as one that no other code uses.
///
/// The compiler cannot know that a fake keeps the value only for the test. The test must not use it
/// in two places at the same time.
@_documentation(visibility: internal)
public func spiedSending<Value>(_ value: Value) -> sending Value {
  // `nonisolated(unsafe)`: see above.
  nonisolated(unsafe) let value = value
  return value
}
