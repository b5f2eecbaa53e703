import SpryMacros

// Types of a user with names like those of SpryKit, and parameters with names that expansions use.

nonisolated enum CallRole { case lead, extra }
nonisolated enum StubRole { case stunt }
nonisolated struct SyncEffects: Equatable { var count: Int }
nonisolated struct AsyncEffects {}
nonisolated struct ReadEffects {}
nonisolated struct ReadWriteEffects {}
nonisolated struct ClosureEffects {}
nonisolated struct StubAction {}
nonisolated struct TypedFake {}
nonisolated struct ProtocolFake {}
nonisolated struct GeneratedFake {}
nonisolated struct SpyName {}
nonisolated struct SpyStorage {}
nonisolated struct SpyObject {}

@Spryable @Spyable
nonisolated protocol Roles {
  init(role: CallRole)
  var current: CallRole { get set }
  var only: StubRole { get }
  func assign(_ role: CallRole, to stub: StubRole) async throws -> SyncEffects
  func each(_ body: (CallRole) -> Bool) -> Int
  func change(_ role: inout CallRole)
  static func make() -> SyncEffects
  subscript(role: CallRole) -> Int { get set }
}

// Their fakes and spies had the names of types of SpryKit.

@Spryable @Spyable
nonisolated protocol Handle {
  func grip() -> Int
}

@Spryable @Spyable
nonisolated protocol Member {
  func join(_ members: any Members) -> Bool
}

@Spryable @Spyable
nonisolated protocol Members {
  func Members() -> Int
}

@Spyable
nonisolated protocol Generated {
  func generate() -> Int
}

@Spryable @Spyable
nonisolated protocol SelfNamed {
  func take(self: Int) -> Int
  func change(self: inout Int) async -> Int
  func map(self: (Int) -> Int) async throws -> Int
  subscript(self: Int) -> Int { get set }
  init(self: Int)
}

@Spryable @Spyable
nonisolated protocol StandardNames {
  associatedtype Void
  associatedtype Bool
  func keep<Never, Int>(_ value: Never, _ number: Int) -> Bool
  func keep(only value: Void) -> Bool
  func clear()
  func load() async throws -> Void?
  subscript(value: Bool) -> Void { get set }
}
