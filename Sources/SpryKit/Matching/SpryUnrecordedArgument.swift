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
