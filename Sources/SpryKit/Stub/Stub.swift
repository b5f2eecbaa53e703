/// A stub in the making: a member, the arguments it is for, and, to finish it, its answer.
///
/// ```swift
/// fake.stub(.load).with("42").andReturn(user)
/// fake.stub(.load).andThrow(NotFound())
/// ```
///
/// A stub without an answer answers nothing, and the call that would have needed it says so.
public struct Stub {
  /// A stub as its state knows it before it has an answer.
  struct Draft: Sendable {
    /// The member's key.
    let member: String
    let location: SpryLocation
    let number: Int
  }

  private let state: SpryState
  private let draft: Draft
  private var expected: ContiguousArray<ExpectedArgument> = []

  init(_ member: String, of state: SpryState, at location: SpryLocation) {
    self.state = state
    draft = state.tables.withLock { $0.addDraft(of: member, at: location) }
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
    finish(.value(StoredValue(())))
  }

  /// Answers with a value.
  ///
  /// - Parameter value: what the member returns. A value that cannot be the member's return type
  ///   makes the stub be passed over: overloads by return type are told apart so.
  @discardableResult
  public func andReturn<Value>(_ value: Value) -> Stub {
    finish(.value(StoredValue(value)))
  }

  /// Answers with nil.
  @discardableResult
  public func andReturn(_ value: Any?) -> Stub {
    finish(.value(StoredValue(value)))
  }

  /// Answers by running a closure on the caller's thread, once a call.
  ///
  /// - Parameter closure: gets the call's arguments and returns the answer. It may throw in a
  ///   throwing member, and may itself call, stub, verify or reset the fake.
  @discardableResult
  public func andDo<Value>(_ closure: @escaping ([Any?]) throws -> Value) -> Stub {
    finish(.closure({ try closure($0) }, returns: Value.self))
  }

  /// Answers by awaiting a closure, in an `async` member.
  ///
  /// - Parameter closure: gets the call's arguments and returns the answer. It may throw in a
  ///   throwing member.
  @discardableResult
  public func andDo<Value>(_ closure: @escaping ([Any?]) async throws -> Value) -> Stub {
    finish(.asyncClosure({ try await closure($0) }, returns: Value.self))
  }

  /// Answers by throwing, in a throwing member.
  @discardableResult
  public func andThrow(_ error: any Error) -> Stub {
    finish(.error(error))
  }

  private func finish(_ answer: StubAnswer) -> Stub {
    let stub = FinishedStub(expected: expected, answer: answer, location: draft.location)
    let draft = draft
    state.tables.drop { tables in
      tables.remove(draft)
      let member = tables.member(key: draft.member)
      return member.pointee.replaceStubs(
        with: .adding(stub, to: member.pointee.stubs?.takeUnretainedValue()))
    }
    return self
  }
}
