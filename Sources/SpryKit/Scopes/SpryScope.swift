/// A stretch of work such as a test. It owns the fakes that are made in it and the state of types, and
/// decides what misuse leads to.
///
/// Scopes follow the task tree. Work that leaves it (`Task.detached`, Dispatch, threads) still finds
/// the scope of an instance, which is the one in which its state was made; for types it falls back
/// to the scope of the process. Open one with ``withSpryScope(misuse:_:)``.
public final class SpryScope: Sendable {
  /// The scope of the current task, if there is one.
  @TaskLocal static var local: SpryScope?

  let misuse: MisuseHandler
  /// The name that a message gives the scope when a fake is called after its end.
  let name: String
  let contents = Locked(ScopeContents())
  let types = Locked(ScopedTypes())
  private let kind: Kind
  /// The scope of which this is a part.
  private let outer: SpryScope?

  private enum Kind {
    /// A test, or its like: it owns the fakes that are made in it, and it ends.
    case test
    /// A part of a test, or of the process: it owns only the state of types.
    case part(of: SpryScope?)
    /// The process-wide scope.
    case process
  }

  /// Creates the scope of a test; call ``end()`` at the end of the test.
  package init(ofTest name: String, misuse: MisuseHandler) {
    self.misuse = misuse
    self.name = name
    kind = .test
    outer = nil
  }

  /// Creates a scope that owns only the state of types.
  init(inside outer: SpryScope, misuse: MisuseHandler?) {
    self.misuse = misuse ?? outer.misuse
    name = outer.name
    kind = .part(of: outer.owner)
    self.outer = outer
  }

  init(ofProcess misuse: MisuseHandler) {
    self.misuse = misuse
    name = ""
    kind = .process
    outer = nil
  }

  /// The scope of the current task; without one, the scope of the process.
  public static var current: SpryScope { current(or: nil) }

  /// The scope of the current task; without one, the other scope; without that, the scope of the
  /// process.
  ///
  /// A fake uses it with the scope in which it was made.
  package static func current(or other: SpryScope?) -> SpryScope {
    local ?? other ?? ProcessScope.current
  }

  /// The test that owns what is made here, if there is one.
  package static var owner: SpryScope? { current.owner }

  /// The test to which the scope belongs, if there is one.
  package var owner: SpryScope? {
    switch kind {
    case .test: self
    case .part(let test): test
    case .process: nil
    }
  }

  /// Whether the scope is the other one or a part of it; each is a part of the scope of the process.
  package func isWithin(_ other: SpryScope) -> Bool {
    if self === other { return true }
    if case .process = other.kind { return true }
    return outer?.isWithin(other) ?? false
  }

  /// Runs work in the scope.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$local.withValue(self, operation: body)
  }

  /// Runs `async` work in the scope.
  package func run<Result>(
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$local.withValue(self, operation: body, isolation: isolation)
  }
}
