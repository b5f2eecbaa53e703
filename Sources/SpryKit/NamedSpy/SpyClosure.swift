// A closure of a parameter pack lives in a class of its own: as a generic value it could neither
// be stored nor read ("cannot fully abstract a value of variadic function type"). One that throws
// nothing cannot be read as one that throws `Never`: Swift 6.3 crashes compiling that.

/// The closure that answers for a member.
final class SpyClosure<each Argument, Result> {
  let run: (repeat each Argument) -> Result

  init(_ run: @escaping (repeat each Argument) -> Result) {
    self.run = run
  }
}

/// The closure that answers for a member that throws.
final class ThrowingSpyClosure<each Argument, Failure: Error, Result> {
  let run: (repeat each Argument) throws(Failure) -> Result

  init(_ run: @escaping (repeat each Argument) throws(Failure) -> Result) {
    self.run = run
  }
}

/// The closure that answers for an `async` member.
///
/// `@unchecked Sendable`: it gets what the caller passed, which waits for it, so that nobody else
/// uses that meanwhile.
final class AsyncSpyClosure<each Argument, Result>: @unchecked Sendable {
  let run: (repeat each Argument) async -> Result

  init(_ run: @escaping (repeat each Argument) async -> Result) {
    self.run = run
  }

  func callAsFunction(_ arguments: Passed<(repeat each Argument)>) async -> Passed<Result> {
    Passed(await run(repeat each arguments.value))
  }
}

/// The closure that answers for an `async` member that throws.
///
/// `@unchecked Sendable`: as ``AsyncSpyClosure``.
final class AsyncThrowingSpyClosure<each Argument, Failure: Error, Result>: @unchecked Sendable {
  let run: (repeat each Argument) async throws(Failure) -> Result

  init(_ run: @escaping (repeat each Argument) async throws(Failure) -> Result) {
    self.run = run
  }

  func callAsFunction(
    _ arguments: Passed<(repeat each Argument)>
  ) async throws(Failure) -> Passed<Result> {
    Passed(try await run(repeat each arguments.value))
  }
}

#if compiler(>=6.2)
  /// The closure that answers for an `async` member and stays on the caller's actor.
  final class CallerSpyClosure<each Argument, Result> {
    let run: nonisolated(nonsending) (repeat each Argument) async -> Result

    init(_ run: nonisolated(nonsending) @escaping (repeat each Argument) async -> Result) {
      self.run = run
    }
  }

  /// The closure that answers for an `async` member that throws, and stays on the caller's actor.
  final class CallerThrowingSpyClosure<each Argument, Failure: Error, Result> {
    let run: nonisolated(nonsending) (repeat each Argument) async throws(Failure) -> Result

    init(
      _ run:
        nonisolated(nonsending) @escaping (repeat each Argument) async throws(Failure) -> Result
    ) {
      self.run = run
    }
  }
#endif

/// A closure of a type that no pack can express.
final class OpaqueSpyClosure<Function> {
  let run: Function

  init(_ run: Function) {
    self.run = run
  }
}

/// What crosses from an actor to a closure, or back, while its owner waits.
struct Passed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
