/// An expectation of one argument, for tests that cannot or should not compare it with a value.
///
/// Pass it to ``Stub/with(_:)`` and to checks, among plain values:
///
/// ```swift
/// fake.stub(.save).with(Argument.nonNil, "key").andReturn(true)
/// XCTAssertHaveReceived(fake, .save, with: Argument.any(User.self), "key")
/// ```
public enum Argument {
  /// Fits every argument.
  case anything

  /// Fits every argument except nil.
  case nonNil

  /// Fits only nil.
  case `nil`

  /// Fits the arguments for which a closure returns true. The closure gets the argument without optionals
  /// around it.
  case pass((Any?) -> Bool)

  /// Fits the arguments that a rule describes. The static functions of this type make such rules.
  case rule(ArgumentRule)
}

/// A predicate on an argument, with a description for failures.
public struct ArgumentRule {
  /// A description of the arguments that fit: `an Int`, `greater than 3`.
  let words: String
  /// Returns whether an argument without optionals around it fits.
  let test: (Any?) -> Bool
  /// The matchers that the rule combines. Captors among them capture when the rule fits.
  var parts: [ArgumentMatcher] = []
  /// Whether the rule fits if one part does. Otherwise all parts fit.
  var needsOnePart = false
  /// Returns the value that the parts are asked about: the argument, or a property of it.
  var seen: (Any?) -> Any? = { $0 }
  /// Says why an argument does not fit; nil, or a result of nil, where the words say it.
  var explain: ((Any?) -> String?)?
  /// The closure of ``Argument/check(_:)``.
  var check: ((Any?) throws -> Void)?
}

extension Argument {
  /// Returns whether an argument without optionals around it fits.
  func fits(_ actual: Any?) -> Bool {
    switch self {
    case .anything: true
    case .nonNil: actual != nil
    case .nil: actual == nil
    case .pass(let test): test(actual)
    case .rule(let rule): rule.test(actual)
    }
  }
}
