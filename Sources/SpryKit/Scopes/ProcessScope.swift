/// The process-wide scope, for work that has no scope of its own.
enum ProcessScope {
  private static let scope = Locked(SpryScope(ofProcess: .stop))

  static var current: SpryScope { scope.withLock { $0 } }

  /// Replaces the scope; returns the one that it was.
  static func replace(by new: SpryScope) -> SpryScope {
    scope.withLock { scope in
      let old = scope
      scope = new
      return old
    }
  }
}

extension SpryScope {
  /// Runs work in the scope; tasks and threads of the process that have no scope use it as well.
  ///
  /// For test frameworks that run one test at a time and start some of them outside the task that
  /// calls `body`, as XCTest does with `async` tests.
  package func runForProcess<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = ProcessScope.replace(by: self)
    defer { _ = ProcessScope.replace(by: outer) }
    return try run(body)
  }

  /// Whether tasks and threads without a scope use this one.
  var isForProcess: Bool { ProcessScope.current === self }
}
