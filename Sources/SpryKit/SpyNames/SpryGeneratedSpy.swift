/// A spy that `@Spyable` generates.
///
/// A test reads the spy's calls and sets its answers through names that look like properties:
///
/// ```swift
/// let spy = ServiceSpy()
/// spy.fetchConfigArgReturnValue = ["key": "value"]
/// _ = try await spy.fetchConfig(arg: 7)
/// #expect(spy.fetchConfigArgCallsCount == 1)
/// #expect(spy.fetchConfigArgReceivedInvocations == [7])
/// ```
///
/// A spy first records a call. Then a stub answers, if one matches. Otherwise, the spy throws
/// `…ThrowableError` if it is set, runs `…Closure` if it is set, or returns `…ReturnValue`.
///
/// A spy is also a ``Spryable`` fake. Use string literals to name its members:
///
/// ```swift
/// expectHaveReceived(spy.called("fetchConfig(arg:)", with: 7))
/// ```
public protocol SpryGeneratedSpy: Spryable, SpryNamedSpy, SpryWrittenFake, Sendable {}

extension SpryGeneratedSpy {
  /// The fake is a generated spy.
  @_documentation(visibility: internal)
  public static var spryReceiver: SpryReceiver { .spy }

  /// The members of the spy.
  @_documentation(visibility: internal)
  public var spyMembers: SprySpyMembers<SpyNames> { SprySpyMembers(self) }

  /// Removes the calls and the answers of all members, including inherited members.
  public func resetSpy() { spyMembers.reset() }

  /// Removes the calls and the answers of the static members, including inherited members.
  public static func resetSpy() { spryResetStaticMembers(of: self) }
}

/// Removes the calls and answers of a spy's static members, including inherited members. Generated
/// code calls this function.
///
/// - Parameter spy: The class of the spy.
@_documentation(visibility: internal)
public func spryResetStaticMembers(of spy: AnyClass) {
  var type: AnyClass? = spy
  while let current = type {
    SprySpyMembers<Void>.ofType(current).reset()
    type = _getSuperclass(current)
  }
}

/// A type that has the names that a struct declares: a spy, or a ``SprySpyMembers``.
@_documentation(visibility: internal)
@dynamicMemberLookup
public protocol SpryNamedSpy {
  /// The struct that declares a ``SprySpyName`` for each name. The struct is never created.
  associatedtype SpyNames

  /// The members to which the names belong.
  var spyMembers: SprySpyMembers<SpyNames> { get }
}

// There are only four subscripts, so that the compiler names a misspelled name in its error. With
// a subscript for each kind of name, Swift 6.3 fails with "failed to produce diagnostic for
// expression", as in swiftlang/swift#90733.
@_documentation(visibility: internal)
extension SpryNamedSpy {
  /// The value of the spy property with the given name.
  public subscript<Name: SprySettableSpyName>(
    dynamicMember name: KeyPath<SpyNames, Name>
  ) -> Name.Value {
    get { Name.value(in: member(of: name)) }
    nonmutating set { Name.setValue(newValue, in: member(of: name)) }
  }

  /// The return value of a member whose result isn't optional, or `nil` until a test sets the
  /// value.
  public subscript<Value>(
    dynamicMember name: KeyPath<SpyNames, SprySpyName.ReturnValue<Value>>
  ) -> Value! {
    get { SprySpyName.ReturnValue.value(in: member(of: name)) }
    nonmutating set { SprySpyName.ReturnValue.setValue(newValue, in: member(of: name)) }
  }

  /// The value of a property whose type isn't optional, or `nil` until a test sets the value.
  public subscript<Value>(
    dynamicMember name: KeyPath<SpyNames, SprySpyName.Underlying<Value>>
  ) -> Value! {
    get { SprySpyName.Underlying.value(in: member(of: name)) }
    nonmutating set { SprySpyName.Underlying.setValue(newValue, in: member(of: name)) }
  }

  /// Whether the member was called.
  public subscript(dynamicMember name: KeyPath<SpyNames, SprySpyName.Called>) -> Bool {
    member(of: name).callsCount > 0
  }

  private func member<Name>(of name: KeyPath<SpyNames, Name>) -> SprySpyMember {
    spyMembers[SprySpyName.number(of: name)]
  }
}
