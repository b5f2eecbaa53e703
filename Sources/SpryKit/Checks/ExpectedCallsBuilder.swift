/// A result builder for a list of expected calls, one on each line. You can use `if` and `for`.
@resultBuilder
public enum ExpectedCallsBuilder {}

@_documentation(visibility: internal)
extension ExpectedCallsBuilder {
  /// Adds a call.
  public static func buildExpression(_ calls: some MemberCalls) -> [CallQuery] {
    [calls.query]
  }

  /// Adds a list of calls.
  public static func buildExpression(_ calls: [CallQuery]) -> [CallQuery] { calls }

  /// Returns the calls of all lines.
  public static func buildBlock(_ calls: [CallQuery]...) -> [CallQuery] {
    calls.flatMap { $0 }
  }

  /// Adds the calls of an `if`.
  public static func buildOptional(_ calls: [CallQuery]?) -> [CallQuery] { calls ?? [] }

  /// Adds the calls of an `if` whose condition is true.
  public static func buildEither(first calls: [CallQuery]) -> [CallQuery] { calls }

  /// Adds the calls of an `else`.
  public static func buildEither(second calls: [CallQuery]) -> [CallQuery] { calls }

  /// Adds the calls of a loop.
  public static func buildArray(_ calls: [[CallQuery]]) -> [CallQuery] {
    calls.flatMap { $0 }
  }
}
