/// A fake whose members return what a test tells them to.
///
/// Return `stubbedValue()` in its members, and use `stub` in the test. Conform to ``Spryable`` to record the calls as well.
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

extension Stubbable {
  /// Answers a call of the member that this is written in from its stubs, without recording it.
  ///
  /// ```swift
  /// var now: Date { stubbedValue() }
  /// ```
  @inline(never)
  public var stubbedValue: CallAnswerer {
    CallAnswerer(source: FakeSource(self, isRecorded: false))
  }

  /// Answers a call of the member that this is written in, which throws, from its stubs.
  @inline(never)
  public var stubbedValueThrows: ThrowingCallAnswerer {
    ThrowingCallAnswerer(source: FakeSource(self, isRecorded: false))
  }

  /// Answers a call of the static member that this is written in from its stubs, without recording it.
  @inline(never)
  public static var stubbedValue: CallAnswerer {
    CallAnswerer(source: FakeSource(type: self, isRecorded: false))
  }

  /// Answers a call of the static member that this is written in, which throws, from its stubs.
  @inline(never)
  public static var stubbedValueThrows: ThrowingCallAnswerer {
    ThrowingCallAnswerer(source: FakeSource(type: self, isRecorded: false))
  }
}

extension Stubbable {
  /// Begins a stub of a member; it answers once it has an answer.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - maker: the function of the caller; tells a test's own stubs from those of a shared set-up.
  public func stub(
    _ function: Function,
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    let location = SpryLocation(file: file, line: line)
    return Stub(function.key, of: spryState, fakeType: type(of: self), at: location, by: maker)
  }

  /// Stubs a member again. The same as `stub`, for code that comes from Spry, where
  /// stubbing twice is an error.
  public func stubAgain(
    _ function: Function,
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    stub(function, file: file, line: line, maker: maker)
  }

  /// Forgets the stubs.
  public func resetStubs() {
    spryState.resetStubs()
  }
}

extension Stubbable {
  /// Begins a stub of a static member; it answers once it has an answer, in the current scope.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - maker: the function of the caller; tells a test's own stubs from those of a shared set-up.
  public static func stub(
    _ function: ClassFunction,
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    let location = SpryLocation(file: file, line: line)
    return Stub(function.key, of: spryState, fakeType: self, at: location, by: maker)
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

  /// Forgets the stubs of the type in the current scope.
  public static func resetStubs() {
    spryState.resetStubs()
  }
}
