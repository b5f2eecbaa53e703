/// A fake that answers calls with stubs, but doesn't record the calls.
///
/// Conform a fake to this protocol if a test needs the fake's answers, but never verifies the
/// calls. Return the result of `stubbedValue` in the members. To record the calls too, conform to
/// ``Spryable``.
///
/// ```swift
/// final class FakeClock: Clock, Stubbable {
///   enum Function: String, StringRepresentable { case now }
///
///   var now: Date { stubbedValue() }
/// }
/// ```
public protocol Stubbable: SpryFake {}

// The properties are not inlined, for the reason that is given in `Spryable.swift`.

extension Stubbable where Function: StringRepresentable {
  /// A function that answers a call to the enclosing member with a stub, without recording the
  /// call.
  ///
  /// Use `stubbedValue` in a property whose reads no test verifies.
  ///
  /// ```swift
  /// var now: Date { stubbedValue() }
  /// ```
  @inline(never)
  public var stubbedValue: CallAnswerer<Never> {
    CallAnswerer(handle: SpryFakeHandle(self), outcome: nil)
  }

  /// A function that answers a call to the enclosing throwing member with a stub, without recording
  /// the call.
  @inline(never)
  public var stubbedValueThrows: CallAnswerer<any Error> {
    CallAnswerer(handle: SpryFakeHandle(self), outcome: nil)
  }

  /// Begins a stub of a member in a hand-written fake.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function, which distinguishes a test's own stubs from the stubs of the
  ///     shared setup.
  ///
  /// The stub takes effect when you add its first answer. A generated fake has typed members
  /// instead: `fake.stub.load(id: "42")`.
  ///
  /// ```swift
  /// vault.stub(.unlock).with(1234).andReturn(true)
  /// ```
  public func stub(
    _ function: Function,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Stub {
    SpryFakeHandle(self).stub(function, at: SpryLocation(file: file, line: line), by: maker)
  }

  /// Begins a stub of a member, as `stub` does.
  ///
  /// In Spry, `stub` and `stubAgain` differ, because stubbing a member twice with `stub` is an
  /// error.
  public func stubAgain(
    _ function: Function,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Stub {
    stub(function, file: file, line: line, maker: maker)
  }
}

extension Stubbable where ClassFunction: StringRepresentable {
  /// A function that answers a call to the enclosing static member with a stub, without recording
  /// the call.
  @inline(never)
  public static var stubbedValue: CallAnswerer<Never> {
    CallAnswerer(handle: SpryFakeHandle(type: self), outcome: nil)
  }

  /// A function that answers a call to the enclosing throwing static member with a stub, without
  /// recording the call.
  @inline(never)
  public static var stubbedValueThrows: CallAnswerer<any Error> {
    CallAnswerer(handle: SpryFakeHandle(type: self), outcome: nil)
  }

  /// Begins a stub of a static member in the current scope.
  ///
  /// The parameters are the same as for an instance member.
  public static func stub(
    _ function: ClassFunction,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Stub {
    SpryFakeHandle(type: self).stub(function, at: SpryLocation(file: file, line: line), by: maker)
  }

  /// Begins a stub of a static member, as `stub` does.
  public static func stubAgain(
    _ function: ClassFunction,
    file: StaticString = #filePath, line: UInt = #line, maker: StaticString = #function
  ) -> Stub {
    stub(function, file: file, line: line, maker: maker)
  }
}

extension SpryFakeHandle {
  fileprivate func stub(
    _ name: some SpryMemberNames, at location: SpryLocation, by maker: StaticString
  ) -> Stub {
    useState()
    // Read before the lock, because `rawValue` may be a user's code.
    let (rawName, key) = (name.rawValue, name.key)
    reportNamesakes(of: rawName, at: location)
    return Stub(named: rawName, of: state, fakeType: type, at: location, by: maker) { contents in
      name is MemberName
        ? contents.addMember(ofLiteral: rawName, key: key) : contents.addMember(key: key)
    }
  }
}

extension Stubbable {
  /// Removes the stubs. The test fails if a stub expects more calls than it has answered so far.
  public func resetStubs() { spryState.resetStubs() }

  /// Removes the type's stubs in the current scope.
  public static func resetStubs() { spryState.resetStubs() }

  /// The rule for unstubbed calls. The default is the scope's rule.
  ///
  /// ```swift
  /// mailer.strictness = .strict  // From here on, a call to 'mailer.close()' needs a stub.
  /// ```
  public var strictness: Strictness {
    get { spryState.strictness }
    set { spryState.strictness = newValue }
  }

  /// The rule for unstubbed calls to static members in the current scope. The default is the
  /// scope's rule.
  public static var strictness: Strictness {
    get { spryState.strictness }
    set { spryState.strictness = newValue }
  }
}
