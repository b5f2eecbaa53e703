// The closure of a parameter pack lives in an object: as a generic value it could neither be stored
// nor read ("cannot fully abstract a value of variadic function type"). One that throws nothing is
// of a class of its own, since Swift 6.3 crashes where `throws(Never)` is read as no `throws`.
//
// A call asks for a superclass by its result only, and hands it the record instead of the
// arguments: for a pack that is passed on, each call would make up a tuple type at run time.

/// A closure that answers for a member that returns `Result`.
class SpyAnswerer<Result> {
  /// Answers a call whose arguments lie in a record.
  func answer(_ record: SpyRecord) -> Result { fatalError("abstract") }
}

/// A closure that answers for a member that throws.
class ThrowingSpyAnswerer<Failure: Error, Result> {
  func answer(_ record: SpyRecord) throws(Failure) -> Result { fatalError("abstract") }
}

/// A closure that answers for an `async` member.
///
/// `@unchecked Sendable`: it gets what the caller passed, which waits for it, so that nobody else
/// uses that meanwhile.
class AsyncSpyAnswerer<Result>: @unchecked Sendable {
  func answer(
    _ record: SpyRecord,
    isolation: isolated (any Actor)?
  ) async -> Result { fatalError("abstract") }
}

/// A closure that answers for an `async` member that throws.
///
/// `@unchecked Sendable`: as ``AsyncSpyAnswerer``.
class AsyncThrowingSpyAnswerer<Failure: Error, Result>: @unchecked Sendable {
  func answer(
    _ record: SpyRecord,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result { fatalError("abstract") }
}

final class PlainSpyClosure<each Argument, Result>: SpyAnswerer<Result> {
  let run: (repeat each Argument) -> Result

  init(_ run: @escaping (repeat each Argument) -> Result) {
    self.run = run
  }

  override func answer(_ record: SpyRecord) -> Result {
    var cursor = SpyCursor(record.start)
    return run(repeat cursor.read((each Argument).self))
  }
}

final class ThrowingSpyClosure<each Argument, Failure: Error, Result>:
  ThrowingSpyAnswerer<Failure, Result>
{
  let run: (repeat each Argument) throws(Failure) -> Result

  init(_ run: @escaping (repeat each Argument) throws(Failure) -> Result) {
    self.run = run
  }

  override func answer(_ record: SpyRecord) throws(Failure) -> Result {
    var cursor = SpyCursor(record.start)
    return try run(repeat cursor.read((each Argument).self))
  }
}

/// `@unchecked Sendable`: inherited, with its reason; the closure never changes.
final class AsyncSpyClosure<each Argument, Result>: AsyncSpyAnswerer<Result>, @unchecked Sendable {
  let run: (repeat each Argument) async -> Result

  init(_ run: @escaping (repeat each Argument) async -> Result) {
    self.run = run
  }

  override func answer(_ record: SpyRecord, isolation: isolated (any Actor)?) async -> Result {
    await answer(record).value
  }

  private nonisolated func answer(_ record: SpyRecord) async -> Passed<Result> {
    var cursor = SpyCursor(record.start)
    return Passed(await run(repeat cursor.read((each Argument).self)))
  }
}

/// `@unchecked Sendable`: inherited, with its reason; the closure never changes.
final class AsyncThrowingSpyClosure<each Argument, Failure: Error, Result>:
  AsyncThrowingSpyAnswerer<Failure, Result>, @unchecked Sendable
{
  let run: (repeat each Argument) async throws(Failure) -> Result

  init(_ run: @escaping (repeat each Argument) async throws(Failure) -> Result) {
    self.run = run
  }

  override func answer(
    _ record: SpyRecord,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Result {
    try await answer(record).value
  }

  private nonisolated func answer(_ record: SpyRecord) async throws(Failure) -> Passed<Result> {
    var cursor = SpyCursor(record.start)
    return Passed(try await run(repeat cursor.read((each Argument).self)))
  }
}

#if compiler(>=6.2)
  /// A closure that stays on the caller's actor. `@unchecked Sendable` as ``AsyncSpyClosure``.
  final class CallerSpyClosure<each Argument, Result>:
    AsyncSpyAnswerer<Result>, @unchecked Sendable
  {
    let run: nonisolated(nonsending) (repeat each Argument) async -> Result

    init(_ run: nonisolated(nonsending) @escaping (repeat each Argument) async -> Result) {
      self.run = run
    }

    override func answer(_ record: SpyRecord, isolation: isolated (any Actor)?) async -> Result {
      var cursor = SpyCursor(record.start)
      return await run(repeat cursor.read((each Argument).self))
    }
  }

  /// A closure that throws and stays on the caller's actor. `@unchecked Sendable` as
  /// ``AsyncThrowingSpyClosure``.
  final class CallerThrowingSpyClosure<each Argument, Failure: Error, Result>:
    AsyncThrowingSpyAnswerer<Failure, Result>, @unchecked Sendable
  {
    let run: nonisolated(nonsending) (repeat each Argument) async throws(Failure) -> Result

    init(
      _ run:
        nonisolated(nonsending) @escaping (repeat each Argument) async throws(Failure) -> Result
    ) {
      self.run = run
    }

    override func answer(
      _ record: SpyRecord,
      isolation: isolated (any Actor)?
    ) async throws(Failure) -> Result {
      var cursor = SpyCursor(record.start)
      return try await run(repeat cursor.read((each Argument).self))
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

/// What crosses from a closure to an actor that waits for it.
///
/// `@unchecked Sendable`: the closure has returned by then, and only who waited gets the value.
struct Passed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
