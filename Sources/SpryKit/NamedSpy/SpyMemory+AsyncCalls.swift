// One function for each way in which a member can be declared; they differ in a line, see CallWriter.

extension SpyMemory {
  /// Records and answers a call: what `@Spyable` writes in an `async` member.
  ///
  /// - Parameters:
  ///   - number: the member's place among the names, from 0.
  ///   - name: what its names begin with.
  ///   - arguments: what the member received, in order.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - function: the member.
  /// - Returns: the answer of the closure, or else the return value.
  public func callAsync<each Argument, Result>(
    _ number: Int,
    _ name: StaticString,
    _ arguments: repeat each Argument,
    isolation: isolated (any Actor)? = #isolation,
    function: StaticString = #function
  ) async -> Result {
    let member = lockForCall(number)
    if member.pointee.room == 0 {
      let layout = SpyLayout()
      repeat layout.add((each Argument).self)
      member.pointee.makeRoom(layout, returning: Result.self)
    }
    var writer = SpyWriter(member.pointee.addRecord())
    repeat writer.next((each Argument).self).initialize(to: each arguments)
    if let place = member.pointee.plainAnswer(Result.self) {
      defer { unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    let answer = unlock(member)
    if let closure = answer.closure {
      if let closure = closure as? AsyncSpyClosure<repeat each Argument, Result> {
        return await closure(Passed((repeat each arguments))).value
      }
      #if compiler(>=6.2)
        if let closure = closure as? CallerSpyClosure<repeat each Argument, Result> {
          return await closure.run(repeat each arguments)
        }
        if let closure = closure as? CallerSpyClosure<repeat each Argument, Any> {
          return site(name, function).cast(await closure.run(repeat each arguments))
        }
      #endif
      if let closure = closure as? AsyncSpyClosure<repeat each Argument, Any> {
        return site(name, function).cast(await closure(Passed((repeat each arguments))).value)
      }
    }
    return site(name, function).value(of: answer)
  }

  /// Records and answers a call: what `@Spyable` writes in an `async` member that throws.
  ///
  /// - Parameters:
  ///   - number: the member's place among the names, from 0.
  ///   - name: what its names begin with.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - isolation: the actor to stay on; that of the caller.
  ///   - function: the member.
  /// - Returns: the answer of the closure, or else the return value.
  /// - Throws: the throwable error; that of the closure; ``Misuse`` where there is no answer.
  public func callAsyncThrows<each Argument, Result, Failure: Error>(
    _ number: Int,
    _ name: StaticString,
    _ arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    isolation: isolated (any Actor)? = #isolation,
    function: StaticString = #function
  ) async throws(Failure) -> Result {
    let member = lockForCall(number)
    if member.pointee.room == 0 {
      let layout = SpyLayout()
      repeat layout.add((each Argument).self)
      member.pointee.makeRoom(layout, returning: Result.self)
    }
    var writer = SpyWriter(member.pointee.addRecord())
    repeat writer.next((each Argument).self).initialize(to: each arguments)
    if let place = member.pointee.plainAnswer(Result.self) {
      defer { unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    let answer = unlock(member)
    if let error = answer.error as? Failure { throw error }
    if let closure = answer.closure {
      if let closure = closure as? AsyncThrowingSpyClosure<repeat each Argument, Failure, Result> {
        return try await closure(Passed((repeat each arguments))).value
      }
      #if compiler(>=6.2)
        if let closure = closure as? CallerThrowingSpyClosure<repeat each Argument, Failure, Result>
        {
          return try await closure.run(repeat each arguments)
        }
        if let closure = closure as? CallerThrowingSpyClosure<repeat each Argument, Failure, Any> {
          let value = try await closure.run(repeat each arguments)
          return try site(name, function).cast(value, throwing: errorType)
        }
      #endif
      if let closure = closure as? AsyncThrowingSpyClosure<repeat each Argument, Failure, Any> {
        let value = try await closure(Passed((repeat each arguments))).value
        return try site(name, function).cast(value, throwing: errorType)
      }
    }
    return try site(name, function).value(of: answer, throwing: errorType)
  }
}
