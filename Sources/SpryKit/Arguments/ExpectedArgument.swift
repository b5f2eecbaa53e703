/// One expected argument, ready to be matched: how is decided when the test writes it.
class ExpectedArgument {
  /// The argument as a failure prints it.
  var description: String { fatalError("abstract") }

  /// Tells whether the recorded argument fits.
  func fits(_ actual: RecordedArgument) -> Bool {
    fits(actual.value)
  }

  /// Tells the same where that takes no code of a user's, and so may run under a lock.
  ///
  /// - Returns: nil where it is not known.
  func fitsPlainly(_ actual: RecordedArgument) -> Bool? { nil }

  /// Tells whether an argument, with no optional around it, fits.
  func fits(_ actual: Any?) -> Bool { fatalError("abstract") }

  /// Says why an argument that does not fit does not.
  func mismatch(_ actual: Any?) -> String { fatalError("abstract") }

  /// Hands an argument that fits to the captors and checks in here. Called once a chosen stub, or a
  /// call found.
  ///
  /// - Throws: what the first check threw that did.
  func capture(_ actual: Any?) throws {}

  /// Tells whether there are any captors or checks.
  var hasCaptors: Bool { false }

  /// A number that differs only between values that do not fit each other, or ``noFingerprint``.
  var fingerprint: Int { noFingerprint }

  init() {}

  static func make(_ expected: consuming Any?) -> ExpectedArgument {
    func open<Value>(_ value: Value) -> ExpectedArgument {
      if let equatable = value as? any Equatable, !(type(of: value as Any) is AnyClass) {
        return makeEquatable(equatable)
      }
      return ComparedArgument(value)
    }
    func makeEquatable<Value: Equatable>(_ value: Value) -> ExpectedArgument {
      EquatableArgument(value)
    }
    /// The commonest types, told without a cast, each of which costs as much as a call.
    func makeCommon<Value>(_ value: Value) -> ExpectedArgument? {
      withUnsafePointer(to: value) { place in
        let place = UnsafeRawPointer(place)
        if Value.self == String.self {
          return StringArgument(place.assumingMemoryBound(to: String.self).pointee)
        }
        if Value.self == Int.self {
          return EquatableArgument(place.assumingMemoryBound(to: Int.self).pointee)
        }
        return nil
      }
    }
    guard let expected = consume expected else { return ComparedArgument(nil) }
    if let common = makeCommon(expected) { return common }
    switch unwrapped(expected) {
    case let argument as Argument: return RuleArgument(argument)
    case let captor as ArgumentCaptor: return CaptorArgument(captor)
    case let value?: return open(value)
    case nil: return ComparedArgument(nil)
    }
  }
}

extension ContiguousArray<ExpectedArgument> {
  /// What a list of expected arguments, written by a test, is matched by.
  static func making(_ arguments: [Any?]) -> Self {
    // For no elements the initializer would write to the one empty array that all share.
    if arguments.isEmpty { return [] }
    return Self(unsafeUninitializedCapacity: arguments.count) { places, count in
      // Not by `indices`, nor below, since unoptimized that takes longer than the rest.
      while count < arguments.count {
        (places.baseAddress! + count).initialize(to: .make(arguments[count]))
        count += 1
      }
    }
  }

  /// Tells whether the arguments of a call fit; none stand for any.
  func fits(_ call: UnsafePointer<CallRecord>) -> Bool {
    let count = count
    if count == 0 { return true }
    guard count == call.argumentCount else { return false }
    var index = 0
    while index < count {
      guard self[index].fits(call.argument(at: index)) else { return false }
      index += 1
    }
    return true
  }

  /// Tells whether there are any captors or checks.
  var hasCaptors: Bool {
    var index = 0
    while index < count {
      if self[index].hasCaptors { return true }
      index += 1
    }
    return false
  }
}

/// A value of an `Equatable` type that is not a class, compared without a dynamic cast where the
/// argument is of the same static type.
private class EquatableArgument<Value: Equatable>: ExpectedArgument {
  final let value: Value
  /// Whether `==` is the standard library's.
  private final let isTrusted: Bool

  init(_ value: Value) {
    self.value = value
    isTrusted = SpryKit.isTrusted(Value.self)
    super.init()
  }

  override var description: String { describe(value) }

  override func fits(_ actual: RecordedArgument) -> Bool {
    if actual.type == Value.self {
      return actual.pointer.assumingMemoryBound(to: Value.self).pointee == value
    }
    return fitsOther(actual)
  }

  // Apart, so that the types in it are made up only when it runs.
  @inline(never)
  override func fitsPlainly(_ actual: RecordedArgument) -> Bool? {
    guard isTrusted, actual.type == Value.self else { return nil }
    return actual.pointer.assumingMemoryBound(to: Value.self).pointee == value
  }

  final func fitsOther(_ actual: RecordedArgument) -> Bool {
    if actual.type == Value?.self {
      return actual.pointer.assumingMemoryBound(to: Value?.self).pointee == value
    }
    return fits(actual.value)
  }

  override func fits(_ actual: Any?) -> Bool {
    ArgumentEquality.compare(value, actual) == .equal
  }

  override func mismatch(_ actual: Any?) -> String {
    mismatchText(expected: value, actual: actual)
  }

  override var fingerprint: Int { SpryKit.fingerprint(of: value) }
}

/// The same for the commonest type, where the generic code would copy both strings.
private final class StringArgument: EquatableArgument<String> {
  override func fits(_ actual: RecordedArgument) -> Bool {
    fitsPlainly(actual) ?? fitsOther(actual)
  }

  override func fitsPlainly(_ actual: RecordedArgument) -> Bool? {
    guard actual.type == String.self else { return nil }
    return actual.pointer.assumingMemoryBound(to: String.self).pointee == value
  }
}

/// Nil, an object, or a value of a type that is not `Equatable`.
private final class ComparedArgument: ExpectedArgument {
  private let value: Any?

  init(_ value: Any?) {
    self.value = value
    super.init()
  }

  override var description: String { describe(value) }

  override func fits(_ actual: Any?) -> Bool {
    ArgumentEquality.compare(value, actual) == .equal
  }

  override func mismatch(_ actual: Any?) -> String {
    mismatchText(expected: value, actual: actual)
  }
}

private final class RuleArgument: ExpectedArgument {
  private let argument: Argument

  init(_ argument: Argument) {
    self.argument = argument
    super.init()
  }

  override var description: String { argument.description }

  override func fits(_ actual: RecordedArgument) -> Bool {
    if case .anything = argument { return true }
    return fits(actual.value)
  }

  override func fitsPlainly(_ actual: RecordedArgument) -> Bool? {
    if case .anything = argument { true } else { nil }
  }

  override func fits(_ actual: Any?) -> Bool {
    // A rule for the argument says nothing of its text.
    if actual is ArgumentText { return argument.fitsAnyText }
    return argument.fits(actual)
  }

  override func mismatch(_ actual: Any?) -> String {
    if actual is ArgumentText, !argument.fitsAnyText {
      return "only the text was kept, \(describe(actual)), of which this cannot be told"
    }
    switch argument {
    case .pass: return "\(describe(actual)) does not pass the closure"
    default: return "\(describe(actual)) is not \(argument)"
    }
  }

  override var hasCaptors: Bool {
    guard case .rule(let rule) = argument else { return false }
    return rule.check != nil || rule.parts.contains { $0.hasCaptors }
  }

  override func capture(_ actual: Any?) throws {
    guard case .rule(let rule) = argument else { return }
    let seen = rule.seen(actual)
    var failure: (any Error)?
    func attempt(_ body: () throws -> Void) {
      // One that throws keeps no other from its argument.
      do { try body() } catch { failure = failure ?? error }
    }
    // Of alternatives, only those that fit capture.
    for part in rule.parts where part.hasCaptors && part.fits(seen) {
      attempt { try part.capture(seen) }
    }
    if let check = rule.check { attempt { try check(actual) } }
    if let failure { throw failure }
  }
}

private final class CaptorArgument: ExpectedArgument {
  private let captor: ArgumentCaptor

  init(_ captor: ArgumentCaptor) {
    self.captor = captor
    super.init()
  }

  override var description: String { "anything (captured)" }
  override func fits(_ actual: RecordedArgument) -> Bool { true }
  override func fits(_ actual: Any?) -> Bool { true }
  override func mismatch(_ actual: Any?) -> String { "" }
  override var hasCaptors: Bool { true }
  override func capture(_ actual: Any?) { captor.capture(actual) }
}
