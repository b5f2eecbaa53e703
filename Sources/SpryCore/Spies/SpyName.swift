/// What stands for the properties of a spy that `@Spyable` writes.
///
/// Such a spy has no property of its own for what it recorded and what it answers. It declares a
/// struct of names that is never made, each of a type from here, and ``NamedSpy`` turns a name into
/// a read or a change of the spy's ``SpyMemory``: `spy.loadCallsCount`, `spy.loadReturnValue = 1`.
///
/// The name's type says what is meant, and its place in the struct which member: those that a
/// member can begin with take the first 9 of 16 bytes, all others one byte of the 7 that are left.
public enum SpyName {
  /// As large as to begin at a multiple of 16 bytes, and to leave no room for another of its kind.
  struct Start: Sendable {
    private let first: UInt64
    private let last: UInt8
  }

  /// How often the member was called: an `Int`. The first name of a member that is called.
  public struct CallsCount: Sendable {
    private let place: Start
  }

  /// Whether the member was called: a `Bool` that cannot be set.
  public struct Called: Sendable {
    private let place: UInt8
  }

  /// What the last call received: an optional of the parameter's type, or of the tuple of several.
  public struct Received<Argument>: Sendable {
    private let place: UInt8
  }

  /// What the last call received, of one parameter that is an optional already.
  public struct ReceivedOptional<Wrapped>: Sendable {
    private let place: UInt8
  }

  /// What each call received, in order: an array.
  public struct ReceivedInvocations<Argument>: Sendable {
    private let place: UInt8
  }

  /// What the member throws instead of answering: an optional error.
  public struct ThrowableError<Failure>: Sendable {
    private let place: UInt8
  }

  /// What the member returns: implicitly unwrapped, and misuse where it is needed and nil.
  public struct ReturnValue<Value>: Sendable {
    private let place: UInt8
  }

  /// What a member that returns an optional returns; nil until it is set.
  public struct ReturnValueOptional<Wrapped>: Sendable {
    private let place: UInt8
  }

  /// What answers instead of the return value: an optional closure.
  public struct Closure<Function>: Sendable {
    private let place: UInt8
  }

  /// The same for closures that take what only lives during the call, `inout` for example.
  public struct OpaqueClosure<Function>: Sendable {
    private let place: UInt8
  }

  /// The value of a property: implicitly unwrapped, and misuse where it is read and nil.
  public struct Underlying<Value>: Sendable {
    private let place: Start
  }

  /// The value of a property that is an optional; nil until it is set.
  public struct UnderlyingOptional<Wrapped>: Sendable {
    private let place: Start
  }
}

extension SpyName {
  /// The number of members that a struct of names is for.
  static func memberCount<Names>(in _: Names.Type) -> Int {
    (MemoryLayout<Names>.size + 15) / 16
  }

  /// The number of the member that a name belongs to, from 0.
  static func number<Names, Name>(of name: KeyPath<Names, Name>) -> Int {
    guard let offset = MemoryLayout<Names>.offset(of: name) else {
      fatalError("\(name) is not a stored name")
    }
    return offset / 16
  }
}
