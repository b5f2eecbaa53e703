/// Runs a closure with its own stubs and calls for static members.
///
/// - Parameters:
///   - strictness: The rule for unstubbed calls. The default is the outer scope's rule.
///   - misuse: The scope's misuse handler. The default is the outer scope's handler.
///   - body: The closure.
/// - Returns: The result of the closure.
///
/// Parallel tests that each have a scope don't see each other's static stubs. Work that leaves the
/// task tree (`Task.detached`, Dispatch, threads) finds the scope of an instance, but not the scope
/// of a type.
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

/// Runs an `async` closure with its own stubs and calls for static members.
///
/// The parameters are the same as for a synchronous closure, plus the actor to stay on. The default
/// is the caller's actor.
public func withSpryScope<Result>(
  strictness: Strictness? = nil,
  misuse: MisuseHandler? = nil,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await SpryScope(inside: .current, misuse: misuse, strictness: strictness)
    .run(isolation: isolation, body)
}
