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
    if member.pointee.room == 0, !member.pointee.makeRoom() {
      let layout = SpyLayout()
      repeat layout.add((each Argument).self)
      member.pointee.makeRoom(layout, returning: Result.self)
    }
    let record = member.pointee.addRecord()
    var cursor = SpyCursor(record)
    repeat cursor.next((each Argument).self).initialize(to: each arguments)
    if let place = member.pointee.plainAnswer(Result.self) {
      defer { unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    let answer = unlock(member, record)
    return await self.answer(answer, isolation: isolation, site(name, function))
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
    if member.pointee.room == 0, !member.pointee.makeRoom() {
      let layout = SpyLayout()
      repeat layout.add((each Argument).self)
      member.pointee.makeRoom(layout, returning: Result.self)
    }
    let record = member.pointee.addRecord()
    var cursor = SpyCursor(record)
    repeat cursor.next((each Argument).self).initialize(to: each arguments)
    if let place = member.pointee.plainAnswer(Result.self) {
      defer { unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    let answer = unlock(member, record)
    return try await answerThrows(
      errorType, answer, isolation: isolation, site(name, function))
  }

  private func answer<Result>(
    _ answer: SpyAnswer,
    isolation: isolated (any Actor)?,
    _ site: SpySite
  ) async -> Result {
    if let closure = answer.closure as? AsyncSpyAnswerer<Result> {
      return await closure.answer(answer.record, isolation: isolation)
    }
    if let closure = answer.closure as? AsyncSpyAnswerer<Any> {
      return site.cast(await closure.answer(answer.record, isolation: isolation))
    }
    return site.value(of: answer.value)
  }

  private func answerThrows<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ answer: SpyAnswer,
    isolation: isolated (any Actor)?,
    _ site: SpySite
  ) async throws(Failure) -> Result {
    if let error = answer.error as? Failure { throw error }
    if let closure = answer.closure as? AsyncThrowingSpyAnswerer<Failure, Result> {
      return try await closure.answer(answer.record, isolation: isolation)
    }
    if let closure = answer.closure as? AsyncThrowingSpyAnswerer<Failure, Any> {
      let value = try await closure.answer(answer.record, isolation: isolation)
      return try site.cast(value, throwing: errorType)
    }
    return try site.value(of: answer.value, throwing: errorType)
  }
}
