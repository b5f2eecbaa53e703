/// The kinds of names in a spy that `@Spyable` generates.
///
/// A spy does not store a property for each of its names. Instead, it declares a struct that is
/// never created. The struct has a property of one of these types for each name. ``SpryNamedSpy``
/// turns the key path of such a property into a read or a change of a ``SprySpyMember``.
///
/// The property's type is the kind of name. The property's offset identifies the member, because
/// the names of one member take 16 bytes of the struct.
///
/// This indirection makes test targets build faster. One hundred spies with 10 members each compile
/// in 17 s of CPU time, compared to 42 s with a computed property for each name (Swift 6.3,
/// `-Onone`).
@_documentation(visibility: internal)
public enum SprySpyName {
  /// The size of a member's first name: 9 bytes that begin at a multiple of 8. At most 7 names of
  /// one byte follow, so the next first name begins 16 bytes later.
  struct StartOfMember: Sendable {
    private let first: UInt64
    private let last: UInt8
  }

  /// The number of calls, an `Int`. It is the first name of a member that can be called.
  public struct CallsCount: SprySettableSpyName {
    private let bytes: StartOfMember

    /// The accessors of the value.
    public static var access: SprySpyAccess<Int> {
      SprySpyAccess(read: \.callsCount, write: { $0.callsCount = $1 })
    }
  }

  /// Whether the member was called, a `Bool`.
  public struct Called: Sendable {
    private let byte: UInt8
  }

  /// The last call's argument, a tuple if the member has several parameters, or `nil` if there was
  /// no call.
  public struct Received<Argument>: SprySettableSpyName {
    private let byte: UInt8

    /// The accessors of the value.
    public static var access: SprySpyAccess<Argument?> {
      SprySpyAccess(read: { $0.received() }, write: { $0.setReceived($1) })
    }
  }

  /// The last call's argument, for a parameter whose type is optional.
  public struct ReceivedOptional<Wrapped>: SprySettableSpyName {
    private let byte: UInt8

    /// The accessors of the value.
    public static var access: SprySpyAccess<Wrapped?> {
      SprySpyAccess(
        read: { ($0.received() as Wrapped??) ?? nil }, write: { $0.setReceived(.some($1)) })
    }
  }

  /// The arguments of all calls, oldest first.
  public struct ReceivedInvocations<Argument>: SprySettableSpyName {
    private let byte: UInt8

    /// The accessors of the value.
    public static var access: SprySpyAccess<[Argument]> {
      SprySpyAccess(read: { $0.invocations() }, write: { $0.setInvocations($1) })
    }
  }

  /// The error that the member throws instead of returning, or `nil`.
  public struct ThrowableError<Failure>: SprySettableSpyName {
    private let byte: UInt8

    /// The accessors of the value.
    public static var access: SprySpyAccess<Failure?> { .answer(\.answers.error) }
  }

  /// The value that the member returns, or `nil` until a test sets the value. A call that needs the
  /// value while it is `nil` is misuse.
  public struct ReturnValue<Answer>: SprySettableSpyName {
    private let byte: UInt8

    /// The accessors of the value.
    public static var access: SprySpyAccess<Answer?> { .answer(\.answers.value) }
  }

  /// The value that a member with an optional result returns, or `nil` until a test sets the value.
  public struct ReturnValueOptional<Wrapped>: SprySettableSpyName {
    private let byte: UInt8

    /// The accessors of the value.
    public static var access: SprySpyAccess<Wrapped?> { .optionalAnswer() }
  }

  /// The closure that answers calls, and takes precedence over the return value.
  public struct Closure<Function>: SprySettableSpyName {
    private let byte: UInt8

    /// The accessors of the value.
    public static var access: SprySpyAccess<Function?> { .answer(\.answers.closure) }
  }

  /// The value of a property, or `nil` until a test sets the value. Reading the property while its
  /// value is `nil` is misuse.
  public struct Underlying<Answer>: SprySettableSpyName {
    private let bytes: StartOfMember

    /// The accessors of the value.
    public static var access: SprySpyAccess<Answer?> { .answer(\.answers.value) }
  }

  /// The value of a property whose type is optional, or `nil` until a test sets the value.
  public struct UnderlyingOptional<Wrapped>: SprySettableSpyName {
    private let bytes: StartOfMember

    /// The accessors of the value.
    public static var access: SprySpyAccess<Wrapped?> { .optionalAnswer() }
  }

  /// The position of the member that a name belongs to, from 0.
  static func number<Names, Name>(of name: KeyPath<Names, Name>) -> Int {
    guard let offset = MemoryLayout<Names>.offset(of: name) else {
      fatalError("\(name) is not a stored name")
    }
    return offset / 16
  }
}

/// A kind of name whose value a test can read and set, such as ``SprySpyName/CallsCount``.
@_documentation(visibility: internal)
public protocol SprySettableSpyName: Sendable {
  /// The type of the value that a test reads and sets.
  associatedtype Value

  /// The accessors with which a spy's member reads and sets the value.
  static var access: SprySpyAccess<Value> { get }
}

extension SprySettableSpyName {
  /// Returns the value of a name.
  @_documentation(visibility: internal)
  public static func value(in member: SprySpyMember) -> Value { access.read(member) }

  /// Sets the value of a name.
  @_documentation(visibility: internal)
  public static func setValue(_ newValue: Value, in member: SprySpyMember) {
    access.write(member, newValue)
  }
}

/// The accessors with which a spy's member reads and sets the value of a name.
@_documentation(visibility: internal)
public struct SprySpyAccess<Value> {
  fileprivate let read: (SprySpyMember) -> Value
  fileprivate let write: (SprySpyMember, Value) -> Void

  /// An answer that is `nil` until a test sets it, and that `nil` removes.
  fileprivate static func answer<Answer>(
    _ place: ReferenceWritableKeyPath<SpyMemberState, StubValue?>
  ) -> Self where Value == Answer? {
    SprySpyAccess(
      read: { $0.read { $0[keyPath: place] }?.value(as: Answer.self) },
      write: { $0.set(place, $1.map(StubValue.init)) })
  }

  /// A value that is itself an optional, so that `nil` is a value.
  fileprivate static func optionalAnswer<Wrapped>() -> Self where Value == Wrapped? {
    SprySpyAccess(
      read: { $0.read(\.answers.value)?.value(as: Wrapped?.self) ?? nil },
      write: { $0.set(\.answers.value, StubValue($1)) })
  }
}
