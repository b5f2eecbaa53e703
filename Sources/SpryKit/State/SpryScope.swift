/// Where type-level state lives, and who hears of misuse: a stretch of work such as a test.
///
/// Scopes follow the task tree: work that leaves it (`Task.detached`, Dispatch, threads) falls back
/// to the scope of the process. Open one with ``withSpryScope(misuse:_:)``.
public final class SpryScope: Sendable {
  @TaskLocal private static var local: SpryScope?
  private static let fallback = Locked(SpryScope(misuse: .stop))

  private let misuse: MisuseHandler
  private let types = Locked<[ObjectIdentifier: SpryState]>([:])
  private let spyMemories = Locked<[SpyMemoryKey: AnyObject]>([:])

  /// A spy and its struct of names: a subclass has those of its superclass and its own.
  private struct SpyMemoryKey: Hashable {
    let type: ObjectIdentifier
    let names: ObjectIdentifier
  }

  init(misuse: MisuseHandler) {
    self.misuse = misuse
  }

  static var current: SpryScope {
    local ?? fallback.withLock { $0 }
  }

  func state(ofType type: AnyObject.Type) -> SpryState {
    types.withLock { types in
      let key = ObjectIdentifier(type)
      if let state = types[key] { return state }
      let state = SpryState()
      types[key] = state
      return state
    }
  }

  func spyMemory<Names>(
    ofType type: any Any.Type,
    make: () -> SpyMemory<Names>
  ) -> SpyMemory<Names> {
    spyMemories.withLock { memories in
      let key = SpyMemoryKey(type: ObjectIdentifier(type), names: ObjectIdentifier(Names.self))
      if let memory = memories[key] { return unsafeDowncast(memory, to: SpyMemory<Names>.self) }
      let memory = make()
      memories[key] = memory
      return memory
    }
  }

  /// Forgets what a spy's static members remember; what that held is let go.
  func dropSpyMemories(ofType type: any Any.Type) {
    let dropped = spyMemories.withLock { memories in
      let dropped = memories.filter { $0.key.type == ObjectIdentifier(type) }
      for key in dropped.keys { memories[key] = nil }
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }

  /// The same scope for the tasks and threads of the process that have none of their own.
  ///
  /// For test frameworks that run one test at a time and start some of them outside the task that
  /// calls `body`, as XCTest does with `async` tests.
  package static func withProcessScope<Result>(
    misuse: MisuseHandler,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let scope = SpryScope(misuse: misuse)
    let outer = fallback.withLock { exchange(&$0, scope) }
    defer { fallback.drop { exchange(&$0, outer) } }
    return try $local.withValue(scope, operation: body)
  }

  fileprivate static func open<Result>(
    misuse: MisuseHandler?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $local.withValue(SpryScope(misuse: misuse ?? current.misuse), operation: body)
  }

  fileprivate static func open<Result>(
    misuse: MisuseHandler?,
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $local.withValue(
      SpryScope(misuse: misuse ?? current.misuse),
      operation: body,
      isolation: isolation
    )
  }
}

extension SpryScope {
  /// Hands misuse to the scope's handler; returns if that wants the work to go on.
  func report(_ misuse: Misuse, at location: SpryLocation) {
    switch self.misuse {
    case .stop: stop(misuse, because: Misuse.noHandler, at: location)
    case .report(let report): report(misuse, location)
    }
  }

  /// Hands misuse to the scope's handler and goes on with an empty value, or stops where the type
  /// has none.
  func report<Value>(_ misuse: Misuse, at location: SpryLocation) -> Value {
    report(misuse, at: location)
    if let value = emptyValue(of: Value.self) { return value }
    stop(misuse, because: misuse.noValue(of: Value.self), at: location)
  }

  /// The same in a member that throws: where there is no empty value, throws the misuse if it can.
  func report<Value, Failure: Error>(
    _ misuse: Misuse,
    throwing _: Failure.Type,
    at location: SpryLocation
  ) throws(Failure) -> Value {
    guard let error = misuse as? Failure else { return report(misuse, at: location) }
    report(misuse, at: location)
    if let value = emptyValue(of: Value.self) { return value }
    throw error
  }

  private func stop(_ misuse: Misuse, because reason: String, at location: SpryLocation) -> Never {
    fatalError("\(misuse)\n\(reason)", file: location.file, line: location.line)
  }
}

/// Runs a closure in a scope of its own: static stubs and calls made in it are seen only there.
///
/// - Parameters:
///   - misuse: who hears of misuse in the scope; by default whoever did outside.
///   - body: the work.
/// - Returns: what the closure returns.
///
/// Parallel tests that each open a scope cannot see each other's static stubs. Work that leaves the
/// task tree (`Task.detached`, Dispatch, threads) is outside of it.
///
/// ```swift
/// withSpryScope {
///   FakeClock.stub(.now).andReturn(date)
///   …
/// }
/// ```
public func withSpryScope<Result>(
  misuse: MisuseHandler? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  try SpryScope.open(misuse: misuse, body)
}

/// Runs an `async` closure in a scope of its own: static stubs and calls made in it are seen only
/// there.
///
/// - Parameters:
///   - misuse: who hears of misuse in the scope; by default whoever did outside.
///   - isolation: the actor to stay on; that of the caller.
///   - body: the work.
/// - Returns: what the closure returns.
public func withSpryScope<Result>(
  misuse: MisuseHandler? = nil,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await SpryScope.open(misuse: misuse, isolation: isolation, body)
}

private func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  let old = place
  place = value
  return old
}
