/// What a test expects of one argument, where equality is not wanted, not enough, or not possible.
///
/// Given to ``Stub/with(_:)`` and to the checks, among plain values:
///
/// ```swift
/// fake.stub(.save).with(Argument.nonNil, "key").andReturn(true)
/// XCTAssertHaveReceived(fake, .save, with: Argument.any(User.self), "key")
/// ```
public enum Argument {
  /// Fits every argument.
  case anything

  /// Fits every argument but nil.
  case nonNil

  /// Fits only nil.
  case `nil`

  /// Fits where the closure says so. It gets the argument with no optional around it.
  case pass((Any?) -> Bool)

  /// Fits where a rule with words of its own says so; made by the functions below.
  case rule(ArgumentRule)
}

/// A rule for an argument that can say in words what it wants.
public struct ArgumentRule {
  /// What a fitting argument is, to stand in a failure: `an Int`, `greater than 3`.
  let words: String
  /// Returns whether the argument, with no optional around it, fits.
  let test: (Any?) -> Bool
  /// The arguments that the rule is made of; captors among them capture with it.
  var parts: [ArgumentMatcher] = []
  /// What of the argument the parts get to see.
  var seen: (Any?) -> Any? = { $0 }
  /// Looks at an argument that counts.
  var check: ((Any?) throws -> Void)?
}

extension Argument: CustomStringConvertible {
  /// The words that stand for the argument in a failure.
  public var description: String {
    switch self {
    case .anything: "anything"
    case .nonNil: "anything but nil"
    case .nil: "nil"
    case .pass: "what passes the closure"
    case .rule(let rule): rule.words
    }
  }

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
