// Stubs that answer with closures.
extension Stub {
  /// Runs a closure on the caller's thread when the stub matches a call.
  ///
  /// - Parameter closure: A closure that receives the call's arguments and returns the answer. It
  ///   can throw in a throwing member, and can call, stub, verify, or reset the fake.
  @discardableResult
  public func andDo<Value>(_ closure: @escaping ([Any?]) throws -> Value) -> Stub {
    answering(.closure({ try closure($0.passed) }, returns: Value.self))
  }

  /// Awaits a closure when the stub matches a call to an `async` member.
  ///
  /// - Parameter closure: A closure that receives the call's arguments and returns the answer.
  @discardableResult
  public func andDo<Value>(_ closure: @escaping ([Any?]) async throws -> Value) -> Stub {
    answering(.asyncClosure({ try await closure($0.passed) }, returns: Value.self))
  }

  /// Runs a closure that returns `Any?`, such as `{ _ in nil }`, when the stub matches a call.
  @_disfavoredOverload
  @discardableResult
  public func andDo(_ closure: @escaping ([Any?]) throws -> Any?) -> Stub {
    answering(.closure({ try closure($0.passed) }, returns: Any.self))
  }

  /// Awaits a closure that returns `Any?` when the stub matches a call to an `async` member.
  @_disfavoredOverload
  @discardableResult
  public func andDo(_ closure: @escaping ([Any?]) async throws -> Any?) -> Stub {
    answering(.asyncClosure({ try await closure($0.passed) }, returns: Any.self))
  }

  /// Runs a closure with typed parameters when the stub matches a call.
  ///
  /// - Parameter closure: A closure whose parameters are the arguments that the fake records. It is
  ///   misuse if a call has another number of arguments, or one of another type.
  ///
  /// ```swift
  /// fake.stub(.save).andDo { (user: User, version: Int) in version > 1 }
  /// ```
  @_disfavoredOverload
  @discardableResult
  public func andDo<each Argument, Value>(
    _ closure: @escaping (repeat each Argument) throws -> Value
  ) -> Stub {
    answering(
      .closure(
        { try closure(repeat each passedValues(in: $0, as: repeat (each Argument).self)) },
        returns: Value.self))
  }

  /// Awaits a closure with typed parameters when the stub matches a call to an `async` member.
  ///
  /// - Parameter closure: A closure whose parameters are the arguments that the fake records.
  @_disfavoredOverload
  @discardableResult
  public func andDo<each Argument, Value>(
    _ closure: @escaping (repeat each Argument) async throws -> Value
  ) -> Stub {
    answering(
      .asyncClosure(
        { try await closure(repeat each passedValues(in: $0, as: repeat (each Argument).self)) },
        returns: Value.self))
  }
}
