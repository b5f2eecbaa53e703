/// A stub in the making: a member, the arguments it is for, and, to finish it, its answer.
///
/// ```swift
/// fake.stub(.load).with("42").andReturn(user)
/// fake.stub(.load).andThrow(NotFound())
/// fake.stub(.poll).andReturn(1, 2).andThrow(Lost())
/// ```
///
/// A stub without an answer answers nothing, and the call that would have needed it says so.
///
/// Its functions consume the stub, which saves copying it at each step of a chain; one that is kept
/// may be used again.
public struct Stub {
  let state: SpryState
  let origin: StubOrigin
  private var expected: ContiguousArray<ExpectedArgument> = []
  /// Until there is an answer; then the stub has them.
  private var terms: StubTerms?
  /// Nil until there is an answer.
  private var finished: FinishedStub?
  /// What the stub took the place of, for the case that it leaves calls to them.
  private var replaced: ContiguousArray<FinishedStub> = []

  init(
    _ member: String,
    of state: SpryState,
    double: any Any.Type,
    at location: SpryLocation,
    by maker: StaticString
  ) {
    self.state = state
    let tables = state.tables.lock()
    defer { state.tables.unlock() }
    tables.pointee.double = double
    origin = tables.pointee.addDraft(of: member, at: location, by: maker)
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// - Parameter arguments: one for each of the call's: a value to be equal to, an ``Argument``, or
  ///   an ``ArgumentCaptor``.
  ///
  /// Without arguments, or without `with`, the stub answers every call of the member.
  public consuming func with(_ arguments: Any?...) -> Stub {
    var stub = self
    stub.expected = .making(arguments)
    return stub
  }

  /// Answers with nothing, for a member that returns nothing.
  @discardableResult
  public consuming func andReturn() -> Stub {
    answering(.value(StoredValue(())))
  }

  /// Answers with a value.
  ///
  /// - Parameter value: what the member returns. A value that cannot be the member's return type
  ///   makes the stub be passed over: overloads by return type are told apart so.
  ///
  /// Another answer behind it is for the next call; see ``afterLast(_:)``.
  @discardableResult
  public consuming func andReturn<Value>(_ value: Value) -> Stub {
    answering(.value(StoredValue(value)))
  }

  /// Answers with nil.
  @discardableResult
  public consuming func andReturn(_ value: Any?) -> Stub {
    answering(.value(StoredValue(value)))
  }

  /// Answers with a value after the other, one a call, and goes on with the last.
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

  /// Answers with what the fake itself gives for the member: `orElse:`, or `fallbackValue:`.
  @discardableResult
  public consuming func andCallThrough() -> Stub {
    answering(.callThrough)
  }
}

extension Stub {
  /// Says what the stub does when each of its answers was given once.
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
      stub.state.restore(stub.replaced, behind: finished, of: stub.origin.member)
      stub.replaced = []
    }
    return stub
  }

  /// Says how many calls the stub is to answer.
  ///
  /// A call that is one too many is misuse, at once. Too few are found at the end of the scope, the
  /// test under `.spry` for one.
  @discardableResult
  public consuming func expected(_ count: CountSpecifier) -> Stub {
    changing { $0.expectedCount = count }
  }

  /// Says that the stub need not be used: nothing is said of it at the end of the test.
  @discardableResult
  public consuming func lenient() -> Stub {
    changing { $0.isLenient = true }
  }

  /// Holds back the answers that follow, in an `async` member.
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

  /// Holds back the answers that follow, in an `async` member.
  public consuming func delayed(by time: Duration) -> Stub {
    delayed(by: time, on: ContinuousClock())
  }

  private consuming func changing(_ change: (StubTerms) -> Void) -> Stub {
    var stub = self
    if let finished = stub.finished {
      stub.state.change(finished, change)
    } else {
      let terms = StubTerms(stub.terms)
      change(terms)
      stub.terms = terms
    }
    return stub
  }

  /// Adds an answer: the first makes a stub of the draft, each other is for the next call.
  @discardableResult
  consuming func answering(_ answer: StubAnswer) -> Stub {
    var stub = self
    if let finished = stub.finished {
      stub.state.change(finished) { $0.add(answer) }
    } else {
      (stub.finished, stub.replaced) = stub.state.addStub(
        stub.origin,
        stub.expected,
        stub.terms?.delaying(answer) ?? answer,
        stub.terms == nil ? nil : StubTerms(stub.terms)
      )
    }
    return stub
  }
}
