/// A fake that records the calls it receives and answers them from stubs: a spy and a stub in one.
///
/// Return the result of `spryify` in functions and subscripts. In a property, return that of
/// `stubbedValue` in `get`, and call `recordCall` with `newValue` in `set`.
///
/// ```swift
/// final class FakeUserService: UserService, Spryable {
///   enum Function: String, StringRepresentable {
///     case load = "load(id:)"
///   }
///
///   func load(id: String) throws -> User {
///     try spryifyThrows(arguments: id)
///   }
/// }
/// ```
public protocol Spryable: Spyable, Stubbable {}

extension Spryable {
  /// Forgets the recorded calls and the stubs.
  public func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }

  /// Forgets the calls and the stubs of the type in the current scope.
  public static func resetCallsAndStubs() {
    resetCalls()
    resetStubs()
  }
}
