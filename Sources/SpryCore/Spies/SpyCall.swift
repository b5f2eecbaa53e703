/// A recorded call of a spy's member whose closure only the member itself can call.
///
/// What `@Spyable` writes in a member that takes a closure that does not escape, or is `inout`:
///
/// ```swift
/// func each(_ body: (Int) -> Void) -> Bool {
///   let call: SpyCall<((Int) -> Void) -> Bool, Bool> = spyMemory.begin(4, "each")
///   if let closure = call.closure { return closure(body) }
///   return call.value()
/// }
/// ```
///
/// `@unchecked Sendable`, and its values `nonisolated(unsafe)`: it stays in the member that began it.
public struct SpyCall<Function, Result>: @unchecked Sendable {
  /// What answers, if it was set.
  public nonisolated(unsafe) let closure: Function?
  private nonisolated(unsafe) let boxedValue: Any?
  private let site: SpySite

  init(_ answer: SpyAnswer, at site: SpySite) {
    closure = (answer.closure as? OpaqueSpyClosure<Function>)?.run
    boxedValue = answer.value
    self.site = site
  }

  /// The return value; where there is none, misuse.
  public func value() -> Result {
    site.value(of: boxedValue)
  }

  /// The return value; where there is none, misuse, which is thrown if a scope reports it.
  ///
  /// - Parameter errorType: the type that the member declares in `throws(…)`, if it does.
  public func valueThrows<Failure: Error>(
    throwing errorType: Failure.Type = (any Error).self
  ) throws(Failure) -> Result {
    try site.value(of: boxedValue, throwing: errorType)
  }

  /// The answer in a member that rethrows: what `@Spyable` writes there.
  ///
  /// ```swift
  /// func map(_ transform: (Int) throws -> Int) rethrows -> [Int] {
  ///   let call: SpyCall<((Int) throws -> Int) throws -> [Int], [Int]> = spyMemory.begin(5, "map")
  ///   return try call.answer { try $0(transform) }
  /// }
  /// ```
  ///
  /// - Parameter run: calls the closure.
  public func answer(_ run: (Function) throws -> Result) rethrows -> Result {
    if let closure { return try run(closure) }
    return value()
  }

  /// The answer in an `async` member that rethrows: what `@Spyable` writes there.
  ///
  /// - Parameters:
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - run: calls the closure.
  public func answer(
    isolation: isolated (any Actor)? = #isolation,
    _ run: (Function) async throws -> Result
  ) async rethrows -> Result {
    if let closure { return try await run(closure) }
    return value()
  }
}

extension SpyMemory {
  /// Records a call: what `@Spyable` writes in a member whose closure only that can call.
  ///
  /// - Parameters:
  ///   - number: the member's place among the names, from 0.
  ///   - name: what its names begin with.
  ///   - arguments: what the member received and may keep, in order.
  ///   - function: the member.
  /// - Returns: what answers.
  public func begin<each Argument, Function, Result>(
    _ number: Int,
    _ name: StaticString,
    _ arguments: repeat each Argument,
    function: StaticString = #function
  ) -> SpyCall<Function, Result> {
    let member = lockForCall(number)
    if member.pointee.room == 0, !member.pointee.makeRoom() {
      let layout = SpyLayout()
      repeat layout.add((each Argument).self)
      member.pointee.makeRoom(layout, returning: Result.self)
    }
    let record = member.pointee.addRecord()
    var cursor = SpyCursor(record)
    repeat cursor.next((each Argument).self).initialize(to: each arguments)
    return SpyCall(unlock(member, record), at: site(name, function))
  }

  /// Records a call: what `@Spyable` writes in a member that throws and whose closure only that
  /// can call.
  ///
  /// - Parameters:
  ///   - number: the member's place among the names, from 0.
  ///   - name: what its names begin with.
  ///   - arguments: what the member received and may keep, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - function: the member.
  /// - Returns: what answers.
  /// - Throws: the throwable error.
  public func beginThrows<each Argument, Function, Result, Failure: Error>(
    _ number: Int,
    _ name: StaticString,
    _ arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    function: StaticString = #function
  ) throws(Failure) -> SpyCall<Function, Result> {
    let member = lockForCall(number)
    if member.pointee.room == 0, !member.pointee.makeRoom() {
      let layout = SpyLayout()
      repeat layout.add((each Argument).self)
      member.pointee.makeRoom(layout, returning: Result.self)
    }
    let record = member.pointee.addRecord()
    var cursor = SpyCursor(record)
    repeat cursor.next((each Argument).self).initialize(to: each arguments)
    let answer = unlock(member, record)
    if let error = answer.error as? Failure { throw error }
    return SpyCall(answer, at: site(name, function))
  }
}
