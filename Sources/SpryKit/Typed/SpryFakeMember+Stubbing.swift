// The verbs of `fake.stub.…`. The first verb begins the stub, and further verbs continue it.
extension SpryFakeMember where Role: SpryStubbingRole {
  /// Returns a value when the stub matches a call.
  ///
  /// - Parameters:
  ///   - value: The result of the member.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function.
  @discardableResult
  public func andReturn(
    _ value: Result,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.answering(.value(StubValue(value))) }
  }

  /// Returns one value for each call, in order, and then repeats the last value. See
  /// ``afterLast(_:file:line:maker:)``.
  @discardableResult
  public func andReturn(
    _ first: Result, _ second: Result, _ more: Result...,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) {
      $0.answering(([first, second] + more).map { .value(StubValue($0)) })
    }
  }

  /// Returns from a member whose result type is `Void`.
  @discardableResult
  public func andReturn(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self where Result == Void {
    andReturn((), file: file, line: line, maker: maker)
  }

  /// Makes a failable initializer succeed.
  @discardableResult
  public func andReturn(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self where Result == Void? {
    andReturn((), file: file, line: line, maker: maker)
  }

  /// Runs a closure on the caller's thread when the stub matches a call.
  ///
  /// The closure receives the arguments and returns the answer. It can throw what the member can
  /// throw, and can call, stub, verify, or reset the fake.
  @discardableResult
  public func andDo(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function,
    _ closure: @escaping (Arguments) throws(Effects.Failure) -> Result
  ) -> Self where Effects: SprySyncMemberEffects {
    let decode = decode
    return continuing(file, line, maker) { stub in
      stub.answering(.closure({ try closure(decode($0)!) }, returns: Result.self))
    }
  }

  /// Awaits a closure when the stub matches a call to an `async` member.
  @discardableResult
  public func andDo(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function,
    _ closure: @escaping (Arguments) async throws(Effects.Failure) -> Result
  ) -> Self where Effects: SpryAsyncMemberEffects {
    let decode = decode
    return continuing(file, line, maker) { stub in
      stub.answering(.asyncClosure({ try await closure(decode($0)!) }, returns: Result.self))
    }
  }
}

extension SpryFakeMember where Role: SpryStubbingRole, Effects: SpryThrowingMemberEffects {
  /// Throws an error, or the next of several errors, when the stub matches a call.
  @discardableResult
  public func andThrow(
    _ error: Effects.Failure, _ more: Effects.Failure...,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.answering(([error] + more).map { .error($0) }) }
  }
}

extension SpryFakeMember where Role == SpryOwnAnswerStubRole {
  /// Calls the object that the fake wraps, or evaluates the `fallbackValue:` of the member's body.
  @discardableResult
  public func andCallThrough(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.andCallThrough() }
  }
}

extension SpryFakeMember where Role: SpryStubbingRole, Effects: SpryClosureMemberEffects {
  /// Runs a closure that has the member's own type, including its `inout` parameters.
  @discardableResult
  public func andDo(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function,
    _ closure: Effects.Closure
  ) -> Self {
    let answer = action!(closure).answer
    return continuing(file, line, maker) { $0.answering(answer) }
  }
}

extension SpryFakeMember where Role: SpryStubbingRole, Effects: SprySyncMemberEffects {
  /// Blocks each caller's thread until the test releases the caller.
  ///
  /// - Returns: The gate that holds the callers.
  ///
  /// ```swift
  /// let gate = cache.stub.read("key").block()
  /// DispatchQueue.global().async { model.refresh() }
  /// try await gate.waitForCaller(within: .seconds(5))
  /// gate.resume(returning: "value")
  /// ```
  ///
  /// A call in a task or on the main thread is misuse, because the test could then wait for itself.
  /// Make the call on a `DispatchQueue` or a `Thread`.
  public func block(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> SpryGate<Result, Effects.Failure> {
    SpryGate(gate: begun(file, line, maker).holding(.blocking).gate)
  }
}

extension SpryFakeMember where Role: SpryStubbingRole, Effects: SpryAwaitedMemberEffects {
  /// Holds each caller until the test releases it.
  ///
  /// - Parameters:
  ///   - ignoringCancellation: Whether a cancelled caller stays held until the test releases it, as
  ///     with a service that finishes its work even after it is cancelled. By default, the caller
  ///     gets a `CancellationError`.
  ///   - file: The file of the call to `suspend`.
  ///   - line: The line of the call to `suspend`.
  ///   - maker: The function that calls `suspend`.
  /// - Returns: The gate that holds the callers.
  public func suspend(
    ignoringCancellation: Bool = false,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> SpryGate<Result, Effects.Failure> {
    let holding = ignoringCancellation ? Gate.Holding.suspendingCancelled : .suspending
    return SpryGate(gate: begun(file, line, maker).holding(holding).gate)
  }

  /// Holds each caller until the caller is cancelled or the test ends.
  @discardableResult
  public func suspendForever(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.suspendForever() }
  }

  /// Delays the answers that follow.
  ///
  /// A caller that is cancelled during the delay gets a `CancellationError`, or its answer at once
  /// if the member can't throw that error.
  public func delayed(
    by time: SpryDuration,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.delayed(by: time) }
  }
}

extension SpryFakeMember where Role: SpryStubbingRole {
  /// Sets what happens to calls after the last answer.
  ///
  /// ```swift
  /// service.stub.poll().andReturn(.pending, .pending, .done).afterLast(.fail)
  /// ```
  ///
  /// By default, the stub repeats its last answer.
  @discardableResult
  public func afterLast(
    _ rule: AfterLastAnswer,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.afterLast(rule) }
  }

  /// Sets the number of calls that the stub should answer.
  ///
  /// Outside a scope, nothing would verify the number. In that case, `expected` is misuse, and
  /// SpryKit reports it when the fake is deallocated.
  @discardableResult
  public func expected(
    _ count: CountSpecifier,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.expected(count) }
  }

  /// Allows the stub to stay unused without a warning when the test ends.
  @discardableResult
  public func lenient(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.lenient() }
  }

  private func continuing(
    _ file: StaticString, _ line: UInt, _ maker: StaticString, _ verb: (Stub) -> Stub
  ) -> Self {
    _ = verb(begun(file, line, maker))
    return self
  }

  /// Returns the stub. The first verb gives it its line.
  private func begun(_ file: StaticString, _ line: UInt, _ maker: StaticString) -> Stub {
    expected.beginStub(at: SpryLocation(file: file, line: line), by: maker)
  }
}
