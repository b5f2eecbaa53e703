/// Takes the place of an argument that a fake of a class with `@Spryable` cannot record.
///
/// The macro writes the body of a member, and a body cannot name a parameter that has no name:
///
/// ```swift
/// @Spryable final class FakePlayer: Player, Spryable {
///   func play(_ song: String, _: Int) -> Bool
/// }
/// ```
///
/// Stubs and checks write `.any` for the argument, which is not recorded:
/// `fake.calls.play("Waltz", .any)`. Name the parameter if a test needs its value.
@_documentation(visibility: internal)
public struct SprySkippedArgument: Sendable, CustomStringConvertible {
  /// Creates the placeholder of an argument.
  public init() {}

  /// The argument as a failure shows it.
  public var description: String { "_" }
}

/// Takes the place of an argument whose type this system's runtime does not support.
///
/// A call is recorded with the types of its arguments. Before macOS 15, the runtime has no types for
/// functions with typed throws, for example, so the macros write this where the system is older.
///
/// A test for such systems writes `.any` for the argument: `fake.calls.retry(.any, times: 3)`.
@_documentation(visibility: internal)
public struct SpryUnrecordedArgument: Sendable, CustomStringConvertible {
  /// Creates the placeholder of an argument.
  public init() {}

  /// The argument as a failure shows it.
  public var description: String { "(a value that this system cannot record)" }
}
