// What `@Spyable` writes in the members of a spy:
//
//     func load(id: Int) -> User { return spyMemory.call(2, "load", id) }
//     func save(_ user: User) throws(Full) { return try spyMemory.callThrows(3, "save", user, throwing: Full.self) }
//     var name: String { get { spyMemory.get(0, "underlyingName") } set { spyMemory.set(0, newValue) } }
//     var size: Int { get throws { return try spyMemory.callThrows(4, "size") } }
//
// The number is the member's place among the names, the text what its names begin with. In a generic
// member, arguments whose types name a generic parameter are passed `as Any`, and the names have
// `Any` for those and for such a result: what is answered is cast to the type that is returned.
//
// One function for each way in which a member can be declared; they differ in a line, see CallWriter.

extension SpyMemory {
  /// Records and answers a call: what `@Spyable` writes in a member.
  ///
  /// - Parameters:
  ///   - number: the member's place among the names, from 0.
  ///   - name: what its names begin with.
  ///   - arguments: what the member received, in order.
  ///   - function: the member.
  /// - Returns: the answer of the closure, or else the return value.
  public func call<each Argument, Result>(
    _ number: Int,
    _ name: StaticString,
    _ arguments: repeat each Argument,
    function: StaticString = #function
  ) -> Result {
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
      // Copying a value only retains: it runs nobody's code.
      defer { unlock() }
      return place.assumingMemoryBound(to: Result.self).pointee
    }
    return answer(unlock(member, record), site(name, function))
  }

  /// Records and answers a call: what `@Spyable` writes in a member that throws.
  ///
  /// - Parameters:
  ///   - number: the member's place among the names, from 0.
  ///   - name: what its names begin with.
  ///   - arguments: what the member received, in order.
  ///   - errorType: the type that the member declares in `throws(…)`, if it does.
  ///   - function: the member.
  /// - Returns: the answer of the closure, or else the return value.
  /// - Throws: the throwable error; that of the closure; ``Misuse`` where there is no answer.
  public func callThrows<each Argument, Result, Failure: Error>(
    _ number: Int,
    _ name: StaticString,
    _ arguments: repeat each Argument,
    throwing errorType: Failure.Type = (any Error).self,
    function: StaticString = #function
  ) throws(Failure) -> Result {
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
    return try answerThrows(errorType, unlock(member, record), site(name, function))
  }

  private func answer<Result>(_ answer: SpyAnswer, _ site: SpySite) -> Result {
    if let closure = answer.closure as? SpyAnswerer<Result> {
      return closure.answer(answer.record)
    }
    if let closure = answer.closure as? SpyAnswerer<Any> {
      return site.cast(closure.answer(answer.record))
    }
    return site.value(of: answer.value)
  }

  private func answerThrows<Result, Failure: Error>(
    _ errorType: Failure.Type,
    _ answer: SpyAnswer,
    _ site: SpySite
  ) throws(Failure) -> Result {
    if let error = answer.error as? Failure { throw error }
    if let closure = answer.closure as? ThrowingSpyAnswerer<Failure, Result> {
      return try closure.answer(answer.record)
    }
    if let closure = answer.closure as? ThrowingSpyAnswerer<Failure, Any> {
      return try site.cast(try closure.answer(answer.record), throwing: errorType)
    }
    return try site.value(of: answer.value, throwing: errorType)
  }
}

extension SpyMemory {
  func site(
    _ name: StaticString,
    _ function: StaticString,
    isProperty: Bool = false
  ) -> SpySite {
    SpySite(
      names: Names.self,
      function: function,
      name: name,
      isProperty: isProperty,
      location: location,
      scope: scope
    )
  }

  /// Gives up the lock, with what is needed to answer without it.
  @inline(never)
  func unlock(
    _ member: UnsafeMutablePointer<SpyMember>,
    _ record: UnsafeMutableRawPointer
  ) -> SpyAnswer {
    defer { unlock() }
    return member.pointee.answer(to: record)
  }
}

extension SpyMemory {
  /// Returns the value of a property: what `@Spyable` writes in `get`.
  ///
  /// - Parameters:
  ///   - number: the property's place among the names, from 0.
  ///   - name: its name, `underlyingTitle` for example.
  ///   - function: the property.
  public func get<Value>(
    _ number: Int,
    _ name: StaticString,
    function: StaticString = #function
  ) -> Value {
    let member = lock(number)
    if let place = member.pointee.plainAnswer(Value.self) {
      defer { unlock() }
      return place.assumingMemoryBound(to: Value.self).pointee
    }
    let value = member.pointee.boxedValue
    unlock()
    return site(name, function, isProperty: true).value(of: value)
  }

  /// Sets the value of a property: what `@Spyable` writes in `set`.
  ///
  /// - Parameters:
  ///   - number: the property's place among the names, from 0.
  ///   - value: the new value.
  public func set<Value>(_ number: Int, _ value: Value) {
    setValue(number, StoredValue(value))
  }
}
