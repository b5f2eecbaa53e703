/// The value that a stub answers with, and its type in the test.
///
/// `@unchecked Sendable`: a user's value, which the test and the callers share.
final class StubValue: @unchecked Sendable {
  let type: any Any.Type
  let value: Any

  init<Value>(_ value: Value) {
    type = Value.self
    self.value = value
  }

  /// Returns the value as another type, or `nil` if it cannot be of that type.
  func cast<Result>(to _: Result.Type) -> Result? {
    if type == Result.self { return exact(value, as: Result.self) }
    // A cast would make `nil` the innermost nil of a `String??`, but Swift's literal is the
    // outermost.
    if type == Any?.self, isOptional(Result.self), unwrapped(value) == nil {
      return emptyValue(of: Result.self)
    }
    return value as? Result
  }

  /// Returns whether the value can be of another type.
  func canBe(_ result: any Any.Type) -> Bool {
    func open<Result>(_: Result.Type) -> Bool { cast(to: Result.self) != nil }
    return type == result || _openExistential(result, do: open)
  }
}
