/// A stretch of work such as a test: the owner of the fakes made in it, the place of type-level state,
/// and who hears of misuse.
///
/// Scopes follow the task tree. Work that leaves it (`Task.detached`, Dispatch, threads) still finds
/// the scope of an instance, which is the one in which its state was made; for types it falls back
/// to the scope of the process. Open one with ``withSpryScope(misuse:_:)``.
public final class SpryScope: Sendable {
  // What `@TaskLocal` writes, without the time that the compiler takes to load the macro.
  private static let ofTask = TaskLocal<SpryScope?>(wrappedValue: nil)
  static var local: SpryScope? { ofTask.get() }
  private static let ofProcess = ProcessScope()

  let misuse: MisuseHandler
  /// What the scope is called where a fake outlives it.
  let name: String
  private let types = Locked<[ObjectIdentifier: any ScopeResident]>([:])
  private let spyMemories = Locked<[SpyMemoryKey: AnyObject]>([:])
  private let companions = Locked<[ObjectIdentifier: AnyObject]>([:])
  let estate = Locked(ScopeEstate())
  private let kind: Kind
  /// The scope of which this is a part.
  private let outer: SpryScope?

  private enum Kind {
    /// A test, or its like: it owns the fakes that are made in it, and has an end.
    case test
    /// A part of one, which has only types to itself.
    case part(of: SpryScope?)
    /// The one that nobody opened.
    case process
  }

  /// A spy and its struct of names: a subclass has those of its superclass and its own.
  private struct SpyMemoryKey: Hashable {
    let type: ObjectIdentifier
    let names: ObjectIdentifier
  }

  /// Creates the scope of a test, which is to be ended.
  package init(ofTest name: String, misuse: MisuseHandler) {
    self.misuse = misuse
    self.name = name
    kind = .test
    outer = nil
    Self.anyWasOpened.value = true
  }

  /// Creates a scope that has only types to itself.
  init(inside outer: SpryScope, misuse: MisuseHandler?) {
    self.misuse = misuse ?? outer.misuse
    name = outer.name
    kind = .part(of: outer.owner)
    self.outer = outer
  }

  fileprivate init(ofProcess misuse: MisuseHandler) {
    self.misuse = misuse
    name = ""
    kind = .process
    outer = nil
  }

  /// The scope of the current task: that of the test, one inside of it, or that of the process.
  public static var current: SpryScope {
    local ?? ofProcess.scope
  }

  /// The scope that owns what is made here, if there is one.
  package static var owner: SpryScope? {
    // Told without looking for the task's, where nobody uses scopes.
    anyWasOpened.value ? local?.owner ?? ofProcess.owner : nil
  }

  private static let anyWasOpened = AtomicFlag()

  /// The test to which the scope belongs, if there is one.
  package var owner: SpryScope? {
    switch kind {
    case .test: self
    case .part(let outer): outer
    case .process: nil
    }
  }

  /// Whether the scope is another or a part of it; all are within that of the process.
  package func isWithin(_ other: SpryScope) -> Bool {
    if self === other { return true }
    switch other.kind {
    case .process: return true
    case .test, .part: break
    }
    return outer?.isWithin(other) ?? false
  }

  /// The scope to which a fake turns: that of the task, else its own.
  package static func hearing(_ scope: SpryScope?) -> SpryScope {
    local ?? scope ?? ofProcess.scope
  }

  /// What lives in the scope for a type; made where there is nothing yet.
  package func resident(
    ofType type: AnyObject.Type,
    make: () -> any ScopeResident
  ) -> any ScopeResident {
    types.withLock { types in
      let key = ObjectIdentifier(type)
      if let resident = types[key] { return resident }
      let resident = make()
      types[key] = resident
      return resident
    }
  }

  /// What lives in the scope for types, in no order.
  package var residentsOfTypes: [any ScopeResident] { types.withLock { Array($0.values) } }

  /// Lets go of what lives in the scope for types, and returns it.
  func takeTypes() -> [any ScopeResident] {
    let (residents, memories) = (
      types.withLock { exchange(&$0, [:]) },
      spyMemories.withLock { exchange(&$0, [:]) }
    )
    withExtendedLifetime(memories) {}
    return Array(residents.values)
  }

  /// What another module kept with a type in this scope. A subclass has its own. It goes with the
  /// scope; what has to go at the end of a test is to be a ``ScopeTenant``.
  package func companion(ofType type: AnyObject.Type) -> AnyObject? {
    companions.withLock { $0[ObjectIdentifier(type)] }
  }

  /// Keeps something with a type, unless there is something already; returns what there is.
  package func keep(_ companion: AnyObject, withType type: AnyObject.Type) -> AnyObject {
    companions.withLock { companions in
      if let kept = companions[ObjectIdentifier(type)] { return kept }
      companions[ObjectIdentifier(type)] = companion
      return companion
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
}

extension SpryScope {
  /// Runs work in the scope.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.ofTask.withValue(self, operation: body)
  }

  /// Runs `async` work in the scope.
  package func run<Result>(
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.ofTask.withValue(self, operation: body, isolation: isolation)
  }

  /// Runs work in the scope, and lets the tasks and threads of the process that have none of their
  /// own use it as well.
  ///
  /// For test frameworks that run one test at a time and start some of them outside the task that
  /// calls `body`, as XCTest does with `async` tests.
  package func runForProcess<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.ofProcess.replace(by: self)
    defer { Self.ofProcess.replaceBack(outer) }
    return try run(body)
  }

  /// Whether tasks and threads without a scope use this one.
  var isForProcess: Bool {
    Self.ofProcess.scope === self
  }
}

/// The scope for work that has none.
private final class ProcessScope: Sendable {
  private let place: Locked<SpryScope>
  private let isReplaced = AtomicFlag()

  init() {
    place = Locked(SpryScope(ofProcess: .stop))
  }

  var scope: SpryScope { place.withLock { $0 } }

  /// Nearly always there is none, which is told without a lock.
  var owner: SpryScope? { isReplaced.value ? scope : nil }

  func replace(by scope: SpryScope) -> (scope: SpryScope, wasReplaced: Bool) {
    let old = place.withLock { exchange(&$0, scope) }
    defer { isReplaced.value = true }
    return (old, isReplaced.value)
  }

  func replaceBack(_ old: (scope: SpryScope, wasReplaced: Bool)) {
    isReplaced.value = old.wasReplaced
    place.drop { exchange(&$0, old.scope) }
  }
}

private func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  let old = place
  place = value
  return old
}
