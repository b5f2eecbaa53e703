/// Sends on a `sending` argument, or result, that a fake has seen: what the macros write.
///
/// - Parameter value: what the member received, or what answered it.
/// - Returns: the same, as nobody else's.
///
/// The compiler cannot know that a fake only keeps it for the test, which has to see to it that it is
/// not used in two places at once.
public func spiedSending<Value>(_ value: Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return value
}
