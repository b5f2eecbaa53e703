/// Stops the process, because a member returns a value that this system cannot store in a stub. The
/// macros write this where the system is older than the type of the result.
///
/// - Parameters:
///   - function: The member.
///   - file: The member's file.
///   - line: The member's line.
@_documentation(visibility: internal)
public func spryResultNeedsNewerSystem(
  _ function: StaticString = #function, file: StaticString = #filePath, line: UInt = #line
) -> Never {
  fatalError(
    "'\(function)' cannot be stubbed on this system, whose runtime does not support the type of its "
      + "result: run the test on macOS 15, iOS 18, tvOS 18, watchOS 11, or newer",
    file: (file), line: line)
}
