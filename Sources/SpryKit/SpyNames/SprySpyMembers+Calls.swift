// What `@Spyable` calls in the members of a spy:
//
//     func load(id: Int) async throws -> User {
//       return try await spyMembers.record(2, "loadId", id).spyAnswerAsync({
//         (spyClosure: (Int) async throws -> User) in …
//       })
//     }
//     var title: String {
//       get { return spyMembers.get(0, "underlyingTitle") }
//       set { spyMembers.set(0, newValue as String) }
//     }
//
// The number is the member's position in the struct of names, and the member's names begin with the
// text. The closure calls the closure that a test set, and states its type. Every function has its own
// name because overloads would take the compiler twice as long.
extension SprySpyMembers {
  /// Records a call to the enclosing member. See ``SpryFakeHandle/record(of:parameters:_:file:line:)``.
  @_documentation(visibility: internal)
  @inline(never)
  public func record<each Argument>(
    _ number: Int, _ name: StaticString,
    of function: StaticString = #function, parameters: StaticString = "",
    _ arguments: repeat each Argument,
    file: StaticString = #filePath, line: UInt = #line
  ) -> CallInProgress {
    let site = Call.Site(function, parameters: parameters, file, line)
    return record(number, name, argumentArray(repeat each arguments), at: site)
  }

  /// Returns the value of a property from a stub, or else from the property's name. Reads are not
  /// recorded.
  @_documentation(visibility: internal)
  @inline(never)
  public func get<Value>(
    _ number: Int, _ name: StaticString,
    _ function: StaticString = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Value {
    let site = Call.Site(function, file, line)
    let call = record(number, name, [], at: site, as: nil)
    return call.answer { try call.value() }
  }

  /// Sets the value of a property. Writes are not recorded.
  @_documentation(visibility: internal)
  public func set<Value>(_ number: Int, _ value: Value) {
    self[number].set(\.answers.value, StubValue(value))
  }

  private func record(
    _ number: Int, _ name: StaticString, _ arguments: [Any], at site: Call.Site,
    as outcome: Call.Outcome? = .choosing
  ) -> CallInProgress {
    let call = handle.record(arguments, at: site, as: outcome)
    let contents = handle.state.contents
    contents.lock.lock()
    let answers = contents.addCall(call.number, of: call.member, self[number].key)
    contents.lock.unlock()
    call.spied = CallInProgress.SpiedPart(namePrefix: name, answers: answers)
    return call
  }
}

@_documentation(visibility: internal)
extension CallInProgress {
  /// Answers the call of a spy with a stub, or else by the member's names.
  ///
  /// - Parameter run: Calls the closure that a test set.
  /// - Throws: The stub's error, `…ThrowableError`, or the error of `…Closure`. If nothing answers
  ///   the call, a ``Misuse`` that was already reported.
  @inline(never)
  public func spyAnswer<Function, Answer, Failure: Error, Result>(
    _ run: (Function) throws(Failure) -> Answer
  ) throws(Failure) -> Result {
    noteCaller(isAsync: false)
    if answers.isPlain, stubs.all.isEmpty {
      if let value = answers.value?.value(as: Result.self) { return end(with: value) }
      if Result.self == Void.self, let value: Result = valueWithoutStub() {
        return end(with: value)
      }
    }
    return try answerNoted(throwing: Failure.self) { () throws -> Result? in
      guard let closure: Function = try closure() else { return try value() }
      return try result(of: run(closure), "Closure")
    }
  }

  /// Answers the call of a spy's `async` member with a stub, or else by the member's names.
  ///
  /// - Throws: The same errors as ``spyAnswer(_:)``.
  @inline(never)
  public func spyAnswerAsync<Function, Answer, Failure: Error, Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ run: (Function) async throws(Failure) -> Answer
  ) async throws(Failure) -> Result {
    try await answer(isolation: isolation, throwing: Failure.self) { () async throws -> Result? in
      _ = isolation
      guard let closure: Function = try closure() else { return try value() }
      return try result(of: await run(spiedSending(closure)), "Closure")
    }
  }
}

extension CallInProgress {
  private var answers: SpyAnswers { spied?.answers ?? SpyAnswers() }

  /// Returns the closure that a test set, or throws the error that it set.
  private func closure<Function>() throws -> Function? {
    if let error = answers.error?.value as? any Error { throw error }
    return answers.closure?.value(as: Function.self)
  }

  /// Returns the value that a test set, or `nil` if it set none.
  fileprivate func value<Result>() throws -> Result? {
    if let answer = answers.value {
      return try answer.value(as: Result.self) ?? result(of: answer.value, "ReturnValue")
    }
    // An initializer and a setter need no answer, even if the test is strict.
    if Result.self == Void.self {
      guard state.strictness == .strict else { return nil }
      return site.isOfInitializer || site.isOfSetter ? () as? Result : nil
    }
    guard isOptional(Result.self) else { return nil }
    if Result.self == Void?.self, site.isOfInitializer { return () as? Result }
    // An optional that is not set is nil.
    return defaultValue(of: Result.self)
  }

  /// Returns an answer as the result of the member, which is of another type in a generic member.
  private func result<Answer, Result>(of answer: Answer, _ suffix: String) throws -> Result? {
    if let result = cast(answer, to: Result.self) { return result }
    throw Call.Failure.wrongSpyValue(suffix, type: typeText(unwrapped(answer)))
  }
}
