/// A matcher, which decides whether an argument is as a test expects.
///
/// Stubs and assertions use only this type. Tests write a matcher as an ``Argument`` or an
/// ``ArgumentOf``. From a plain value, ``make(_:)`` makes a matcher.
@_documentation(visibility: internal)
public class ArgumentMatcher {
  /// The expected argument, as a failure shows it.
  var description: String { fatalError("abstract") }

  /// Compares one of the arguments of a call, as the fake passed it on.
  ///
  /// The list is passed, and not the argument, which would be copied: a quarter of the instructions
  /// of a check among 1,000 calls.
  func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
    compare(recorded: recordedValue(arguments[index]))
  }

  /// Compares an argument without optionals around it.
  func compare(recorded actual: Any?) -> ArgumentComparison { fatalError("abstract") }

  /// Returns whether an argument without optionals around it matches.
  final func matches(recorded actual: Any?) -> Bool { compare(recorded: actual).isMatch }

  /// Returns the reason why an argument does not match, from the result of its comparison.
  func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    if let impossibility { return impossibility.text }
    if case .otherType(let type) = comparison {
      return "\(describe(actual)) (\(typeName(of: actual))) is not \(article(typeName(type)))"
    }
    return "\(describe(actual)) is not \(description)"
  }

  /// Returns how far an argument that does not match is from one that does: from 0 to 1, which is
  /// also the distance if nothing is known.
  func distance(of actual: Any?, _ comparison: ArgumentComparison) -> Double { 1 }

  /// Whether it matches every argument of the parameter's type, and does nothing else.
  var isAny: Bool { false }

  /// The type of the arguments, all of which it matches, whether or not a captor keeps them; `nil` if it
  /// rejects some.
  var catchAllType: (any Any.Type)? { nil }

  /// Returns whether another matcher is known to be for the same arguments. This runs a user's code.
  func matchesTheSame(as other: ArgumentMatcher) -> Bool {
    guard let type = catchAllType, let other = other.catchAllType else { return false }
    return type == other || type == Any.self || other == Any.self
  }

  /// The reason why no argument can ever match, or `nil` if one can.
  ///
  /// A check that expects no calls with such a matcher could not fail.
  var impossibility: NoMatch? { nil }

  /// The reason why no call can match in a stub. Finding it runs no `==` of a user's type.
  var impossibilityOfStub: NoMatch? { impossibility }

  /// Whether the matcher is or contains a captor or a check.
  var hasCaptors: Bool { false }

  /// Passes an argument that matches to the captors and checks of the matcher.
  ///
  /// - Parameter position: The position of the argument, or `nil` if its call is not recorded.
  /// - Throws: The first error that a check throws.
  func capture(_ actual: Any?, from position: ArgumentPosition?) throws {}

  /// The only value that matches, or `nil` if others may match.
  var exactValue: Any? { nil }

  /// The type of the values that match, or `nil` if values of several types may match.
  var valueType: (any Any.Type)? { nil }

  /// Returns whether a parameter of a type can take a value that matches. If it cannot, the opposite
  /// of the matcher matches none of its values either.
  func canMatch(_ parameter: any Any.Type) -> Bool {
    valueType.map { canTake(parameter, valueOf: $0) } ?? true
  }

  /// The values that match, in a sentence about a parameter that cannot take them: `a String`.
  var expectedKind: String { valueType.map { article(typeName($0)) } ?? description }

  /// Whether it matches what another matcher of an argument without a type does not match.
  var isNegation: Bool { false }

  /// Makes the matcher for a value to be equal to, an ``Argument``, or an ``ArgumentCaptor``.
  static func make(_ expected: Any?) -> ArgumentMatcher {
    if let expected, isStored(expected, as: String.self) { return equal(to: expected) }
    let value = stripped(expected)
    if let argument = value as? any HasMatcher { return argument.matcher }
    if expected != nil, let none = value as? NilValue { return equal(to: none.inAny) }
    return equal(to: value)
  }

  /// Makes the matcher for a value to be equal to.
  ///
  /// - Parameter parameter: The type of the parameter, if the value is an argument of a typed
  ///   member.
  static func equal(to value: Any?, for parameter: (any Any.Type)? = nil) -> ArgumentMatcher {
    // The most common type comes first: the casts below take 5,000 instructions in a debug build, a
    // third of a typed check of one call.
    if let value, isStored(value, as: String.self) {
      return EqualMatcher(exact(value, as: String.self))
    }
    func matcher<Value: Equatable>(_ value: Value) -> ArgumentMatcher? {
      isComparedByEquality(Value.self) ? EqualMatcher(value) : nil
    }
    let value = stripped(value)
    return (value as? any Equatable).flatMap { matcher($0) }
      ?? ComparedMatcher(value, for: parameter)
  }
}

/// What makes a matcher, and can be passed as a value of type `Any`: an ``Argument``, an
/// ``ArgumentOf``, or an ``ArgumentCaptor``.
protocol HasMatcher {
  var matcher: ArgumentMatcher { get }
}

/// The position of an argument among all recorded arguments.
struct ArgumentPosition: Hashable, Sendable {
  /// The number of the call.
  let call: UInt64
  /// The index of the argument, from 0.
  let index: Int
  /// The part of the argument, by its labels; see ``ArgumentPart/label``. It is empty for the argument
  /// itself.
  var part = ""
}

/// The reason why no argument can ever match.
struct NoMatch: ExpressibleByStringInterpolation {
  let reason: String
  /// What to write instead of a value that cannot be compared, or `nil` if the reason is another one.
  var remedy: String?

  init(_ reason: String, remedy: String?) {
    self.reason = reason
    self.remedy = remedy
  }

  init(stringLiteral reason: String) { self.reason = reason }

  /// The reason, and what to write instead.
  var text: String { remedy.map { "\(reason); \($0)" } ?? reason }
}
