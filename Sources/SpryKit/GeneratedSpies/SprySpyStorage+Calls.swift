// The functions that `@Spyable` calls in the members of a spy:
//
//     func load(id: Int) async throws -> User {
//       return try await spyStorage.callAsync(2, "loadId", id as Int) {
//         (run: @escaping (Int) async throws -> User) in …
//       }
//     }
//     func find(name: String, limit: Int) -> [User] {
//       return spyStorage.call(3, "findNameLimit", (name: name, limit: limit)) {
//         (run: @escaping (String, Int) -> [User]) in run(name, limit)
//       }
//     }
//     var title: String {
//       get { spyStorage.get(0, "underlyingTitle") }
//       set { spyStorage.set(0, newValue as String) }
//     }
//
// The number is the position of the member among the members of the spy. The names of the member
// begin with the text. In a generic member, arguments and results whose types contain a generic
// parameter are recorded and answered as `Any`.

extension SprySpyStorage {
  /// Records and answers a call of a member. `@Spyable` writes this.
  ///
  /// - Parameters:
  ///   - number: The position of the member, from 0.
  ///   - name: The beginning of the member's names.
  ///   - argument: The argument, or the labeled tuple of several.
  ///   - function: The member.
  ///   - run: Calls the closure that a test set.
  /// - Returns: The answer of the closure, or else the return value.
  /// - Throws: The throwable error; the closure's error; a ``Misuse`` if there is no answer, after
  ///   it was reported.
  @inlinable
  public func call<Argument, Function, Answer, Failure: Error, Result>(
    _ number: Int,
    _ name: StaticString,
    _ argument: Argument = (),
    function: StaticString = #function,
    run: (Function) throws(Failure) -> Answer
  ) throws(Failure) -> Result {
    let answers = record(number, argument)
    if answers.isPlain {
      if let box = answers.value as? SpyBox<Result> { return box.value }
      if Result.self == Void.self { return () as! Result }
    }
    return try answer(answers, name, function, run)
  }

  /// Records and answers a call of an `async` member. `@Spyable` writes this.
  ///
  /// - Parameters:
  ///   - number: The position of the member, from 0.
  ///   - name: The beginning of the member's names.
  ///   - argument: The argument, or the labeled tuple of several.
  ///   - isolation: The actor to stay on. The default is the caller's.
  ///   - function: The member.
  ///   - run: Calls the closure that a test set.
  /// - Returns: The answer of the closure, or else the return value.
  /// - Throws: The throwable error; the closure's error; a ``Misuse`` if there is no answer, after
  ///   it was reported.
  public func callAsync<Argument, Function, Answer, Failure: Error, Result>(
    _ number: Int,
    _ name: StaticString,
    _ argument: Argument = (),
    isolation: isolated (any Actor)? = #isolation,
    function: StaticString = #function,
    run: (Function) async throws(Failure) -> Answer
  ) async throws(Failure) -> Result {
    let answers = record(number, argument)
    let call: SpyCall<Failure> = call(answers, name, function)
    if let error = call.error { throw error }
    guard let closure = call.closure(as: Function.self) else { return try call.value() }
    return try call.result(of: try await run(spiedSending(closure)))
  }

  /// Records and answers a call of a member that rethrows. `@Spyable` writes this.
  ///
  /// - Parameters:
  ///   - number: The position of the member, from 0.
  ///   - name: The beginning of the member's names.
  ///   - argument: The argument, or the labeled tuple of several.
  ///   - function: The member.
  ///   - run: Calls the closure that a test set.
  /// - Returns: The answer of the closure, or else the return value.
  /// - Throws: The error of the closure. ``Misuse`` is reported, but not thrown.
  public func callRethrows<Argument, Function, Answer, Result>(
    _ number: Int,
    _ name: StaticString,
    _ argument: Argument = (),
    function: StaticString = #function,
    run: (Function) throws -> Answer
  ) rethrows -> Result {
    let call: SpyCall<Never> = call(record(number, argument), name, function)
    guard let closure = call.closure(as: Function.self) else { return call.value() }
    return call.result(of: try run(closure))
  }

  /// Records and answers a call of an `async` member that rethrows. `@Spyable` writes this.
  ///
  /// - Parameters:
  ///   - number: The position of the member, from 0.
  ///   - name: The beginning of the member's names.
  ///   - argument: The argument, or the labeled tuple of several.
  ///   - isolation: The actor to stay on. The default is the caller's.
  ///   - function: The member.
  ///   - run: Calls the closure that a test set.
  /// - Returns: The answer of the closure, or else the return value.
  /// - Throws: The error of the closure. ``Misuse`` is reported, but not thrown.
  public func callAsyncRethrows<Argument, Function, Answer, Result>(
    _ number: Int,
    _ name: StaticString,
    _ argument: Argument = (),
    isolation: isolated (any Actor)? = #isolation,
    function: StaticString = #function,
    run: (Function) async throws -> Answer
  ) async rethrows -> Result {
    let call: SpyCall<Never> = call(record(number, argument), name, function)
    guard let closure = call.closure(as: Function.self) else { return call.value() }
    return call.result(of: try await run(spiedSending(closure)))
  }

  /// Returns the value of a property. `@Spyable` writes this.
  ///
  /// - Parameters:
  ///   - number: The position of the property among the members, from 0.
  ///   - name: The property's name, `underlyingTitle` for example.
  ///   - function: The property.
  /// - Returns: The value that was set, or `nil` for an optional that was not set. A missing value
  ///   of another type is misuse.
  public func get<Value>(
    _ number: Int,
    _ name: StaticString,
    function: StaticString = #function
  ) -> Value {
    let answers = read(number) { $0.answers }
    if let box = answers.value as? SpyBox<Value> { return box.value }
    let call: SpyCall<Never> = call(answers, name, function, isProperty: true)
    return call.value()
  }

  /// Sets the value of a property. `@Spyable` writes this.
  ///
  /// - Parameters:
  ///   - number: The position of the property among the members, from 0.
  ///   - value: The new value.
  public func set<Value>(_ number: Int, _ value: Value) {
    change(number) { $0.setValue(SpyBox(value)) }
  }
}

extension SprySpyStorage {
  /// Records a call, and returns the answers at that moment.
  ///
  /// `@inlinable`, as ``call(_:_:_:function:run:)`` is: a client's optimized build then appends to
  /// an array of a type that it knows, in 83 ns instead of 190 (hand-written: 41). The limit is
  /// twice the latter.
  @inlinable
  func record<Argument>(_ number: Int, _ argument: Argument) -> SpyAnswers {
    addCall(number) { calls in
      if let known = calls as? SpyCalls<Argument> {
        known.append(argument)
      } else {
        calls = SpyCalls([argument])
      }
    }
  }

  /// Answers a call that is not answered with a plain return value. A separate function, because
  /// ``call(_:_:_:function:run:)`` would otherwise look up the metadata of each optional in here
  /// first.
  @usableFromInline
  func answer<Function, Answer, Failure: Error, Result>(
    _ answers: SpyAnswers,
    _ name: StaticString,
    _ function: StaticString,
    _ run: (Function) throws(Failure) -> Answer
  ) throws(Failure) -> Result {
    let call: SpyCall<Failure> = call(answers, name, function)
    if let error = call.error { throw error }
    guard let closure = call.closure(as: Function.self) else { return try call.value() }
    return try call.result(of: try run(closure))
  }

  private func call<Failure>(
    _ answers: SpyAnswers,
    _ name: StaticString,
    _ function: StaticString,
    isProperty: Bool = false
  ) -> SpyCall<Failure> {
    SpyCall(
      answers: answers,
      names: Names.self,
      function: function,
      name: name,
      isProperty: isProperty,
      location: location,
      scope: scope
    )
  }
}
