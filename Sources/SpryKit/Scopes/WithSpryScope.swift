/// Runs a closure in a new scope, so that its static stubs and calls are visible only there.
///
/// - Parameters:
///   - strictness: the rule for calls of members that return nothing; by default that of the outer scope.
///   - misuse: the handler of misuse in the scope; by default that of the outer scope.
///   - body: the closure.
/// - Returns: the result of the closure.
///
/// Parallel tests with a scope each do not see each other's static stubs. Work that leaves the task tree
/// (`Task.detached`, Dispatch, threads) finds the scope of an instance, but not the scope of a type.
///
/// ```swift
/// withSpryScope {
///   FakeClock.stub(.now).andReturn(date)
///   …
/// }
/// ```
public func withSpryScope<Result>(
  strictness: Strictness? = nil,
  misuse: MisuseHandler? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  try SpryScope(inside: .current, misuse: misuse, strictness: strictness).run(body)
}

/// Runs an `async` closure in a new scope, so that its static stubs and calls are visible only there.
///
/// - Parameters:
///   - strictness: the rule for calls of members that return nothing; by default that of the outer scope.
///   - misuse: the handler of misuse in the scope; by default that of the outer scope.
///   - isolation: the actor to stay on; by default the caller's.
///   - body: the closure.
/// - Returns: the result of the closure.
public func withSpryScope<Result>(
  strictness: Strictness? = nil,
  misuse: MisuseHandler? = nil,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await SpryScope(inside: .current, misuse: misuse, strictness: strictness)
    .run(isolation: isolation, body)
}
