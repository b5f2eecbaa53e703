/// A value that a stub answers with, and the type that the test gave it.
///
/// `@unchecked Sendable`: a user's value, which goes from the test to the caller as it is.
final class StubValue: @unchecked Sendable {
  let type: any Any.Type
  let value: Any

  init<Value>(_ value: Value) {
    type = Value.self
    self.value = value
  }

  /// Returns the value as another type, where it can be one.
  func cast<Result>(to _: Result.Type) -> Result? {
    if type == Result.self { return exact(value, as: Result.self) }
    // A cast would make `nil` the innermost one of a `String??`, where Swift means the outermost.
    if type == Any?.self, isOptional(Result.self), exact(value, as: Any?.self) == nil {
      return emptyValue(of: Result.self)
    }
    return value as? Result
  }

  /// Whether the value can be one of another type.
  func canBe(_ result: any Any.Type) -> Bool {
    func open<Result>(_: Result.Type) -> Bool { cast(to: Result.self) != nil }
    return type == result || _openExistential(result, do: open)
  }
}
