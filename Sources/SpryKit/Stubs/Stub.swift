/// A stub that a test writes: a member, the arguments that the stub is for, and its answers.
///
/// ```swift
/// fake.stub(.load).with("42").andReturn(user)
/// fake.stub(.load).andThrow(NotFound())
/// fake.stub(.poll).andReturn(1, 2).andThrow(Lost())
/// ```
///
/// A test of a hand-written fake begins a stub with `fake.stub(.load)`, and adds its arguments and
/// answers. For a fake of `@Spryable`, `fake.stub.load(id: "42")` is checked by the compiler.
///
/// A stub without an answer answers no calls. The failure of a call without another stub names it.
///
/// A stub in a variable may be used more than once: each first answer makes another stub.
public struct Stub {
  let state: SpryState
  let source: StubSource
  private var matchers: [ArgumentMatcher] = []
  /// The options before the first answer. After it, the options of ``finished`` count.
  private var options = StubOptions()
  /// The stub with its answers, or `nil` before the first answer.
  private var finished: FinishedStub?
  /// The stubs that this one replaced, in case it leaves calls to them.
  private var replaced: [FinishedStub] = []

  /// - Parameters:
  ///   - member: The key of the member.
  ///   - name: The name of the member in messages until its first call.
  init(
    _ member: String,
    named name: String,
    of state: SpryState,
    fakeType: any Any.Type,
    at location: SpryLocation,
    by maker: StaticString
  ) {
    self.state = state
    source = state.contents.withLock { contents in
      contents.fakeType = fakeType
      return contents.beginStub(of: member, named: name, at: location, by: maker)
    }
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// - Parameter arguments: The expected arguments. Each is a value to be equal to, an
  ///   ``Argument``, or an ``ArgumentCaptor``.
  ///
  /// Without arguments, or without `with`, the stub is for every call of the member. Stubs with
  /// arguments come before stubs without. Within each group, the newest stub comes first. A second
  /// `with`, or one after an answer, is misuse.
  public consuming func with(_ arguments: Any?...) -> Stub {
    if !matchers.isEmpty {
      state.report(
        Misuse(
          .withTwice,
          "the stub at \(source.location) has 'with' twice, but only the second list of arguments counts",
          "write all arguments in one 'with', or begin another stub"),
        at: source.location)
    } else if finished != nil {
      state.report(
        Misuse(
          .withAfterAnswer,
          "the stub at \(source.location) has 'with' after its first answer, so these arguments do not "
            + "count",
          "write 'with' before the answers"),
        at: source.location)
    }
    return matching(.make(arguments))
  }

  consuming func matching(_ matchers: [ArgumentMatcher]) -> Stub {
    self.matchers = matchers
    return consume self
  }

  /// Returns from a member that returns nothing.
  @discardableResult
  public consuming func andReturn() -> Stub {
    answering(.value(StubValue(())))
  }

  /// Answers with a value.
  ///
  /// - Parameter value: The result of the member. If it cannot be of the result's type, calls skip
  ///   the stub. In this way, a test stubs overloads by return type.
  ///
  /// A further answer is for the next call; see ``afterLast(_:)``.
  @discardableResult
  public consuming func andReturn<Value>(_ value: Value) -> Stub {
    answering(.value(StubValue(value)))
  }

  /// Answers with `nil`, or with a value of the type `Any?`.
  @discardableResult
  public consuming func andReturn(_ value: Any?) -> Stub {
    answering(.value(StubValue(value)))
  }

  /// Answers each call with the next value, and then repeats the last; see ``afterLast(_:)``.
  @discardableResult
  public consuming func andReturn<Value>(_ first: Value, _ second: Value, _ more: Value...) -> Stub
  {
    ([second] + more).reduce(andReturn(first)) { $0.andReturn($1) }
  }

  /// Answers by running a closure on the caller's thread, once for each call.
  ///
  /// - Parameter closure: Receives the call's arguments and returns the answer. It may throw in a
  ///   throwing member. It may itself call, stub, check, or reset the fake.
  @discardableResult
  public consuming func andDo<Value>(_ closure: @escaping ([Any?]) throws -> Value) -> Stub {
    answering(.closure({ try closure($0.passed) }, returns: Value.self))
  }

  /// Answers by awaiting a closure, in an `async` member.
  ///
  /// - Parameter closure: Receives the call's arguments and returns the answer. It may throw in a
  ///   throwing member.
  @discardableResult
  public consuming func andDo<Value>(_ closure: @escaping ([Any?]) async throws -> Value) -> Stub {
    answering(.asyncClosure({ try await closure($0.passed) }, returns: Value.self))
  }

  /// Answers by running a closure whose result has no type of its own, such as `{ _ in nil }`.
  @_disfavoredOverload
  @discardableResult
  public consuming func andDo(_ closure: @escaping ([Any?]) throws -> Any?) -> Stub {
    answering(.closure({ try closure($0.passed) }, returns: Any.self))
  }

  /// Answers by awaiting a closure whose result has no type of its own.
  @_disfavoredOverload
  @discardableResult
  public consuming func andDo(_ closure: @escaping ([Any?]) async throws -> Any?) -> Stub {
    answering(.asyncClosure({ try await closure($0.passed) }, returns: Any.self))
  }

  /// Answers by throwing, in a throwing member.
  @discardableResult
  public consuming func andThrow(_ error: any Error) -> Stub {
    answering(.error(error))
  }

  /// Answers with the fake's own answer, its `fallbackValue:`.
  @discardableResult
  public consuming func andCallThrough() -> Stub {
    answering(.callThrough)
  }
}

extension Stub {
  /// Sets the rule for calls after the stub has given each of its answers once.
  ///
  /// ```swift
  /// fake.stub(.poll).andReturn(.pending, .pending).andReturn(.done).afterLast(.fail)
  /// ```
  ///
  /// Without a rule, the stub repeats its last answer.
  @discardableResult
  public consuming func afterLast(_ rule: AfterLastAnswer) -> Stub {
    var stub = changing { $0.afterLast = rule }
    if rule == .previousStub, let finished = stub.finished, !stub.replaced.isEmpty {
      stub.state.restore(stub.replaced, behind: finished)
      stub.replaced = []
    }
    return stub
  }

  /// Sets the number of calls that the stub should answer.
  ///
  /// One call too many is misuse at once. Too few calls are reported at the end of the test. If the
  /// fake was made outside a test with a scope, nothing reports them, so that is misuse, which is
  /// reported when the fake is deallocated.
  @discardableResult
  public consuming func expected(_ count: CountSpecifier) -> Stub {
    let isChecked = state.scope != nil || !state.isOfType
    if count.isNeverMet || !isChecked || state.contents.withLock({ $0.ended != nil }) {
      state.report(.uncheckedExpectation(count, stub: source.location), at: source.location)
    } else if state.scope == nil {
      // A test case of XCTest may still adopt a fake that one of its properties holds.
      state.contents.withLock { $0.uncheckedExpectation = (count, source.location) }
    }
    return changing { $0.expectedCount = count }
  }

  /// Allows the stub to stay unused: it is not reported as unused at the end of the test.
  @discardableResult
  public consuming func lenient() -> Stub {
    changing { $0.isLenient = true }
  }

  /// Delays the answers that follow, in an `async` member.
  ///
  /// - Parameter time: The length of the delay.
  ///
  /// A caller that is cancelled during the delay gets a `CancellationError`, or a default value if
  /// the member cannot throw that.
  public consuming func delayed(by time: SpryDuration) -> Stub {
    changing { $0.delay = Delay(time) }
  }

  /// Delays the answers that follow, in an `async` member.
  ///
  /// - Parameters:
  ///   - time: The length of the delay.
  ///   - clock: The clock that measures the time. A test can pass its own, to control time.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  public consuming func delayed<SomeClock: Clock>(
    by time: SomeClock.Duration, on clock: SomeClock = ContinuousClock()
  ) -> Stub {
    changing { $0.delay = Delay(time, on: clock) }
  }

  private consuming func changing(_ change: (inout StubOptions) -> Void) -> Stub {
    if let finished { state.change(finished, change) } else { change(&options) }
    // Here and in similar functions: `self` alone would be copied, which takes a sixteenth of the
    // instructions of the life of a fake in a release build.
    return consume self
  }

  /// Adds an answer. The first one adds the stub to the fake, and each further one is for the next
  /// call.
  @discardableResult
  consuming func answering(_ answer: StubAnswer) -> Stub {
    if let finished {
      state.add(answer, to: finished)
    } else {
      (finished, replaced) = state.addStub(source, matchers, answer, options)
    }
    return consume self
  }
}

extension Misuse {
  /// A stub expects a number of calls that is never right, or that nothing checks.
  static func uncheckedExpectation(_ count: CountSpecifier, stub: SpryLocation) -> Misuse {
    if count.isNeverMet {
      let (what, advice) = CountMistake.neverMet.words(count)
      return Misuse(.meaninglessExpectation, "the stub at \(stub) \(what)", advice)
    }
    return Misuse(
      .meaninglessExpectation,
      "the stub at \(stub) expected \(count), but its fake belongs to no test that checks this",
      "make the fake in a test with '.spry', in a 'SpryTestCase', or in 'withSpry { … }'")
  }
}
