/// A class that `@Spyable` writes.
///
/// A test reads the calls and sets the answers by names that are used like properties:
///
/// ```swift
/// let spy = ServiceSpy()
/// spy.fetchConfigArgReturnValue = ["key": "value"]
/// _ = try await spy.fetchConfig(arg: 7)
/// #expect(spy.fetchConfigArgCallsCount == 1)
/// #expect(spy.fetchConfigArgReceivedInvocations == [7])
/// ```
///
/// A call is counted and recorded first. Then `…ThrowableError` is thrown, or else `…Closure`
/// answers, or else `…ReturnValue` is returned.
@dynamicMemberLookup
public protocol SpryGeneratedSpy: SprySpyObject, Sendable {
  /// The struct that declares a ``SprySpyName`` for each name. No value of it is created.
  @_documentation(visibility: internal)
  associatedtype SpyNames

  /// The calls and the answers.
  @_documentation(visibility: internal)
  var spyStorage: SprySpyStorage<SpyNames> { get }
}

extension SpryGeneratedSpy {
  /// Removes the calls and the answers of the static members, including the inherited ones.
  public static func resetSpy() { spryResetStaticMembers(of: self) }
}

/// Removes the calls and the answers of the static members of a spy, including the inherited ones.
/// `@Spyable` writes this.
///
/// - Parameter spy: The class of the spy.
@_documentation(visibility: internal)
public func spryResetStaticMembers(of spy: AnyClass) {
  var type: AnyClass? = spy
  while let current = type {
    SpryScope.current.dropSpyStorages(ofType: current)
    type = _getSuperclass(current)
  }
}

extension SprySpyStorage: SpryGeneratedSpy {
  /// This storage itself. The names of static members are looked up in it.
  public var spyStorage: SprySpyStorage<Names> { self }
}

// There are only three subscripts, so that the compiler names a misspelled name in its error. With
// a subscript for each kind of name, Swift 6.3 fails with "failed to produce diagnostic for
// expression", as in swiftlang/swift#90733.
@_documentation(visibility: internal)
extension SpryGeneratedSpy {
  /// The value of a name.
  public subscript<Name: SprySettableSpyName>(
    dynamicMember name: KeyPath<SpyNames, Name>
  ) -> Name.Value {
    get { Name.value(of: SprySpyName.number(of: name), in: spyStorage) }
    set { Name.setValue(newValue, of: SprySpyName.number(of: name), in: spyStorage) }
  }

  /// The value of a name that is not an optional, implicitly unwrapped. The value is `nil` until it
  /// is set.
  public subscript<Value>(
    dynamicMember name: KeyPath<SpyNames, SprySpyName.ReturnValue<Value>>
  ) -> Value! {
    get { SprySpyName.ReturnValue.value(of: SprySpyName.number(of: name), in: spyStorage) }
    set {
      SprySpyName.ReturnValue.setValue(newValue, of: SprySpyName.number(of: name), in: spyStorage)
    }
  }

  /// The value of a property that is not an optional, implicitly unwrapped. The value is `nil`
  /// until it is set.
  public subscript<Value>(
    dynamicMember name: KeyPath<SpyNames, SprySpyName.Underlying<Value>>
  ) -> Value! {
    get { SprySpyName.Underlying.value(of: SprySpyName.number(of: name), in: spyStorage) }
    set {
      SprySpyName.Underlying.setValue(newValue, of: SprySpyName.number(of: name), in: spyStorage)
    }
  }

  /// Whether the member was called.
  public subscript(dynamicMember name: KeyPath<SpyNames, SprySpyName.Called>) -> Bool {
    spyStorage.read(SprySpyName.number(of: name)) { $0.callsCount > 0 }
  }
}
