/// A placeholder for an argument that a class with `@Spryable` can't record.
///
/// The macro generates the member's body, and a body can't refer to a parameter without a name:
///
/// ```swift
/// @Spryable final class FakePlayer: Player, Spryable {
///   func play(_ song: String, _: Int) -> Bool
/// }
/// ```
///
/// In stubs and assertions, write `.any` for the argument, which is not recorded:
/// `fake.calls.play("Waltz", .any)`. Name the parameter if a test needs its value.
@_documentation(visibility: internal)
public struct SprySkippedArgument: Sendable, CustomStringConvertible {
  /// Creates the placeholder for an argument.
  public init() {}

  /// The argument as a failure shows it.
  public var description: String { "_" }
}

/// A placeholder for an argument whose type the runtime of this OS version doesn't support.
///
/// A call is recorded with the types of its arguments. Before macOS 15, the runtime has no types
/// for functions with typed throws, for example, so the macros use this type on older OS versions.
///
/// On such OS versions, write `.any` for the argument: `fake.calls.retry(.any, times: 3)`.
@_documentation(visibility: internal)
public struct SpryUnrecordedArgument: Sendable, CustomStringConvertible {
  /// Creates the placeholder for an argument.
  public init() {}

  /// The argument as a failure shows it.
  public var description: String { "(a value that this system cannot record)" }
}
