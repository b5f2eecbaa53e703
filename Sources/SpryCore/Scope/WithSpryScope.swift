/// Runs a closure in a scope of its own: static stubs and calls made in it are seen only there.
///
/// - Parameters:
///   - misuse: who hears of misuse in the scope; by default whoever did outside.
///   - body: the work.
/// - Returns: what the closure returns.
///
/// Parallel tests that each open a scope cannot see each other's static stubs. Work that leaves the
/// task tree (`Task.detached`, Dispatch, threads) finds the scope of an instance, not that of a type.
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
  try SpryScope(inside: .current, misuse: misuse).run(body)
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
  try await SpryScope(inside: .current, misuse: misuse).run(isolation: isolation, body)
}
