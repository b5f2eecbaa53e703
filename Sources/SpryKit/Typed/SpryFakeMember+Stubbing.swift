// The verbs of `fake.stub.…`. The first verb begins the stub, and further verbs continue it.
extension SpryFakeMember where Role: SpryStubbingRole {
  /// Answers with a value.
  ///
  /// - Parameters:
  ///   - value: The result of the member.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function.
  ///
  /// A further answer is for the next call; see ``afterLast(_:file:line:maker:)``.
  @discardableResult
  public func andReturn(
    _ value: Result,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.answering(.value(StubValue(value))) }
  }

  /// Answers each call with the next value, and then repeats the last; see
  /// ``afterLast(_:file:line:maker:)``.
  @discardableResult
  public func andReturn(
    _ first: Result, _ second: Result, _ more: Result...,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { stub in
      ([first, second] + more).reduce(stub) { $0.answering(.value(StubValue($1))) }
    }
  }

  /// Returns from a member that returns nothing.
  @discardableResult
  public func andReturn(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self where Result == Void {
    andReturn((), file: file, line: line, maker: maker)
  }

  /// Succeeds in an initializer that can fail.
  @discardableResult
  public func andReturn(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self where Result == Void? {
    andReturn((), file: file, line: line, maker: maker)
  }

  /// Answers by running a closure on the caller's thread, once for each call.
  ///
  /// - Parameters:
  ///   - closure: Receives the arguments and returns the answer. It may throw what the member may
  ///     throw. It may itself call, stub, check, or reset the fake.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function.
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

  /// Answers by awaiting a closure, once for each call.
  ///
  /// - Parameters:
  ///   - closure: Receives the arguments and returns the answer. It may throw what the member may
  ///     throw.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function.
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
  /// Answers by throwing.
  @discardableResult
  public func andThrow(
    _ error: Effects.Failure,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.answering(.error(error)) }
  }
}

extension SpryFakeMember where Role == SpryOwnAnswerStubRole {
  /// Answers with the fake's own answer: the answer of the object that it wraps, or the
  /// `fallbackValue:` of a body in its class.
  @discardableResult
  public func andCallThrough(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.andCallThrough() }
  }
}

extension SpryFakeMember where Role: SpryStubbingRole, Effects: SpryClosureMemberEffects {
  /// Answers by running a closure of the member's type: an `inout` parameter is `inout`.
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
  /// Answers by blocking the caller's thread until the test releases the caller.
  ///
  /// ```swift
  /// let gate = cache.stub.read("key").block()
  /// DispatchQueue.global().async { model.refresh() }
  /// await gate.waitForCaller()
  /// gate.resume(returning: "value")
  /// ```
  ///
  /// - Returns: The gate that holds the callers.
  ///
  /// A call in a task or on the main thread is misuse, because the test could then wait for itself.
  /// Let a `DispatchQueue` or a `Thread` make the call.
  public func block(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> SpryGate<Result, Effects.Failure> {
    SpryGate(gate: begun(file, line, maker).holding(.blocking).gate)
  }
}

extension SpryFakeMember where Role: SpryStubbingRole, Effects: SpryAwaitedMemberEffects {
  /// Answers by holding the caller until the test releases it.
  ///
  /// - Returns: The gate that holds the callers.
  public func suspend(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> SpryGate<Result, Effects.Failure> {
    SpryGate(gate: begun(file, line, maker).holding(.suspending).gate)
  }

  /// Answers by holding the caller until it is cancelled or the test ends.
  @discardableResult
  public func suspendForever(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.suspendForever() }
  }

  /// Delays the answers that follow.
  ///
  /// - Parameters:
  ///   - time: The length of the delay.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function.
  ///
  /// A caller that is cancelled during the delay gets a `CancellationError`, or a default value if
  /// the member cannot throw that.
  public func delayed(
    by time: SpryDuration,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.delayed(by: time) }
  }

  /// Delays the answers that follow, on a clock. A test can pass its own, to control time.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  public func delayed<SomeClock: Clock>(
    by time: SomeClock.Duration, on clock: SomeClock = ContinuousClock(),
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.delayed(by: time, on: clock) }
  }
}

extension SpryFakeMember where Role: SpryStubbingRole {
  /// Sets the rule for calls after the stub has given each of its answers once.
  ///
  /// ```swift
  /// service.stub.poll().andReturn(.pending, .pending, .done).afterLast(.fail)
  /// ```
  ///
  /// Without a rule, the stub repeats its last answer.
  @discardableResult
  public func afterLast(
    _ rule: AfterLastAnswer,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.afterLast(rule) }
  }

  /// Sets the number of calls that the stub should answer.
  ///
  /// One call too many is misuse at once. Too few calls are reported at the end of the test. If the
  /// fake was made outside a test with a scope, nothing reports them, so that is misuse, which is
  /// reported when the fake is deallocated.
  @discardableResult
  public func expected(
    _ count: CountSpecifier,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.expected(count) }
  }

  /// Allows the stub to stay unused: it is not reported as unused at the end of the test.
  @discardableResult
  public func lenient(
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Self {
    continuing(file, line, maker) { $0.lenient() }
  }

  private func continuing(
    _ file: StaticString, _ line: UInt, _ maker: StaticString, _ verb: (Stub) -> Stub
  ) -> Self {
    var member = self
    member.stub = verb(begun(file, line, maker))
    return member
  }

  /// Returns the stub. The first verb of a line begins it.
  private func begun(_ file: StaticString, _ line: UInt, _ maker: StaticString) -> Stub {
    if let stub { return stub }
    expected.isUnansweredStub = false
    return Stub(
      expected.key, named: expected.member, of: expected.handle.state,
      fakeType: expected.handle.type, at: SpryLocation(file: file, line: line), by: maker
    ).matching(expected.matchers)
  }
}
