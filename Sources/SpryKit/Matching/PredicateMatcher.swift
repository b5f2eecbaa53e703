/// Matches the arguments of a type for which a closure returns true.
final class PredicateMatcher<Value>: ArgumentMatcher {
  private let words: String
  private let test: (Value) -> Bool
  private let explain: ((Value) -> String)?
  private let check: ((Value) throws -> Void)?
  private let reason: String?

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - words: A description of the arguments that match, for failures.
  ///   - explain: Returns the reason why an argument of the type does not match.
  ///   - check: The closure of ``Argument/check(_:)``.
  ///   - impossibility: The reason why no argument can match, or `nil` if one can.
  ///   - test: Returns whether an argument matches. An argument of another type does not match.
  init(
    _ words: String, explain: ((Value) -> String)? = nil,
    check: ((Value) throws -> Void)? = nil, impossibility: String? = nil,
    _ test: @escaping (Value) -> Bool
  ) {
    self.words = words
    self.test = test
    self.explain = explain
    self.check = check
    reason = impossibility
    super.init()
  }

  override var description: String { words }
  override var hasCaptors: Bool { check != nil }
  override var impossibility: String? { reason }
  override var valueType: (any Any.Type)? { Value.self }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentComparison(matches: cast(actual, to: Value.self).map(test) ?? false)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    if let explain, let value = cast(actual, to: Value.self) { return explain(value) }
    return super.mismatch(actual, comparison)
  }

  override func capture(_ actual: Any?, from position: ArgumentPosition?) throws {
    if let value = cast(actual, to: Value.self) { try check?(value) }
  }
}
