/// The default values that a test gave a scope, the newest last.
struct DefaultValues {
  private var values: [(type: any Any.Type, value: Any, use: UInt64)] = []
  private var lastUse: UInt64 = 0

  /// Adds values, and returns the number by which they are removed.
  mutating func add(_ new: [(type: any Any.Type, value: Any)]) -> UInt64 {
    lastUse += 1
    values += new.map { ($0.type, $0.value, lastUse) }
    return lastUse
  }

  /// Removes values. This releases no object inside the lock, because the caller of `withDefaults`
  /// still holds the values.
  mutating func remove(_ use: UInt64) {
    values.removeAll { $0.use == use }
  }

  func value<Value>(of type: Value.Type) -> Value? {
    guard let found = values.last(where: { $0.type == type }) else { return nil }
    return found.value as? Value
  }
}

extension SpryScope {
  /// Returns the default value of a type: the value that the test gave the scope, or else the
  /// default value of the type itself.
  ///
  /// - Parameter misuse: The reason why there is no other value.
  func defaultValue<Value>(of type: Value.Type, after misuse: Misuse) -> Value? {
    givenDefaultValue(of: type)
      ?? SpryKit.defaultValue(of: type, failingWith: misuse, because: { misuse.finding.headline })
  }

  /// Returns the default value of a type, for a call that needs no stub.
  ///
  /// - Parameter cause: See ``defaultValue(of:failingWith:inside:because:)``.
  func defaultValue<Value>(of type: Value.Type, because cause: @escaping () -> String) -> Value? {
    givenDefaultValue(of: type) ?? SpryKit.defaultValue(of: type, because: cause)
  }

  private func givenDefaultValue<Value>(of type: Value.Type) -> Value? {
    defaults.withLock { $0.value(of: type) } ?? outer?.givenDefaultValue(of: type)
  }
}

/// Sets default values for unstubbed calls while a closure runs.
///
/// - Parameters:
///   - values: The default values, one for each type. A type can be a protocol:
///     `FakeClock() as any Clock`.
///   - body: The closure.
/// - Returns: The result of the closure.
///
/// Unless the fake is ``Strictness/relaxed``, an unstubbed call still fails the test, and a member
/// that can throw the misuse throws it. In every other case, the call returns the value, so the
/// code under test can continue even if the type has no default value of its own. See
/// ``SpryDefaultable``.
///
/// ```swift
/// try withDefaults(User.guest) {
///   try checkout.run()
/// }
/// ```
public func withDefaults<each Value, Result>(
  _ values: repeat each Value,
  body: () throws -> Result
) rethrows -> Result {
  let (scope, use) = addDefaults(repeat each values)
  defer { scope.defaults.withLock { $0.remove(use) } }
  return try body()
}

/// Sets default values for unstubbed calls while an `async` closure runs.
///
/// The parameters are the same as for a synchronous closure, plus the actor to stay on. The default
/// is the caller's actor.
public func withDefaults<each Value, Result>(
  _ values: repeat each Value,
  isolation: isolated (any Actor)? = #isolation,
  body: () async throws -> Result
) async rethrows -> Result {
  let (scope, use) = addDefaults(repeat each values)
  defer { scope.defaults.withLock { $0.remove(use) } }
  return try await body()
}

/// Sets default values for unstubbed calls. Deprecated, because a call can't return a type.
@_documentation(visibility: internal)
@available(*, deprecated, message: "pass a value instead of a type; unstubbed calls return it")
public func withDefaults<Value, Result>(
  _ type: Value.Type, body: () throws -> Result
) rethrows -> Result { try body() }

private func addDefaults<each Value>(_ values: repeat each Value) -> (SpryScope, UInt64) {
  func entry<One>(_ value: One) -> (type: any Any.Type, value: Any) { (One.self, value) }
  var list: [(type: any Any.Type, value: Any)] = []
  repeat list.append(entry(each values))
  let scope = SpryScope.current
  return (scope, scope.defaults.withLock { $0.add(list) })
}
