/// The types of the names of a spy that `@Spyable` writes.
///
/// A spy does not store a property for each of its names. It declares a struct that has, for each
/// name, a property of a type from here, and that is never created. ``SpryNamedSpy`` turns the key
/// path of such a property into a read or a change of a ``SprySpyMember``.
///
/// The type is the kind of the name. The offset identifies the member, because the names of one
/// member take 16 bytes of the struct.
@_documentation(visibility: internal)
public enum SprySpyName {
  /// The size of a member's first name: 9 bytes that begin at a multiple of 8. At most 7 names of
  /// one byte follow, so the next first name begins 16 bytes later.
  struct First: Sendable {
    private let first: UInt64
    private let last: UInt8
  }

  /// The number of calls, an `Int`. The first name of a member that can be called.
  public struct CallsCount: Sendable {
    private let bytes: First
  }

  /// Whether the member was called, a `Bool`.
  public struct Called: Sendable {
    private let byte: UInt8
  }

  /// The arguments of the last call, an optional: the parameter's type, or the tuple of several.
  public struct Received<Argument>: Sendable {
    private let byte: UInt8
  }

  /// The argument of the last call, of a parameter that is itself an optional.
  public struct ReceivedOptional<Wrapped>: Sendable {
    private let byte: UInt8
  }

  /// An array of the arguments of all calls, oldest first.
  public struct ReceivedInvocations<Argument>: Sendable {
    private let byte: UInt8
  }

  /// The error that the member throws instead of answering, an optional.
  public struct ThrowableError<Failure>: Sendable {
    private let byte: UInt8
  }

  /// The value that the member returns, implicitly unwrapped. A call that needs the value while it
  /// is `nil` is misuse.
  public struct ReturnValue<Answer>: Sendable {
    private let byte: UInt8
  }

  /// The value that a member with an optional result returns, or `nil` until it is set.
  public struct ReturnValueOptional<Wrapped>: Sendable {
    private let byte: UInt8
  }

  /// The closure that returns the answer instead of the return value.
  public struct Closure<Function>: Sendable {
    private let byte: UInt8
  }

  /// The value of a property, implicitly unwrapped. Reading the property while it is `nil` is
  /// misuse.
  public struct Underlying<Answer>: Sendable {
    private let bytes: First
  }

  /// The value of a property that is an optional, or `nil` until it is set.
  public struct UnderlyingOptional<Wrapped>: Sendable {
    private let bytes: First
  }
}

extension SprySpyName {
  /// The position of the member that a name belongs to, from 0.
  static func number<Names, Name>(of name: KeyPath<Names, Name>) -> Int {
    guard let offset = MemoryLayout<Names>.offset(of: name) else {
      fatalError("\(name) is not a stored name")
    }
    return offset / 16
  }
}
