/// A stub in the making: a member, the arguments it is for, and, to finish it, its answer.
///
/// ```swift
/// fake.stub(.load).with("42").andReturn(user)
/// fake.stub(.load).andThrow(NotFound())
/// fake.stub(.poll).andReturn(1, 2).andThrow(Lost())
/// ```
///
/// A stub without an answer answers nothing, and the call that would have needed it says so.
public struct Stub {
  /// A stub as its state knows it before it has an answer.
  struct Draft: Sendable {
    /// The member's key.
    let member: String
    let origin: StubOrigin
    let number: UInt32
  }

  let state: SpryState
  private let draft: Draft
  private var expected: ContiguousArray<ExpectedArgument> = []
  private var terms: StubTerms?
  /// Holds back the answers that follow.
  private var delay: StubDelay?
  /// Nil until there is an answer.
  private var finished: FinishedStub?
  /// What the stub took the place of, for the case that it leaves calls to them.
  private var replaced: ContiguousArray<FinishedStub> = []

  init(_ member: String, of state: SpryState, double: any Any.Type, at origin: StubOrigin) {
    self.state = state
    draft = state.tables.withLock { tables in
      tables.double = double
      return tables.addDraft(of: member, at: origin)
    }
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// - Parameter arguments: one for each of the call's: a value to be equal to, an ``Argument``, or
  ///   an ``ArgumentCaptor``.
  ///
  /// Without arguments, or without `with`, the stub answers every call of the member.
  public func with(_ arguments: Any?...) -> Stub {
    var stub = self
    stub.expected = .making(arguments)
    return stub
  }

  /// Answers with nothing, for a member that returns nothing.
  @discardableResult
  public func andReturn() -> Stub {
    answering(.value(StoredValue(())))
  }

  /// Answers with a value.
  ///
  /// - Parameter value: what the member returns. A value that cannot be the member's return type
  ///   makes the stub be passed over: overloads by return type are told apart so.
  ///
  /// Another answer behind it is for the next call; see ``afterLast(_:)``.
  @discardableResult
  public func andReturn<Value>(_ value: Value) -> Stub {
    answering(.value(StoredValue(value)))
  }

  /// Answers with nil.
  @discardableResult
  public func andReturn(_ value: Any?) -> Stub {
    answering(.value(StoredValue(value)))
  }

  /// Answers with a value after the other, one a call, and goes on with the last.
  @discardableResult
  public func andReturn<Value>(_ first: Value, _ second: Value, _ more: Value...) -> Stub {
    ([second] + more).reduce(andReturn(first)) { $0.andReturn($1) }
  }

  /// Answers by running a closure on the caller's thread, once a call.
  ///
  /// - Parameter closure: gets the call's arguments and returns the answer. It may throw in a
  ///   throwing member, and may itself call, stub, verify or reset the fake.
  @discardableResult
  public func andDo<Value>(_ closure: @escaping ([Any?]) throws -> Value) -> Stub {
    answering(.closure({ try closure($0) }, returns: Value.self))
  }

  /// Answers by awaiting a closure, in an `async` member.
  ///
  /// - Parameter closure: gets the call's arguments and returns the answer. It may throw in a
  ///   throwing member.
  @discardableResult
  public func andDo<Value>(_ closure: @escaping ([Any?]) async throws -> Value) -> Stub {
    answering(.asyncClosure({ try await closure($0) }, returns: Value.self))
  }

  /// Answers by throwing, in a throwing member.
  @discardableResult
  public func andThrow(_ error: any Error) -> Stub {
    answering(.error(error))
  }

  /// Answers with what the fake itself gives for the member: `orElse:`, or `fallbackValue:`.
  @discardableResult
  public func andCallThrough() -> Stub {
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
  public func afterLast(_ rule: AfterLastAnswer) -> Stub {
    var stub = changing { $0.afterLast = rule }
    if rule == .previousStub, let finished, !replaced.isEmpty {
      state.restore(replaced, behind: finished, of: draft.member)
      stub.replaced = []
    }
    return stub
  }

  /// Says how many calls the stub is to answer.
  ///
  /// A call that is one too many is misuse, at once. Too few are found at the end of the scope, the
  /// test under `.spry` for one.
  @discardableResult
  public func expected(_ count: CountSpecifier) -> Stub {
    changing { $0.expectedCount = count }
  }

  /// Says that the stub need not be used: nothing is said of it at the end of the test.
  @discardableResult
  public func lenient() -> Stub {
    changing { $0.isLenient = true }
  }

  /// Holds back the answers that follow, in an `async` member.
  ///
  /// - Parameters:
  ///   - time: how long.
  ///   - clock: the clock that measures it; a test's own, to be in control of time.
  ///
  /// A caller that is cancelled meanwhile gets a `CancellationError`, if the member throws.
  public func delayed<SomeClock: Clock>(by time: SomeClock.Duration, on clock: SomeClock) -> Stub {
    var stub = self
    stub.delay = StubDelay(time, on: clock)
    return stub
  }

  /// Holds back the answers that follow, in an `async` member.
  public func delayed(by time: Duration) -> Stub {
    delayed(by: time, on: ContinuousClock())
  }

  private func changing(_ change: (inout StubTerms) -> Void) -> Stub {
    var stub = self
    var terms = terms ?? StubTerms()
    change(&terms)
    stub.terms = terms
    if let finished { state.change(finished, change) }
    return stub
  }

  /// Adds an answer: the first makes a stub of the draft, each other is for the next call.
  @discardableResult
  func answering(_ answer: StubAnswer) -> Stub {
    let answer = delay.map { .delayed($0, answer) } ?? answer
    var stub = self
    if let finished {
      state.change(finished) { $0.laterAnswers.append(answer) }
    } else {
      (stub.finished, stub.replaced) = state.addStub(draft, expected, answer, terms)
    }
    return stub
  }
}
