import Bottom
import SpryMacros

// Every combination of a member's effects with those of a closure that it takes.

typealias Work = () throws -> Int

@Spryable @Spyable
protocol PlainClosures {
  typealias Own = () throws -> Int
  typealias Making<Value> = () throws -> Value
  func nonescaping(_ work: () throws -> Int) -> Int
  func escaping(_ work: @escaping () throws -> Int) -> Int
  func optional(_ work: (() throws -> Int)?) -> Int
  func grouped(_ work: (@escaping () throws -> Int)) -> Int
  func aliased(_ work: @escaping Work) -> Int
  func optionalAlias(_ work: Work?) -> Int
  func own(_ work: Own) -> Int
  func generic(_ work: Making<Int>) -> Int
  func auto(_ work: @autoclosure () throws -> Int) -> Int
  func kept(_ work: @autoclosure @escaping () throws -> Int) -> Int
  func concurrent(_ work: @Sendable () throws -> Int) -> Int
  func sendable(_ work: @escaping @Sendable () throws -> Int) -> Int
  func sent(_ work: sending @escaping () throws -> Int) -> Int
  func main(_ work: @escaping @MainActor () throws -> Int) -> Int
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func later(_ work: () async throws -> Int) -> Int
  #endif
  func keptLater(_ work: @escaping () async throws -> Int) -> Int
  func optionalLater(_ work: (() async throws -> Int)?) -> Int
  func plain(_ work: () -> Int) -> Int
  func keptPlain(_ work: @escaping () -> Int) -> Int
  func typed(_ work: () throws(StorageError) -> Int) -> Int
  func keptTyped(_ work: @escaping () throws(StorageError) -> Int) -> Int
  func changing(_ work: (inout Int) throws -> Void) -> Int
  func keptChanging(_ work: @escaping (inout Int) throws -> Void) -> Int
  func two<R>(_ work: () throws -> R, then: @escaping () throws -> R) -> R
  static func shared(_ work: @escaping () throws -> Int) -> Int
  static func visit(_ work: () throws -> Void)
}

@Spryable @Spyable
protocol ThrowingClosures {
  typealias Own = () throws -> Int
  typealias Making<Value> = () throws -> Value
  func nonescaping(_ work: () throws -> Int) throws -> Int
  func escaping(_ work: @escaping () throws -> Int) throws -> Int
  func optional(_ work: (() throws -> Int)?) throws -> Int
  func grouped(_ work: (@escaping () throws -> Int)) throws -> Int
  func aliased(_ work: @escaping Work) throws -> Int
  func optionalAlias(_ work: Work?) throws -> Int
  func own(_ work: Own) throws -> Int
  func generic(_ work: Making<Int>) throws -> Int
  func auto(_ work: @autoclosure () throws -> Int) throws -> Int
  func kept(_ work: @autoclosure @escaping () throws -> Int) throws -> Int
  func concurrent(_ work: @Sendable () throws -> Int) throws -> Int
  func sendable(_ work: @escaping @Sendable () throws -> Int) throws -> Int
  func sent(_ work: sending @escaping () throws -> Int) throws -> Int
  func main(_ work: @escaping @MainActor () throws -> Int) throws -> Int
  // Else, Swift 6.2 crashes in `withoutActuallyEscaping`.
  #if compiler(>=6.3) || !hasFeature(NonisolatedNonsendingByDefault)
    func later(_ work: () async throws -> Int) throws -> Int
  #endif
  func keptLater(_ work: @escaping () async throws -> Int) throws -> Int
  func optionalLater(_ work: (() async throws -> Int)?) throws -> Int
  func plain(_ work: () -> Int) throws -> Int
  func keptPlain(_ work: @escaping () -> Int) throws -> Int
  func typed(_ work: () throws(StorageError) -> Int) throws -> Int
  func keptTyped(_ work: @escaping () throws(StorageError) -> Int) throws -> Int
  func changing(_ work: (inout Int) throws -> Void) throws -> Int
  func keptChanging(_ work: @escaping (inout Int) throws -> Void) throws -> Int
  func two<R>(_ work: () throws -> R, then: @escaping () throws -> R) throws -> R
  static func shared(_ work: @escaping () throws -> Int) throws -> Int
  static func visit(_ work: () throws -> Void) throws
}

@Spryable @Spyable
protocol RethrowingClosures {
  typealias Own = () throws -> Int
  typealias Making<Value> = () throws -> Value
  func nonescaping(_ work: () throws -> Int) rethrows -> Int
  func escaping(_ work: @escaping () throws -> Int) rethrows -> Int
  func optional(_ work: (() throws -> Int)?) rethrows -> Int
  func grouped(_ work: (@escaping () throws -> Int)) rethrows -> Int
  func aliased(_ work: @escaping Work) rethrows -> Int
  func optionalAlias(_ work: Work?) rethrows -> Int
  func own(_ work: Own) rethrows -> Int
  func generic(_ work: Making<Int>) rethrows -> Int
  func auto(_ work: @autoclosure () throws -> Int) rethrows -> Int
  func kept(_ work: @autoclosure @escaping () throws -> Int) rethrows -> Int
  func concurrent(_ work: @Sendable () throws -> Int) rethrows -> Int
  func sendable(_ work: @escaping @Sendable () throws -> Int) rethrows -> Int
  func sent(_ work: sending @escaping () throws -> Int) rethrows -> Int
  func main(_ work: @escaping @MainActor () throws -> Int) rethrows -> Int
  func typed(_ work: () throws(StorageError) -> Int) rethrows -> Int
  func keptTyped(_ work: @escaping () throws(StorageError) -> Int) rethrows -> Int
  func changing(_ work: (inout Int) throws -> Void) rethrows -> Int
  func keptChanging(_ work: @escaping (inout Int) throws -> Void) rethrows -> Int
  func two<R>(_ work: () throws -> R, then: @escaping () throws -> R) rethrows -> R
  static func shared(_ work: @escaping () throws -> Int) rethrows -> Int
  static func visit(_ work: () throws -> Void) rethrows
}
