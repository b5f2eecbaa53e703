// The calls of `fake.calls.…`: a sequence of their arguments.

extension FakeMember: MemberCalls where Role == CallRole {
  /// The query for the calls.
  @_documentation(visibility: internal)
  public var query: CallQuery { CallQuery(handle, name, key: key, expectedArguments) }
}

extension FakeMember: Sequence where Role == CallRole {
  /// Returns an iterator over the arguments of the calls so far, oldest first.
  @_documentation(visibility: internal)
  public func makeIterator() -> IndexingIterator<[Arguments]> {
    arguments(since: .start).makeIterator()
  }

  /// Returns the arguments of the calls after a mark, oldest first.
  public func since(_ mark: SpryMark) -> [Arguments] {
    arguments(since: mark)
  }

  /// The number of calls so far.
  public var count: Int { arguments(since: .start).count }

  /// Whether there was no call so far.
  public var isEmpty: Bool { count == 0 }

  /// The arguments of the first call; nil if there was none.
  public var first: Arguments? { arguments(since: .start).first }

  /// The arguments of the last call so far; nil if there was none.
  public var last: Arguments? { arguments(since: .start).last }

  /// The arguments of the call with an index, from 0. There must be such a call.
  public subscript(index: Int) -> Arguments { arguments(since: .start)[index] }

  /// Waits until the member has been called, and returns the arguments of the first call that fits.
  ///
  /// - Parameters:
  ///   - mark: a mark after which calls count; by default all calls count.
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the arguments of the call, which may be older than the wait. Its stub may not have answered
  ///   yet.
  /// - Throws: a ``CallWaitError`` if the call does not come; a `CancellationError` if the task is cancelled.
  ///
  /// Recording the call ends the wait. Nothing is polled.
  @discardableResult
  public func wait(
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Arguments {
    try await wait(
      for: .atLeast(1), since: mark, within: time, clock: clock, isolation: isolation, file: file,
      line: line)[0]
  }

  /// Waits until the member has been called a number of times, and returns the arguments of the calls that
  /// fit, in order.
  ///
  /// - Parameters:
  ///   - count: the number of calls. The wait ends as soon as there are as many.
  ///   - mark: a mark after which calls count; by default all calls count.
  ///   - time: the longest time to wait.
  ///   - clock: the clock that measures the time. A test can pass its own, to control time.
  ///   - isolation: the actor to stay on; by default the caller's.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the arguments of the calls. Some may be older than the wait.
  /// - Throws: a ``CallWaitError`` if the calls do not come, and at once if there are too many; a
  ///   `CancellationError` if the task is cancelled.
  @discardableResult
  public func wait(
    for count: CountSpecifier,
    since mark: SpryMark = .start,
    within time: Duration,
    clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [Arguments] {
    let calls = try await CallWait(query.with(count, since: mark))
      .calls(
        isolation: isolation, within: time, clock: clock, at: SpryLocation(file: file, line: line))
    return calls.compactMap { decode($0.list) }
  }

  private func arguments(since mark: SpryMark) -> [Arguments] {
    let query = query.with(nil, since: mark)
    let called = query.history.member(key: key)
    return called?.calls { query.compare($0).isFit }.compactMap { decode($0.arguments) } ?? []
  }
}

extension FakeMember where Effects: PropertyEffects {
  /// The reads of the property or subscript.
  ///
  /// The member itself stands for its reads as well: `fake.calls.name` counts no writes. Those are
  /// `fake.calls.name.set(.any)`.
  public func get() -> Self { self }
}

extension FakeMember {
  /// The writes of the property or subscript.
  ///
  /// - Parameter value: the expected new value.
  public func set<Base>(
    _ value: ArgumentOf<Result>
  ) -> FakeMember<Role, Result, Void, SyncEffects<Never>> where Effects == ReadWriteEffects<Base> {
    let count = matchers.count
    let setter = name + MemberName.setterSuffix
    return FakeMember<Role, Result, Void, SyncEffects<Never>>(
      handle, setter + "(_:)", key: handle.key(of: setter, setter), matchers + [value.matcher]
    ) { argumentValue(in: $0, at: count) }
  }

  /// The writes of the property or subscript.
  ///
  /// - Parameter value: the expected new value.
  @_disfavoredOverload
  public func set<Base>(
    _ value: Result
  ) -> FakeMember<Role, Result, Void, SyncEffects<Never>> where Effects == ReadWriteEffects<Base> {
    set(.equal(value))
  }
}

// MARK: - Mistakes that the compiler should explain

extension FakeMember where Role == StubRole {
  /// Not available, because `stub` only stubs.
  @available(*, unavailable, message: "write 'calls' instead of 'stub' to read or wait for calls")
  public func wait(within time: Duration) async throws -> Arguments { fatalError() }

  /// Counts belong to checks, and a stub has an expectation.
  @available(*, unavailable, message: "write 'expected(…)' to expect a number of calls of a stub")
  public func times(_ count: CountSpecifier) -> CallQuery { fatalError() }

  /// Counts belong to checks, and a stub has an expectation.
  @available(*, unavailable, message: "write 'expected(.exactly(…))' to expect calls of a stub")
  public func times(_ count: Int) -> CallQuery { fatalError() }
}

extension FakeMember {
  /// Not available, because the property or subscript cannot be written.
  @available(*, unavailable, message: "the protocol declares no setter for this member")
  public func set<Base>(
    _ value: Result
  ) -> FakeMember<Role, Result, Void, SyncEffects<Never>> where Effects == ReadEffects<Base> {
    fatalError()
  }
}

extension ExpectedCallsBuilder {
  /// Not available, because `stub` only stubs.
  @available(*, unavailable, message: "write 'calls' instead of 'stub' to check calls")
  public static func buildExpression<Arguments, Result, Effects: MemberEffects>(
    _ calls: FakeMember<StubRole, Arguments, Result, Effects>
  ) -> [CallQuery] { [] }

  /// The member itself cannot be checked.
  @available(*, unavailable, message: "write '.calls' after the fake to check calls")
  public static func buildExpression(_ result: Void) -> [CallQuery] { [] }
}
