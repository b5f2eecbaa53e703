/// Takes the place of an argument that a fake of a class with `@Spryable` cannot record.
///
/// The macro writes the body of a member, and a body cannot name a parameter that has no name:
///
/// ```swift
/// @Spryable final class FakePlayer: Player {
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
