/// A spy that `@Spyable` writes, whose names stand for what it recorded and what it answers.
///
/// Nobody else needs to conform. The names read and are set as properties would be:
///
/// ```swift
/// let spy = ServiceSpy()
/// spy.fetchConfigArgReturnValue = ["key": "value"]
/// _ = try await spy.fetchConfig(arg: 7)
/// #expect(spy.fetchConfigArgCallsCount == 1)
/// #expect(spy.fetchConfigArgReceivedInvocations == [7])
/// ```
///
/// A call is counted and recorded; then, in this order, `…ThrowableError` is thrown, `…Closure`
/// answers, `…ReturnValue` is returned.
///
/// To call a closure that was set, bind it first, `let closure = spy.fetchConfigArgClosure`: called
/// in one expression with its name, Swift 6.3 does not find the types of its parameters.
@dynamicMemberLookup
public protocol NamedSpy: AnyObject, Sendable {
  /// The struct of ``SpyName``s, never made.
  associatedtype SpyNames

  /// The calls and the answers.
  var spyMemory: SpyMemory<SpyNames> { get }
}

extension NamedSpy {
  /// Forgets the calls and the answers of the static members, also of those that it inherits.
  public static func resetSpy() {
    var type: AnyClass? = self
    while let current = type {
      SpryScope.current.dropSpyMemories(ofType: current)
      type = _getSuperclass(current)
    }
  }
}

extension SpyMemory: NamedSpy {
  /// This memory itself: by it, the names of static members are reached.
  public var spyMemory: SpyMemory<Names> { self }
}

extension NamedSpy {
  /// How often the member was called.
  public subscript(dynamicMember name: KeyPath<SpyNames, SpyName.CallsCount>) -> Int {
    get { spyMemory.read(SpyName.number(of: name)) { $0.callsCount } }
    set { spyMemory.change(SpyName.number(of: name)) { $0.callsCount = newValue } }
  }

  /// Whether the member was called.
  public subscript(dynamicMember name: KeyPath<SpyNames, SpyName.Called>) -> Bool {
    spyMemory.read(SpyName.number(of: name)) { $0.callsCount > 0 }
  }

  /// What the last call received.
  public subscript<Argument>(
    dynamicMember name: KeyPath<SpyNames, SpyName.Received<Argument>>
  ) -> Argument? {
    get { spyMemory.read(SpyName.number(of: name)) { $0.currentReceived(Argument.self) } }
    set { spyMemory.setReceived(SpyName.number(of: name), newValue.map(StoredValue.init)) }
  }

  /// What the last call received.
  public subscript<Wrapped>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ReceivedOptional<Wrapped>>
  ) -> Wrapped? {
    get { spyMemory.read(SpyName.number(of: name)) { $0.currentReceived(Wrapped?.self) } ?? nil }
    set { spyMemory.setReceived(SpyName.number(of: name), StoredValue(newValue)) }
  }

  /// What each call received, in order.
  public subscript<Argument>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ReceivedInvocations<Argument>>
  ) -> [Argument] {
    get { spyMemory.read(SpyName.number(of: name)) { $0.invocations(Argument.self) } }
    set { spyMemory.setInvocations(SpyName.number(of: name), newValue) }
  }

  /// What the member throws instead of answering.
  public subscript<Failure>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ThrowableError<Failure>>
  ) -> Failure? {
    get { spyMemory.read(SpyName.number(of: name)) { $0.currentError(Failure.self) } }
    set { spyMemory.setError(SpyName.number(of: name), newValue.map(StoredValue.init)) }
  }
}

// What a member answers with, and the values of properties.
extension NamedSpy {
  /// What the member returns.
  public subscript<Value>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ReturnValue<Value>>
  ) -> Value! {
    get { spyMemory.read(SpyName.number(of: name)) { $0.currentValue(Value.self) } }
    set { spyMemory.setValue(SpyName.number(of: name), newValue.map(StoredValue.init)) }
  }

  /// What the member returns.
  public subscript<Wrapped>(
    dynamicMember name: KeyPath<SpyNames, SpyName.ReturnValueOptional<Wrapped>>
  ) -> Wrapped? {
    get { spyMemory.read(SpyName.number(of: name)) { $0.currentValue(Wrapped?.self) } ?? nil }
    set { spyMemory.setValue(SpyName.number(of: name), StoredValue(newValue)) }
  }

  /// The value of the property.
  public subscript<Value>(
    dynamicMember name: KeyPath<SpyNames, SpyName.Underlying<Value>>
  ) -> Value! {
    get { spyMemory.read(SpyName.number(of: name)) { $0.currentValue(Value.self) } }
    set { spyMemory.setValue(SpyName.number(of: name), newValue.map(StoredValue.init)) }
  }

  /// The value of the property.
  public subscript<Wrapped>(
    dynamicMember name: KeyPath<SpyNames, SpyName.UnderlyingOptional<Wrapped>>
  ) -> Wrapped? {
    get { spyMemory.read(SpyName.number(of: name)) { $0.currentValue(Wrapped?.self) } ?? nil }
    set { spyMemory.setValue(SpyName.number(of: name), StoredValue(newValue)) }
  }
}

// The closures, one for each set of effects. `map` cannot be used on them: see ``PlainSpyClosure``.
extension NamedSpy {
  /// What answers instead of the return value.
  public subscript<each Argument, Result>(
    dynamicMember name: KeyPath<SpyNames, SpyName.Closure<(repeat each Argument) -> Result>>
  ) -> ((repeat each Argument) -> Result)? {
    get {
      let box = spyMemory.closure(name) as? PlainSpyClosure<repeat each Argument, Result>
      if let box { return box.run } else { return nil }
    }
    set {
      let box: PlainSpyClosure<repeat each Argument, Result>?
      if let newValue { box = PlainSpyClosure(newValue) } else { box = nil }
      spyMemory.setClosure(SpyName.number(of: name), box)
    }
  }

  /// What answers instead of the return value.
  public subscript<each Argument, Failure: Error, Result>(
    dynamicMember name: KeyPath<
      SpyNames, SpyName.Closure<(repeat each Argument) throws(Failure) -> Result>
    >
  ) -> ((repeat each Argument) throws(Failure) -> Result)? {
    get {
      let box =
        spyMemory.closure(name) as? ThrowingSpyClosure<repeat each Argument, Failure, Result>
      if let box { return box.run } else { return nil }
    }
    set {
      let box: ThrowingSpyClosure<repeat each Argument, Failure, Result>?
      if let newValue { box = ThrowingSpyClosure(newValue) } else { box = nil }
      spyMemory.setClosure(SpyName.number(of: name), box)
    }
  }

  /// What answers instead of the return value.
  public subscript<each Argument, Result>(
    dynamicMember name: KeyPath<SpyNames, SpyName.Closure<(repeat each Argument) async -> Result>>
  ) -> ((repeat each Argument) async -> Result)? {
    get {
      let box = spyMemory.closure(name) as? AsyncSpyClosure<repeat each Argument, Result>
      if let box { return box.run } else { return nil }
    }
    set {
      let box: AsyncSpyClosure<repeat each Argument, Result>?
      if let newValue { box = AsyncSpyClosure(newValue) } else { box = nil }
      spyMemory.setClosure(SpyName.number(of: name), box)
    }
  }

  /// What answers instead of the return value.
  public subscript<each Argument, Failure: Error, Result>(
    dynamicMember name: KeyPath<
      SpyNames, SpyName.Closure<(repeat each Argument) async throws(Failure) -> Result>
    >
  ) -> ((repeat each Argument) async throws(Failure) -> Result)? {
    get {
      let box =
        spyMemory.closure(name) as? AsyncThrowingSpyClosure<repeat each Argument, Failure, Result>
      if let box { return box.run } else { return nil }
    }
    set {
      let box: AsyncThrowingSpyClosure<repeat each Argument, Failure, Result>?
      if let newValue { box = AsyncThrowingSpyClosure(newValue) } else { box = nil }
      spyMemory.setClosure(SpyName.number(of: name), box)
    }
  }

  #if compiler(>=6.2)
    // `& Sendable` sets them apart from those above, which but for isolation are the same.

    /// What answers instead of the return value, on the caller's actor.
    public subscript<each Argument, Result>(
      dynamicMember name: any KeyPath<
        SpyNames, SpyName.Closure<nonisolated(nonsending) (repeat each Argument) async -> Result>
      > & Sendable
    ) -> (nonisolated(nonsending) (repeat each Argument) async -> Result)? {
      get {
        let box = spyMemory.closure(name) as? CallerSpyClosure<repeat each Argument, Result>
        if let box { return box.run } else { return nil }
      }
      set {
        let box: CallerSpyClosure<repeat each Argument, Result>?
        if let newValue { box = CallerSpyClosure(newValue) } else { box = nil }
        spyMemory.setClosure(SpyName.number(of: name), box)
      }
    }

    /// What answers instead of the return value, on the caller's actor.
    public subscript<each Argument, Failure: Error, Result>(
      dynamicMember name: any KeyPath<
        SpyNames,
        SpyName.Closure<
          nonisolated(nonsending) (repeat each Argument) async throws(Failure) -> Result
        >
      > & Sendable
    ) -> (nonisolated(nonsending) (repeat each Argument) async throws(Failure) -> Result)? {
      get {
        let box =
          spyMemory.closure(name)
          as? CallerThrowingSpyClosure<repeat each Argument, Failure, Result>
        if let box { return box.run } else { return nil }
      }
      set {
        let box: CallerThrowingSpyClosure<repeat each Argument, Failure, Result>?
        if let newValue { box = CallerThrowingSpyClosure(newValue) } else { box = nil }
        spyMemory.setClosure(SpyName.number(of: name), box)
      }
    }

  #endif

  /// What answers instead of the return value.
  public subscript<Function>(
    dynamicMember name: KeyPath<SpyNames, SpyName.OpaqueClosure<Function>>
  ) -> Function? {
    get { (spyMemory.closure(name) as? OpaqueSpyClosure<Function>)?.run }
    set { spyMemory.setClosure(SpyName.number(of: name), newValue.map(OpaqueSpyClosure.init)) }
  }
}

extension SpyMemory {
  fileprivate func closure<Name>(_ name: KeyPath<Names, Name>) -> AnyObject? {
    read(SpyName.number(of: name)) { $0.currentClosure }
  }
}

// A misspelt name. Without this, the compiler finds no words for some of them: "failed to produce
// diagnostic for expression" (6.3).
extension NamedSpy {
  /// Stands for a name that the spy does not have, in an error of the compiler's.
  @available(*, unavailable, message: "the spy has no such name")
  public subscript(dynamicMember name: String) -> UnknownSpyName {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

/// The type of a name that a spy does not have: no value is of it, so the compiler tells.
public struct UnknownSpyName {
  private init() {}
}
