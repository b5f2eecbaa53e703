import Bottom
import SpryMacros

// The rest of the combinations in ClosureEffects.swift: async members, initializers, and subscripts.

@Spryable @Spyable
protocol AsyncClosures {
  typealias Own = () throws -> Int
  typealias Making<Value> = () throws -> Value
  func nonescaping(_ work: () throws -> Int) async -> Int
  func escaping(_ work: @escaping () throws -> Int) async -> Int
  func optional(_ work: (() throws -> Int)?) async -> Int
  func grouped(_ work: (@escaping () throws -> Int)) async -> Int
  func aliased(_ work: @escaping Work) async -> Int
  func optionalAlias(_ work: Work?) async -> Int
  func own(_ work: Own) async -> Int
  func generic(_ work: Making<Int>) async -> Int
  func auto(_ work: @autoclosure () throws -> Int) async -> Int
  func kept(_ work: @autoclosure @escaping () throws -> Int) async -> Int
  func concurrent(_ work: @Sendable () throws -> Int) async -> Int
  func sendable(_ work: @escaping @Sendable () throws -> Int) async -> Int
  func sent(_ work: sending @escaping () throws -> Int) async -> Int
  func main(_ work: @escaping @MainActor () throws -> Int) async -> Int
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func later(_ work: () async throws -> Int) async -> Int
  #endif
  func keptLater(_ work: @escaping () async throws -> Int) async -> Int
  func optionalLater(_ work: (() async throws -> Int)?) async -> Int
  func plain(_ work: () -> Int) async -> Int
  func keptPlain(_ work: @escaping () -> Int) async -> Int
  func typed(_ work: () throws(StorageError) -> Int) async -> Int
  func keptTyped(_ work: @escaping () throws(StorageError) -> Int) async -> Int
  func changing(_ work: (inout Int) throws -> Void) async -> Int
  func keptChanging(_ work: @escaping (inout Int) throws -> Void) async -> Int
  func laterAuto(_ work: @autoclosure () async throws -> Int) async -> Int
  func two<R>(_ work: () throws -> R, then: @escaping () throws -> R) async -> R
  static func shared(_ work: @escaping () throws -> Int) async -> Int
  static func visit(_ work: () throws -> Void) async
}

@Spryable @Spyable
protocol AsyncThrowingClosures {
  typealias Own = () throws -> Int
  typealias Making<Value> = () throws -> Value
  func nonescaping(_ work: () throws -> Int) async throws -> Int
  func escaping(_ work: @escaping () throws -> Int) async throws -> Int
  func optional(_ work: (() throws -> Int)?) async throws -> Int
  func grouped(_ work: (@escaping () throws -> Int)) async throws -> Int
  func aliased(_ work: @escaping Work) async throws -> Int
  func optionalAlias(_ work: Work?) async throws -> Int
  func own(_ work: Own) async throws -> Int
  func generic(_ work: Making<Int>) async throws -> Int
  func auto(_ work: @autoclosure () throws -> Int) async throws -> Int
  func kept(_ work: @autoclosure @escaping () throws -> Int) async throws -> Int
  func concurrent(_ work: @Sendable () throws -> Int) async throws -> Int
  func sendable(_ work: @escaping @Sendable () throws -> Int) async throws -> Int
  func sent(_ work: sending @escaping () throws -> Int) async throws -> Int
  func main(_ work: @escaping @MainActor () throws -> Int) async throws -> Int
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func later(_ work: () async throws -> Int) async throws -> Int
  #endif
  func keptLater(_ work: @escaping () async throws -> Int) async throws -> Int
  func optionalLater(_ work: (() async throws -> Int)?) async throws -> Int
  func plain(_ work: () -> Int) async throws -> Int
  func keptPlain(_ work: @escaping () -> Int) async throws -> Int
  func typed(_ work: () throws(StorageError) -> Int) async throws -> Int
  func keptTyped(_ work: @escaping () throws(StorageError) -> Int) async throws -> Int
  func changing(_ work: (inout Int) throws -> Void) async throws -> Int
  func keptChanging(_ work: @escaping (inout Int) throws -> Void) async throws -> Int
  func laterAuto(_ work: @autoclosure () async throws -> Int) async throws -> Int
  func two<R>(_ work: () throws -> R, then: @escaping () throws -> R) async throws -> R
  static func shared(_ work: @escaping () throws -> Int) async throws -> Int
  static func visit(_ work: () throws -> Void) async throws
}

@Spryable @Spyable
protocol AsyncRethrowingClosures {
  typealias Own = () throws -> Int
  typealias Making<Value> = () throws -> Value
  func nonescaping(_ work: () throws -> Int) async rethrows -> Int
  func escaping(_ work: @escaping () throws -> Int) async rethrows -> Int
  func optional(_ work: (() throws -> Int)?) async rethrows -> Int
  func grouped(_ work: (@escaping () throws -> Int)) async rethrows -> Int
  func aliased(_ work: @escaping Work) async rethrows -> Int
  func optionalAlias(_ work: Work?) async rethrows -> Int
  func own(_ work: Own) async rethrows -> Int
  func generic(_ work: Making<Int>) async rethrows -> Int
  func auto(_ work: @autoclosure () throws -> Int) async rethrows -> Int
  func kept(_ work: @autoclosure @escaping () throws -> Int) async rethrows -> Int
  func concurrent(_ work: @Sendable () throws -> Int) async rethrows -> Int
  func sendable(_ work: @escaping @Sendable () throws -> Int) async rethrows -> Int
  func sent(_ work: sending @escaping () throws -> Int) async rethrows -> Int
  func main(_ work: @escaping @MainActor () throws -> Int) async rethrows -> Int
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func later(_ work: () async throws -> Int) async rethrows -> Int
  #endif
  func keptLater(_ work: @escaping () async throws -> Int) async rethrows -> Int
  func optionalLater(_ work: (() async throws -> Int)?) async rethrows -> Int
  func typed(_ work: () throws(StorageError) -> Int) async rethrows -> Int
  func keptTyped(_ work: @escaping () throws(StorageError) -> Int) async rethrows -> Int
  func changing(_ work: (inout Int) throws -> Void) async rethrows -> Int
  func keptChanging(_ work: @escaping (inout Int) throws -> Void) async rethrows -> Int
  func laterAuto(_ work: @autoclosure () async throws -> Int) async rethrows -> Int
  func two<R>(_ work: () throws -> R, then: @escaping () throws -> R) async rethrows -> R
  static func shared(_ work: @escaping () throws -> Int) async rethrows -> Int
  static func visit(_ work: () throws -> Void) async rethrows
}

@Spryable @Spyable
protocol TypedClosures {
  typealias Own = () throws -> Int
  typealias Making<Value> = () throws -> Value
  func nonescaping(_ work: () throws -> Int) throws(StorageError) -> Int
  func escaping(_ work: @escaping () throws -> Int) throws(StorageError) -> Int
  func optional(_ work: (() throws -> Int)?) throws(StorageError) -> Int
  func grouped(_ work: (@escaping () throws -> Int)) throws(StorageError) -> Int
  func aliased(_ work: @escaping Work) throws(StorageError) -> Int
  func optionalAlias(_ work: Work?) throws(StorageError) -> Int
  func own(_ work: Own) throws(StorageError) -> Int
  func generic(_ work: Making<Int>) throws(StorageError) -> Int
  func auto(_ work: @autoclosure () throws -> Int) throws(StorageError) -> Int
  func kept(_ work: @autoclosure @escaping () throws -> Int) throws(StorageError) -> Int
  func concurrent(_ work: @Sendable () throws -> Int) throws(StorageError) -> Int
  func sendable(_ work: @escaping @Sendable () throws -> Int) throws(StorageError) -> Int
  func sent(_ work: sending @escaping () throws -> Int) throws(StorageError) -> Int
  func main(_ work: @escaping @MainActor () throws -> Int) throws(StorageError) -> Int
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func later(_ work: () async throws -> Int) throws(StorageError) -> Int
  #endif
  func keptLater(_ work: @escaping () async throws -> Int) throws(StorageError) -> Int
  func optionalLater(_ work: (() async throws -> Int)?) throws(StorageError) -> Int
  func plain(_ work: () -> Int) throws(StorageError) -> Int
  func keptPlain(_ work: @escaping () -> Int) throws(StorageError) -> Int
  func typed(_ work: () throws(StorageError) -> Int) throws(StorageError) -> Int
  func keptTyped(_ work: @escaping () throws(StorageError) -> Int) throws(StorageError) -> Int
  func changing(_ work: (inout Int) throws -> Void) throws(StorageError) -> Int
  func keptChanging(_ work: @escaping (inout Int) throws -> Void) throws(StorageError) -> Int
  func two<R>(_ work: () throws -> R, then: @escaping () throws -> R) throws(StorageError) -> R
  static func shared(_ work: @escaping () throws -> Int) throws(StorageError) -> Int
  static func visit(_ work: () throws -> Void) throws(StorageError)
}

@Spryable @Spyable
protocol AsyncTypedClosures {
  typealias Own = () throws -> Int
  typealias Making<Value> = () throws -> Value
  func nonescaping(_ work: () throws -> Int) async throws(StorageError) -> Int
  func escaping(_ work: @escaping () throws -> Int) async throws(StorageError) -> Int
  func optional(_ work: (() throws -> Int)?) async throws(StorageError) -> Int
  func grouped(_ work: (@escaping () throws -> Int)) async throws(StorageError) -> Int
  func aliased(_ work: @escaping Work) async throws(StorageError) -> Int
  func optionalAlias(_ work: Work?) async throws(StorageError) -> Int
  func own(_ work: Own) async throws(StorageError) -> Int
  func generic(_ work: Making<Int>) async throws(StorageError) -> Int
  func auto(_ work: @autoclosure () throws -> Int) async throws(StorageError) -> Int
  func kept(_ work: @autoclosure @escaping () throws -> Int) async throws(StorageError) -> Int
  func concurrent(_ work: @Sendable () throws -> Int) async throws(StorageError) -> Int
  func sendable(_ work: @escaping @Sendable () throws -> Int) async throws(StorageError) -> Int
  func sent(_ work: sending @escaping () throws -> Int) async throws(StorageError) -> Int
  func main(_ work: @escaping @MainActor () throws -> Int) async throws(StorageError) -> Int
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func later(_ work: () async throws -> Int) async throws(StorageError) -> Int
  #endif
  func keptLater(_ work: @escaping () async throws -> Int) async throws(StorageError) -> Int
  func optionalLater(_ work: (() async throws -> Int)?) async throws(StorageError) -> Int
  func plain(_ work: () -> Int) async throws(StorageError) -> Int
  func keptPlain(_ work: @escaping () -> Int) async throws(StorageError) -> Int
  func typed(_ work: () throws(StorageError) -> Int) async throws(StorageError) -> Int
  func keptTyped(_ work: @escaping () throws(StorageError) -> Int) async throws(StorageError) -> Int
  func changing(_ work: (inout Int) throws -> Void) async throws(StorageError) -> Int
  func keptChanging(_ work: @escaping (inout Int) throws -> Void) async throws(StorageError) -> Int
  func laterAuto(_ work: @autoclosure () async throws -> Int) async throws(StorageError) -> Int
  func two<R>(_ work: () throws -> R, then: @escaping () throws -> R) async throws(StorageError)
    -> R
  static func shared(_ work: @escaping () throws -> Int) async throws(StorageError) -> Int
  static func visit(_ work: () throws -> Void) async throws(StorageError)
}

@Spryable @Spyable
protocol ClosureInitializers {
  init(plain work: () throws -> Int)
  init?(plainKept work: @escaping () throws -> Int)
  init(throwing work: () throws -> Int) throws
  init?(throwingKept work: @escaping () throws -> Int) throws
  init(rethrowing work: () throws -> Int) rethrows
  init?(rethrowingKept work: @escaping () throws -> Int) rethrows
  init(async work: () throws -> Int) async
  init?(asyncKept work: @escaping () throws -> Int) async
  init(asyncThrowing work: () throws -> Int) async throws
  init?(asyncThrowingKept work: @escaping () throws -> Int) async throws
  init(asyncRethrowing work: () throws -> Int) async rethrows
  init?(asyncRethrowingKept work: @escaping () throws -> Int) async rethrows
}

@Spryable @Spyable
protocol ClosureSubscripts {
  typealias Own = () throws -> Int
  subscript(plain work: Own) -> Int { get }
  subscript(plainKept work: @escaping Work) -> Int { get }
  subscript(throwing work: Own) -> Int { get throws }
  subscript(throwingKept work: @escaping Work) -> Int { get throws }
  subscript(async work: Own) -> Int { get async }
  subscript(asyncKept work: @escaping Work) -> Int { get async }
  subscript(asyncThrowing work: Own) -> Int { get async throws }
  subscript(asyncThrowingKept work: @escaping Work) -> Int { get async throws }
  subscript(typed work: Own) -> Int { get throws(StorageError) }
  subscript(typedKept work: @escaping Work) -> Int { get throws(StorageError) }
  subscript(asyncTyped work: Own) -> Int { get async throws(StorageError) }
  subscript(asyncTypedKept work: @escaping Work) -> Int { get async throws(StorageError) }
}
