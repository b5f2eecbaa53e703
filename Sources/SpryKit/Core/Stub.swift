/// A stub of a hand-written fake: a member, the arguments to match, and the answers.
///
/// ```swift
/// fake.stub(.load).with("42").andReturn(user)
/// fake.stub(.load).andThrow(NotFound())
/// fake.stub(.poll).andReturn(1, 2).andThrow(Lost())
/// ```
///
/// `fake.stub(.load)` begins a stub. A generated fake has typed members instead, such as
/// `fake.stub.load(id: "42")`, which the compiler checks.
///
/// A stub without an answer answers no calls. If no other stub answers a call that it matches, the
/// failure names the unfinished stub. If no call comes, the end of the test does.
public struct Stub {
  let state: SpryState
  let member: MemberTable
  let rule: StubRule

  /// Adds a stub without an answer to the table of a member.
  ///
  /// - Parameters:
  ///   - name: The name of the member in messages until its first call.
  ///   - member: Returns the member, with the lock of the state.
  init(
    named name: String,
    of state: SpryState,
    fakeType: any Any.Type,
    _ matchers: [ArgumentMatcher] = [],
    at location: SpryLocation,
    by maker: StaticString,
    _ member: (StateContents) -> MemberTable
  ) {
    self.state = state
    (self.member, rule) = state.contents.withLock { contents in
      contents.fakeType = fakeType
      contents.stubCount += 1
      let member = member(contents)
      let origin = StubRule.Origin(
        member: member.key, location: location, maker: maker, number: contents.stubCount)
      let rule = StubRule(origin, matchers)
      member.stubbedName = name
      member.stubs.begin(rule)
      return (member, rule)
    }
  }

  /// Limits the stub to calls with these arguments.
  ///
  /// - Parameter arguments: The expected arguments. Each is a value, an ``Argument``, or an
  ///   ``ArgumentCaptor``.
  ///
  /// Without `with`, the stub matches every call to the member. Stubs that match all arguments are
  /// tried last, and newer stubs before older ones. A second `with`, or a `with` after an answer, is
  /// misuse.
  public func with(_ arguments: Any?...) -> Stub {
    let matchers = [ArgumentMatcher].make(arguments)
    let (isSecond, isAnswered) = state.contents.withLock { _ in
      let (isSecond, isAnswered) = (!rule.matchers.isEmpty, rule.answer != nil)
      // The stub answers already, for the arguments that it has.
      if !isAnswered { rule.expect(matchers) }
      return (isSecond, isAnswered)
    }
    if isAnswered {
      state.report(
        Misuse(
          .withAfterAnswer,
          "the stub at \(rule.location) calls 'with' after its first answer, so its arguments do not "
            + "count",
          "write 'with' before the answers, or make another stub"),
        at: rule.location)
    } else if isSecond {
      // Two lists: which is meant?
      state.report(
        Misuse(
          .withTwice,
          "the stub at \(rule.location) calls 'with' twice, but only the second call's arguments count",
          "pass all arguments to one 'with', or make another stub"),
        at: rule.location)
    }
    return self
  }

  /// Returns from a member whose result type is `Void`.
  @discardableResult
  public func andReturn() -> Stub {
    answering(.value(StubValue(())))
  }

  /// Returns a value when the stub matches a call.
  ///
  /// - Parameter value: The member's result. Calls to a member with another result type skip the
  ///   stub, so overloads that differ in their result type can have separate stubs.
  ///
  /// If you chain more answers, each call gets the next. ``afterLast(_:)`` sets what happens after
  /// the last.
  @discardableResult
  public func andReturn<Value>(_ value: Value) -> Stub {
    answering(.value(StubValue(value)))
  }

  /// Returns `nil`, or a value of type `Any?`, when the stub matches a call.
  @discardableResult
  public func andReturn(_ value: Any?) -> Stub {
    answering(.value(StubValue(value)))
  }

  /// Returns one value for each call, in order, and then repeats the last value. See
  /// ``afterLast(_:)``.
  @discardableResult
  public func andReturn<Value>(_ first: Value, _ second: Value, _ more: Value...) -> Stub {
    answering(([first, second] + more).map { .value(StubValue($0)) })
  }

  /// Throws an error, or the next of several errors, when the stub matches a call to a throwing
  /// member.
  @discardableResult
  public func andThrow(_ error: any Error, _ more: any Error...) -> Stub {
    answering(([error] + more).map { .error($0) })
  }

  /// Returns the `fallbackValue:` in the member's body when the stub matches a call.
  @discardableResult
  public func andCallThrough() -> Stub {
    answering(.callThrough)
  }
}

extension Stub {
  /// Sets what happens to calls after the last answer.
  ///
  /// ```swift
  /// fake.stub(.poll).andReturn(.pending, .pending).andReturn(.done).afterLast(.fail)
  /// ```
  ///
  /// By default, the stub repeats its last answer.
  @discardableResult
  public func afterLast(_ rule: AfterLastAnswer) -> Stub {
    changing { $0.afterLast = rule }
  }

  /// Sets the number of calls that the stub should answer.
  ///
  /// One call too many fails the test at once. Too few calls fail the test when it ends. Outside a
  /// scope, nothing would verify the number. In that case, `expected` is misuse, and SpryKit
  /// reports it when the fake is deallocated.
  @discardableResult
  public func expected(_ count: CountSpecifier) -> Stub {
    let isChecked = state.scope != nil || !state.isOfType
    // No end of a test would check it.
    if count.isNeverMet || !isChecked {
      state.report(.uncheckedExpectation(count, stub: rule.location), at: rule.location)
    } else if state.scope == nil {
      // A test case of XCTest may still adopt a fake that one of its properties holds.
      state.contents.withLock { $0.uncheckedExpectation = (count, rule.location) }
    }
    return changing { $0.expectedCount = count }
  }

  /// Allows the stub to stay unused without a warning when the test ends.
  @discardableResult
  public func lenient() -> Stub {
    changing { $0.isLenient = true }
  }

  /// Delays the answers that follow. The member must be `async`.
  ///
  /// - Parameter time: The length of the delay.
  ///
  /// A caller that is cancelled during the delay gets a `CancellationError`, or its answer at once
  /// if the member can't throw that error.
  public func delayed(by time: SpryDuration) -> Stub {
    changing { $0.delay = time }
  }

  private func changing(_ change: (inout StubOptions) -> Void) -> Stub {
    // The stub may answer calls already; another thread may be making one.
    state.contents.withLock { _ in rule.change(change) }
    return self
  }

  /// Adds an answer.
  @discardableResult
  func answering(_ answer: StubAnswer) -> Stub { answering([answer]) }

  /// Adds answers in one step, each for one call. From the first one on, the stub answers calls.
  @discardableResult
  func answering(_ answers: [StubAnswer]) -> Stub {
    let (end, isFirst) = state.contents.withLock { contents in
      let isFirst = rule.answer == nil
      // A stub that is made after the end of its test would never be released.
      if contents.scopeEnd == nil {
        rule.add(answers)
        if isFirst { member.stubs.finish(rule) }
      }
      return (contents.scopeEnd, isFirst)
    }
    if let end { reportLate(end) } else if isFirst { reportImpossible() }
    return self
  }

  /// Reports a stub whose arguments no call can have.
  private func reportImpossible() {
    guard let (index, reason) = rule.matchers.impossibilityOfStub else { return }
    let (fake, member) = names
    let name = MemberSignature(member).nameOfArgument(at: index)
    state.report(
      Misuse(
        .noCallCanMatch, "the stub of \(headline(member, on: fake)) can match no call",
        seen: ["  \(name): \(reason.text)"], nil),
      at: rule.location)
  }

  /// The fake and the member in messages.
  private var names: (fake: String, member: String) {
    state.contents.withLock { ($0.name.label, member.name) }
  }

  /// Reports a stub of a fake whose test has ended. The fake does not take it.
  private func reportLate(_ end: ScopeEnd) {
    let (fake, member) = names
    let other = SpryScope.local?.owner.map { " in '\($0.name)'" } ?? ""
    state.report(
      Misuse(
        .afterTest,
        "\(headline(member, on: fake)) was stubbed\(other) after the end of its \(end.words)",
        end.advice),
      at: rule.location)
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
      "the stub at \(stub) expected \(count), but its fake belongs to no test that checks it",
      "create the fake in a test with '.spry', in a 'SpryTestCase', or in 'withSpry { … }'")
  }

  /// The misuse of a stub of a member that never received an answer.
  ///
  /// - Parameter call: The call that it should have answered, or `nil` if there was none.
  static func ofStubWithoutAnswer(_ headline: String, call: Misuse.Call? = nil) -> Misuse {
    Misuse(
      .stubWithoutAnswer, "a stub of \(headline) has no answer",
      seen: call.map { ["  the call was \($0.text)"] } ?? [],
      "give the stub an answer, for example with 'andReturn(…)' or 'andDo { … }'", call: call)
  }
}
