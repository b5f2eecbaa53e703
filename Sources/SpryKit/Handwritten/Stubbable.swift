/// A fake that answers calls from the stubs of a test.
///
/// Conform to it if a test needs the answers of a fake, but never checks its calls. Return
/// `stubbedValue()` in its members, and use `stub` in the test. Conform to ``Spryable`` to record
/// the calls as well.
///
/// ```swift
/// final class FakeClock: Clock, Stubbable {
///   enum Function: String, StringRepresentable {
///     case now
///   }
///
///   var now: Date { stubbedValue() }
/// }
/// ```
public protocol Stubbable: SpryFake {}

// The properties are not inlined, for the reason that is given in `SpryFakeHandle+Calls.swift`.

extension Stubbable where Function: StringRepresentable {
  /// Answers a call of the enclosing member from its stubs, without recording it.
  ///
  /// ```swift
  /// var now: Date { stubbedValue() }
  /// ```
  @inline(never)
  public var stubbedValue: CallAnswerer<Never> {
    CallAnswerer(handle: SpryFakeHandle(self), isRecorded: false)
  }

  /// Answers a call of the enclosing member, which throws, from its stubs, without recording it.
  @inline(never)
  public var stubbedValueThrows: CallAnswerer<any Error> {
    CallAnswerer(handle: SpryFakeHandle(self), isRecorded: false)
  }
}

extension Stubbable where ClassFunction: StringRepresentable {
  /// Answers a call of the enclosing static member from its stubs, without recording it.
  @inline(never)
  public static var stubbedValue: CallAnswerer<Never> {
    CallAnswerer(handle: SpryFakeHandle(type: self), isRecorded: false)
  }

  /// Answers a call of the enclosing static member, which throws, from its stubs, without recording
  /// it.
  @inline(never)
  public static var stubbedValueThrows: CallAnswerer<any Error> {
    CallAnswerer(handle: SpryFakeHandle(type: self), isRecorded: false)
  }
}

extension Stubbable where Function: StringRepresentable {
  /// Begins a stub of a member. It takes effect with its first answer.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function, which distinguishes a test's own stubs from the stubs of a
  ///     shared set-up.
  public func stub(
    _ function: Function,
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    let location = SpryLocation(file: file, line: line)
    return Stub(
      function.key, named: function.rawValue, of: spryState, fakeType: type(of: self),
      at: location, by: maker)
  }

  /// Stubs a member again. The same as `stub`, for code that comes from Spry, where stubbing twice
  /// is an error.
  public func stubAgain(
    _ function: Function,
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    stub(function, file: file, line: line, maker: maker)
  }
}

extension Stubbable {
  /// Removes the stubs. A stub that expects more calls than it answered so far fails the test.
  public func resetStubs() {
    spryState.resetStubs()
  }
}

extension Stubbable where ClassFunction: StringRepresentable {
  /// Begins a stub of a static member, for the current scope. It takes effect with its first
  /// answer.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function, which distinguishes a test's own stubs from the stubs of a
  ///     shared set-up.
  public static func stub(
    _ function: ClassFunction,
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    let location = SpryLocation(file: file, line: line)
    return Stub(
      function.key, named: function.rawValue, of: spryState, fakeType: self, at: location, by: maker
    )
  }

  /// Stubs a static member again. The same as `stub`, for code that comes from Spry.
  public static func stubAgain(
    _ function: ClassFunction,
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    stub(function, file: file, line: line, maker: maker)
  }
}

extension Stubbable {
  /// Removes the stubs of the type in the current scope.
  public static func resetStubs() {
    spryState.resetStubs()
  }
}

extension Stubbable {
  /// The rule for calls that no stub answers. The default is the rule of the scope.
  ///
  /// ```swift
  /// mailer.strictness = .strict  // From here on, a call of 'mailer.close()' needs a stub.
  /// ```
  public var strictness: Strictness {
    get { spryState.strictness }
    set { spryState.strictness = newValue }
  }

  /// The rule for calls of static members that no stub answers, in the current scope. The default is
  /// the rule of the scope.
  public static var strictness: Strictness {
    get { spryState.strictness }
    set { spryState.strictness = newValue }
  }
}
