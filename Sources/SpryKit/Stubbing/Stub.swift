/// A stub that a test is writing: a member, the arguments it is for, and its answers.
///
/// ```swift
/// fake.stub(.load).with("42").andReturn(user)
/// fake.stub(.load).andThrow(NotFound())
/// fake.stub(.poll).andReturn(1, 2).andThrow(Lost())
/// ```
///
/// A stub without an answer answers nothing, and the call that would have needed it says so.
///
/// A stub that is stored in a variable may be used more than once: each first answer makes a stub of its
/// own.
public struct Stub {
  let state: SpryState
  let source: StubSource
  private var matchers: [ArgumentMatcher] = []
  /// Until there is an answer; then the stub has them.
  private var options = StubOptions()
  /// Nil until there is an answer.
  private var finished: FinishedStub?
  /// The stubs that it replaced, in case it leaves calls to them.
  private var replaced: [FinishedStub] = []

  init(
    _ member: String,
    of state: SpryState,
    fakeType: any Any.Type,
    at location: SpryLocation,
    by maker: StaticString
  ) {
    self.state = state
    source = state.tables.withLock { tables in
      tables.fakeType = fakeType
      return tables.addUnfinishedStub(of: member, at: location, by: maker)
    }
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// - Parameter arguments: one for each of the call's: a value to be equal to, an ``Argument``, or
  ///   an ``ArgumentCaptor``.
  ///
  /// Without arguments, or without `with`, the stub answers every call of the member.
  public consuming func with(_ arguments: Any?...) -> Stub {
    var stub = self
    stub.matchers = .make(arguments)
    return stub
  }

  /// Answers with nothing, for a member that returns nothing.
  @discardableResult
  public consuming func andReturn() -> Stub {
    answering(.value(StubValue(())))
  }

  /// Answers with a value.
  ///
  /// - Parameter value: what the member returns. A value that cannot be the member's return type
  ///   makes the call skip the stub: this is how overloads by return type are stubbed.
  ///
  /// Another answer behind it is for the next call; see ``afterLast(_:)``.
  @discardableResult
  public consuming func andReturn<Value>(_ value: Value) -> Stub {
    answering(.value(StubValue(value)))
  }

  /// Answers with nil.
  @discardableResult
  public consuming func andReturn(_ value: Any?) -> Stub {
    answering(.value(StubValue(value)))
  }

  /// Answers with one value after the other, one for each call, and then repeats the last.
  @discardableResult
  public consuming func andReturn<Value>(_ first: Value, _ second: Value, _ more: Value...) -> Stub
  {
    ([second] + more).reduce(andReturn(first)) { $0.andReturn($1) }
  }

  /// Answers by running a closure on the caller's thread, once a call.
  ///
  /// - Parameter closure: gets the call's arguments and returns the answer. It may throw in a
  ///   throwing member, and may itself call, stub, verify or reset the fake.
  @discardableResult
  public consuming func andDo<Value>(_ closure: @escaping ([Any?]) throws -> Value) -> Stub {
    answering(.closure({ try closure($0) }, returns: Value.self))
  }

  /// Answers by awaiting a closure, in an `async` member.
  ///
  /// - Parameter closure: gets the call's arguments and returns the answer. It may throw in a
  ///   throwing member.
  @discardableResult
  public consuming func andDo<Value>(_ closure: @escaping ([Any?]) async throws -> Value) -> Stub {
    answering(.asyncClosure({ try await closure($0) }, returns: Value.self))
  }

  /// Answers by throwing, in a throwing member.
  @discardableResult
  public consuming func andThrow(_ error: any Error) -> Stub {
    answering(.error(error))
  }

  /// Answers with what the fake itself provides for the member: `orElse:`, or `fallbackValue:`.
  @discardableResult
  public consuming func andCallThrough() -> Stub {
    answering(.callThrough)
  }
}

extension Stub {
  /// Sets what the stub does when it has given each of its answers once.
  ///
  /// ```swift
  /// fake.stub(.poll).andReturn(.pending, .pending).andReturn(.done).afterLast(.fail)
  /// ```
  ///
  /// Without it, the last answer is given again and again.
  @discardableResult
  public consuming func afterLast(_ rule: AfterLastAnswer) -> Stub {
    var stub = changing { $0.afterLast = rule }
    if rule == .previousStub, let finished = stub.finished, !stub.replaced.isEmpty {
      stub.state.restore(stub.replaced, behind: finished)
      stub.replaced = []
    }
    return stub
  }

  /// Sets how many calls the stub should answer.
  ///
  /// One call too many is misuse, at once. Too few are reported at the end of the scope, which is the
  /// test under `.spry`, for example.
  @discardableResult
  public consuming func expected(_ count: CountSpecifier) -> Stub {
    changing { $0.expectedCount = count }
  }

  /// Allows the stub to stay unused: nothing is reported at the end of the test.
  @discardableResult
  public consuming func lenient() -> Stub {
    changing { $0.isLenient = true }
  }

  /// Delays the answers that follow, in an `async` member.
  ///
  /// - Parameters:
  ///   - time: how long.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///
  /// A caller that is cancelled meanwhile gets a `CancellationError`, if the member throws.
  public consuming func delayed<SomeClock: Clock>(by time: SomeClock.Duration, on clock: SomeClock)
    -> Stub
  {
    changing { $0.delay = StubDelay(time, on: clock) }
  }

  /// Delays the answers that follow, in an `async` member.
  public consuming func delayed(by time: Duration) -> Stub {
    delayed(by: time, on: ContinuousClock())
  }

  private consuming func changing(_ change: (inout StubOptions) -> Void) -> Stub {
    var stub = self
    if let finished = stub.finished {
      stub.state.change(finished, change)
    } else {
      change(&stub.options)
    }
    return stub
  }

  /// Adds an answer: the first finishes the stub, each other is for the next call.
  @discardableResult
  consuming func answering(_ answer: StubAnswer) -> Stub {
    var stub = self
    if let finished = stub.finished {
      stub.state.add(answer, to: finished)
    } else {
      (stub.finished, stub.replaced) = stub.state.addStub(
        stub.source, stub.matchers, answer, stub.options)
    }
    return stub
  }
}
