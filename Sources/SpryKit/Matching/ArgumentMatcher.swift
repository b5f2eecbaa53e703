/// Decides whether an argument fits what a test expects of it.
///
/// How it decides is known when the test writes the expected value: see ``make(_:)``.
class ArgumentMatcher {
  /// What is expected, as a failure prints it.
  var description: String { fatalError("abstract") }

  /// Whether an argument, as the fake passed it on, fits.
  func fits(_ argument: Any) -> Bool {
    fits(recorded: recordedValue(argument))
  }

  /// Whether an argument, with no optional around it, fits.
  func fits(recorded actual: Any?) -> Bool { fatalError("abstract") }

  /// Says why an argument that does not fit does not.
  func mismatch(_ actual: Any?) -> String { fatalError("abstract") }

  /// Whether an argument fits; nil where finding out may run a user's code, which no lock may be held for.
  func fitsPlainly(_ argument: Any) -> Bool? { nil }

  /// Whether there are captors or checks in here.
  var hasCaptors: Bool { false }

  /// Passes an argument that fits to the captors and checks in here.
  ///
  /// - Parameter place: where the argument was recorded, nil if its call is not recorded.
  /// - Throws: what the first check threw that did.
  func capture(_ actual: Any?, from place: ArgumentPlace?) throws {}

  /// The value to be equal to, where nothing else fits.
  var exactValue: Any? { nil }

  init() {}

  /// Returns the matcher of what a test wrote: a value to be equal to, an ``Argument``, or an
  /// ``ArgumentCaptor``.
  static func make(_ expected: Any?) -> ArgumentMatcher {
    func open<Value>(_ value: Value) -> ArgumentMatcher {
      if !(type(of: value as Any) is AnyClass), let equatable = value as? any Equatable {
        return makeEquatable(equatable)
      }
      return ComparedMatcher(value)
    }
    func makeEquatable<Value: Equatable>(_ value: Value) -> ArgumentMatcher {
      EquatableMatcher(value)
    }
    // The commonest type first, which spares it the casts below.
    if let expected, isStored(expected, as: String.self) {
      return StringMatcher(exact(expected, as: String.self))
    }
    switch expected.flatMap({ unwrapped($0) }) {
    case let argument as Argument: return PatternMatcher(argument)
    case let captor as ArgumentCaptor: return CaptorMatcher(captor)
    case let value?: return open(value)
    case nil: return ComparedMatcher(nil)
    }
  }
}

/// An argument of a recorded call.
struct ArgumentPlace: Hashable, Sendable {
  /// The number of the call.
  let call: UInt64
  /// The place of the argument, from 0.
  let index: Int
}

extension [ArgumentMatcher] {
  // Here and below: loops by an index, since a debug build takes 3,000 instructions for a `map` or an
  // `allSatisfy` of two elements, where a whole call takes 9,300.

  /// Returns the matchers of what a test wrote; see ``ArgumentMatcher/make(_:)``.
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

  /// Whether the arguments of a call fit, one by one.
  func fit(_ arguments: ArgumentList) -> Bool {
    let count = count
    if count != arguments.count { return false }
    var index = 0
    while index < count {
      if !self[index].fits(arguments[index]) { return false }
      index += 1
    }
    return true
  }

  /// The same; nil where finding out may run a user's code.
  func fitPlainly(_ arguments: ArgumentList) -> Bool? {
    let count = count
    if count != arguments.count { return false }
    var index = 0
    while index < count {
      guard let fits = self[index].fitsPlainly(arguments[index]) else { return nil }
      if !fits { return false }
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

  /// Passes the arguments of a call that fits to captors, and to checks.
  ///
  /// - Returns: the checks that threw.
  func capture(_ arguments: ArgumentList, ofCall number: UInt64?) -> [FailedCheck] {
    var failed: [FailedCheck] = []
    for (index, (matcher, argument)) in zip(self, arguments.values).enumerated()
    where matcher.hasCaptors {
      do {
        let place = number.map { ArgumentPlace(call: $0, index: index) }
        try matcher.capture(recordedValue(argument), from: place)
      } catch {
        failed.append(FailedCheck(call: number, index: index, error: error))
      }
    }
    return failed
  }
}

/// A value of an `Equatable` type that is not a class.
private class EquatableMatcher<Value: Equatable>: ArgumentMatcher {
  fileprivate final let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override var description: String { describe(value) }
  override var exactValue: Any? { value }

  override func fitsPlainly(_ argument: Any) -> Bool? {
    ArgumentHash.knows(Value.self) ? isExactly(argument, value) : nil
  }

  override func fits(_ argument: Any) -> Bool {
    // Nearly always the argument is of the same type, which spares all further questions.
    isExactly(argument, value) ?? fits(recorded: recordedValue(argument))
  }

  override func fits(recorded actual: Any?) -> Bool {
    ArgumentEquality.compare(value, actual) == .equal
  }

  override func mismatch(_ actual: Any?) -> String {
    mismatchText(expected: value, actual: actual)
  }
}

/// The same for the commonest type, where generic code copies both strings: that makes a check among
/// 1,000 calls a tenth slower in a release build.
private final class StringMatcher: EquatableMatcher<String> {
  override func fits(_ argument: Any) -> Bool {
    fitsPlainly(argument) ?? fits(recorded: recordedValue(argument))
  }

  override func fitsPlainly(_ argument: Any) -> Bool? {
    guard isStored(argument, as: String.self) else { return nil }
    return exact(argument, as: String.self) == value
  }
}

/// Nil, an object, or a value of a type that is not `Equatable`.
private final class ComparedMatcher: ArgumentMatcher {
  private let value: Any?

  init(_ value: Any?) {
    self.value = value
    super.init()
  }

  override var description: String { describe(value) }

  override func fits(recorded actual: Any?) -> Bool {
    ArgumentEquality.compare(value, actual) == .equal
  }

  override func mismatch(_ actual: Any?) -> String {
    mismatchText(expected: value, actual: actual)
  }
}

/// An ``Argument``.
private final class PatternMatcher: ArgumentMatcher {
  private let argument: Argument

  init(_ argument: Argument) {
    self.argument = argument
    super.init()
  }

  override var description: String { argument.description }

  override func fitsPlainly(_ argument: Any) -> Bool? {
    if case .anything = self.argument { true } else { nil }
  }

  override func fits(_ argument: Any) -> Bool {
    if case .anything = self.argument { return true }
    return fits(recorded: recordedValue(argument))
  }

  override func fits(recorded actual: Any?) -> Bool { argument.fits(actual) }

  override func mismatch(_ actual: Any?) -> String {
    switch argument {
    case .pass: "\(describe(actual)) does not pass the closure"
    default: "\(describe(actual)) is not \(argument)"
    }
  }

  override var hasCaptors: Bool {
    guard case .rule(let rule) = argument else { return false }
    return rule.check != nil || rule.parts.hasCaptors
  }

  override func capture(_ actual: Any?, from place: ArgumentPlace?) throws {
    guard case .rule(let rule) = argument else { return }
    let seen = rule.seen(actual)
    var failure: (any Error)?
    func attempt(_ body: () throws -> Void) {
      // One that throws does not keep the others from their argument.
      do { try body() } catch { failure = failure ?? error }
    }
    // Of alternatives, only those that fit capture.
    for part in rule.parts where part.hasCaptors && part.fits(recorded: seen) {
      attempt { try part.capture(seen, from: place) }
    }
    if let check = rule.check { attempt { try check(actual) } }
    if let failure { throw failure }
  }
}

/// An ``ArgumentCaptor``.
private final class CaptorMatcher: ArgumentMatcher {
  private let captor: ArgumentCaptor

  init(_ captor: ArgumentCaptor) {
    self.captor = captor
    super.init()
  }

  override var description: String { "anything (captured)" }
  override func fits(_ argument: Any) -> Bool { true }
  override func fits(recorded actual: Any?) -> Bool { true }
  override func mismatch(_ actual: Any?) -> String { "" }
  override var hasCaptors: Bool { true }

  override func capture(_ actual: Any?, from place: ArgumentPlace?) {
    captor.capture(actual, from: place)
  }
}
