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
/// A call is counted and recorded first. Then `…ThrowableError` is thrown, or else `…Closure` answers, or
/// else `…ReturnValue` is returned.
@dynamicMemberLookup
public protocol GeneratedSpy: AnyObject, Sendable {
  /// The struct that declares a ``SpyName`` for each name. No value of it is created.
  associatedtype SpyNames

  /// The calls and the answers.
  var spyStorage: SpyStorage<SpyNames> { get }
}

extension GeneratedSpy {
  /// Removes the calls and the answers of the static members, including the inherited ones.
  public static func resetSpy() {
    var type: AnyClass? = self
    while let current = type {
      SpryScope.current.dropSpyStorages(ofType: current)
      type = _getSuperclass(current)
    }
  }
}

extension SpyStorage: GeneratedSpy {
  /// This storage itself. The names of static members are looked up in it.
  public var spyStorage: SpyStorage<Names> { self }
}

extension GeneratedSpy {
  /// The number of calls.
  public subscript(dynamicMember name: KeyPath<SpyNames, SpyName.CallsCount>) -> Int {
    get { spyStorage.read(SpyName.number(of: name)) { $0.callsCount } }
    set { spyStorage.change(SpyName.number(of: name)) { $0.callsCount = newValue } }
  }

  /// Whether the member was called.
  public subscript(dynamicMember name: KeyPath<SpyNames, SpyName.Called>) -> Bool {
    spyStorage.read(SpyName.number(of: name)) { $0.callsCount > 0 }
  }

  /// The arguments of the last call.
  public subscript<Argument>(
    dynamicMember name: KeyPath<SpyNames, SpyName.Received<Argument>>
  ) -> Argument? {
    get { spyStorage.read(SpyName.number(of: name)) { $0.received(as: Argument.self) } }
    set {
      spyStorage.change(SpyName.number(of: name)) { $0.setReceived(newValue.map(SpyBox.init)) }
    }
  }

  /// The argument of the last call.
  public subscript<Wrapped>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ReceivedOptional<Wrapped>>
  ) -> Wrapped? {
    get { spyStorage.read(SpyName.number(of: name)) { $0.received(as: Wrapped?.self) } ?? nil }
    set { spyStorage.change(SpyName.number(of: name)) { $0.setReceived(SpyBox(newValue)) } }
  }

  /// The arguments of each call, in order.
  public subscript<Argument>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ReceivedInvocations<Argument>>
  ) -> [Argument] {
    get { spyStorage.read(SpyName.number(of: name)) { $0.invocations(of: Argument.self) } }
    set { spyStorage.change(SpyName.number(of: name)) { $0.setInvocations(newValue) } }
  }
}

extension GeneratedSpy {
  /// The error that the member throws instead of answering.
  public subscript<Failure>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ThrowableError<Failure>>
  ) -> Failure? {
    get { spyStorage.answers(name).error?.value(as: Failure.self) }
    set { spyStorage.change(SpyName.number(of: name)) { $0.setError(newValue.map(SpyBox.init)) } }
  }

  /// The closure that answers instead of the return value.
  public subscript<Function>(
    dynamicMember name: KeyPath<SpyNames, SpyName.Closure<Function>>
  ) -> Function? {
    get { spyStorage.answers(name).closure?.value(as: Function.self) }
    set { spyStorage.change(SpyName.number(of: name)) { $0.setClosure(newValue.map(SpyBox.init)) } }
  }

  /// The value that the member returns.
  public subscript<Value>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ReturnValue<Value>>
  ) -> Value! {
    get { spyStorage.answers(name).value?.value(as: Value.self) }
    set { spyStorage.change(SpyName.number(of: name)) { $0.setValue(newValue.map(SpyBox.init)) } }
  }

  /// The value that the member returns.
  public subscript<Wrapped>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ReturnValueOptional<Wrapped>>
  ) -> Wrapped? {
    get { spyStorage.answers(name).value?.value(as: Wrapped?.self) ?? nil }
    set { spyStorage.change(SpyName.number(of: name)) { $0.setValue(SpyBox(newValue)) } }
  }

  /// The value of the property.
  public subscript<Value>(
    dynamicMember name: KeyPath<SpyNames, SpyName.Underlying<Value>>
  ) -> Value! {
    get { spyStorage.answers(name).value?.value(as: Value.self) }
    set { spyStorage.change(SpyName.number(of: name)) { $0.setValue(newValue.map(SpyBox.init)) } }
  }

  /// The value of the property.
  public subscript<Wrapped>(
    dynamicMember name: KeyPath<SpyNames, SpyName.UnderlyingOptional<Wrapped>>
  ) -> Wrapped? {
    get { spyStorage.answers(name).value?.value(as: Wrapped?.self) ?? nil }
    set { spyStorage.change(SpyName.number(of: name)) { $0.setValue(SpyBox(newValue)) } }
  }
}

extension SpyStorage {
  fileprivate func answers<Name>(_ name: KeyPath<Names, Name>) -> SpyAnswers {
    read(SpyName.number(of: name)) { $0.answers }
  }
}

// This subscript is for misspelled names. Without it, the compiler has no message for some of them: "failed
// to produce diagnostic for expression" (Swift 6.3).
extension GeneratedSpy {
  /// Unavailable: gives the compiler's error for a name that the spy does not have.
  @available(*, unavailable, message: "the spy has no such name")
  public subscript(dynamicMember name: String) -> UnknownSpyName {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

/// The type of a name that a spy does not have. It has no values.
public struct UnknownSpyName {
  private init() {}
}
