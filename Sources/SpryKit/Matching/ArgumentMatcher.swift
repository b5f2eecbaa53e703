/// Decides whether an argument fits what a test expects of it.
///
/// ``make(_:)`` chooses the subclass when the test gives the expected value.
class ArgumentMatcher {
  /// The expected argument, as a failure shows it.
  var description: String { fatalError("abstract") }

  /// Compares one of the arguments of a call, as the fake passed it on.
  ///
  /// The list is passed, and not the argument, which would be copied: a quarter of the instructions of a
  /// check among 1,000 calls.
  func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
    compare(recorded: recordedValue(arguments[index]))
  }

  /// Compares an argument without optionals around it.
  func compare(recorded actual: Any?) -> ArgumentComparison { fatalError("abstract") }

  /// Returns whether an argument without optionals around it fits.
  final func fits(recorded actual: Any?) -> Bool { compare(recorded: actual).isFit }

  /// Returns whether a part of an argument fits.
  final func fits(_ part: Any) -> Bool { fits(recorded: recordedValue(part)) }

  /// Returns the reason why an argument does not fit, from the result of its comparison.
  func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    fatalError("abstract")
  }

  /// Returns the reason why a part of an argument does not fit.
  func mismatch(_ part: Any?) -> String { mismatch(part, compare(recorded: part)) }

  /// Whether it fits every argument of the parameter's type, and does nothing else.
  var isAny: Bool { false }

  /// Whether the matcher is or contains a captor or a check.
  var hasCaptors: Bool { false }

  /// Passes an argument that fits to the captors and checks of the matcher.
  ///
  /// - Parameter position: the position of the argument; nil if its call is not recorded.
  /// - Throws: the first error that a check throws.
  func capture(_ actual: Any?, from position: ArgumentPosition?) throws {}

  /// The only value that matches, or `nil` if others may match.
  var exactValue: Any? { nil }

  init() {}

  /// Makes the matcher for a value to be equal to, an ``Argument``, or an ``ArgumentCaptor``.
  static func make(_ expected: Any?) -> ArgumentMatcher { make(expected, .untyped) }

  static func make(_ expected: Any?, _ form: ExpectationForm) -> ArgumentMatcher {
    func makeEquatable<Value: Equatable>(_ value: Value) -> ArgumentMatcher {
      isComparedByEquality(Value.self)
        ? EquatableMatcher(value) : ComparedMatcher(value, form)
    }
    // The most common type comes first, without the casts below.
    if let expected, isStored(expected, as: String.self) {
      return EquatableMatcher(exact(expected, as: String.self))
    }
    switch expected.flatMap({ unwrapped($0) }) {
    case let argument as Argument: return PatternMatcher(argument)
    case let captor as any Captor: return captor.matcher
    case let value?:
      return (value as? any Equatable).map { makeEquatable($0) } ?? ComparedMatcher(value, form)
    case nil: return ComparedMatcher(nil, form)
    }
  }
}

/// The position of an argument among all recorded arguments.
struct ArgumentPosition: Hashable, Sendable {
  /// The number of the call.
  let call: UInt64
  /// The index of the argument, from 0.
  let index: Int
}

extension [ArgumentMatcher] {
  // Here and below: loops by an index, since a debug build takes 3,000 instructions for a `map` or an
  // `allSatisfy` of two elements, where a whole call takes 9,300.

  /// Makes the matchers for what a test wrote; see ``ArgumentMatcher/make(_:)``.
  static func make(_ expected: [Any?]) -> [ArgumentMatcher] {
    var matchers: [ArgumentMatcher] = []
    let count = expected.count
    matchers.reserveCapacity(count)
    var index = 0
    while index < count {
      matchers.append(ArgumentMatcher.make(expected[index]))
      index += 1
    }
    return matchers
  }

  /// Compares the arguments of a call one by one, up to the first that does not fit.
  func compare(_ arguments: ArgumentList) -> CallComparison {
    let count = count
    if count != arguments.count { return .argumentCount }
    var index = 0
    while index < count {
      let comparison = self[index].compare(arguments, at: index)
      if !comparison.isFit { return .argument(index, comparison) }
      index += 1
    }
    return .fits
  }

  /// Returns whether the arguments of a call fit.
  func fit(_ arguments: ArgumentList) -> Bool { compare(arguments).isFit }

  /// Whether they fit every argument of the parameters' types, and do nothing else.
  var areAny: Bool {
    var index = 0
    while index < count {
      if !self[index].isAny { return false }
      index += 1
    }
    return true
  }

  var hasCaptors: Bool {
    var index = 0
    while index < count {
      if self[index].hasCaptors { return true }
      index += 1
    }
    return false
  }

  /// Passes the arguments of a call that fits to captors and checks.
  ///
  /// - Returns: the checks that threw.
  func capture(_ arguments: ArgumentList, ofCall number: UInt64?) -> [FailedCheck] {
    var failed: [FailedCheck] = []
    for (index, (matcher, argument)) in zip(self, arguments.values).enumerated()
    where matcher.hasCaptors {
      do {
        let position = number.map { ArgumentPosition(call: $0, index: index) }
        try matcher.capture(recordedValue(argument), from: position)
      } catch {
        failed.append(FailedCheck(call: number, index: index, error: error))
      }
    }
    return failed
  }
}

/// The API in which a test wrote an expected value. The advice in a failure depends on it.
enum ExpectationForm {
  case untyped
  /// A typed member, whose parameter has this type.
  case typed(any Any.Type)
}

/// Fits a value whose type has an `==` that decides alone.
private final class EquatableMatcher<Value: Equatable>: ArgumentMatcher {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override var description: String { describe(value) }
  override var exactValue: Any? { value }

  override func compare(_ arguments: ArgumentList, at index: Int) -> ArgumentComparison {
    // Nearly always, the argument is of the same type, and `==` decides.
    guard isStored(arguments[index], as: Value.self) else {
      return super.compare(arguments, at: index)
    }
    return ArgumentComparison(fits: exact(arguments[index], as: Value.self) == value)
  }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentEquality.compare(value, actual)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    mismatchText(expected: value, actual: actual, comparison, .untyped)
  }
}

/// Fits nil, an object, or another value that no `==` decides about alone.
private final class ComparedMatcher: ArgumentMatcher {
  private let value: Any?
  private let form: ExpectationForm

  init(_ value: Any?, _ form: ExpectationForm) {
    self.value = value
    self.form = form
    super.init()
  }

  override var description: String { describe(value) }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentEquality.compare(value, actual)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    mismatchText(expected: value, actual: actual, comparison, form)
  }
}

/// Fits what an ``Argument`` fits.
private final class PatternMatcher: ArgumentMatcher {
  private let argument: Argument

  init(_ argument: Argument) {
    self.argument = argument
    super.init()
  }

  override var description: String { argument.description }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    ArgumentComparison(fits: argument.fits(actual))
  }

  override func mismatch(_ actual: Any?, _: ArgumentComparison) -> String {
    mismatchText(expected: argument, actual: actual)
  }

  /// Does not run a predicate a second time.
  override func mismatch(_ part: Any?) -> String { mismatchText(expected: argument, actual: part) }

  override var hasCaptors: Bool {
    guard case .rule(let rule) = argument else { return false }
    return rule.check != nil || rule.parts.hasCaptors
  }

  override func capture(_ actual: Any?, from position: ArgumentPosition?) throws {
    guard case .rule(let rule) = argument else { return }
    let seen = rule.seen(actual)
    var failure: (any Error)?
    func attempt(_ body: () throws -> Void) {
      // An error does not keep the argument from the other parts.
      do { try body() } catch { failure = failure ?? error }
    }
    for part in rule.parts where part.hasCaptors {
      // Of alternatives, only those that fit capture.
      if rule.needsOnePart, !part.fits(recorded: seen) { continue }
      attempt { try part.capture(seen, from: position) }
    }
    if let check = rule.check { attempt { try check(actual) } }
    if let failure { throw failure }
  }
}
