/// The calls that one member of a spy received, and its answers.
struct SpyMember {
  var callsCount = 0
  /// The ``SpyCalls`` of the member's arguments, or `nil` before the first call.
  private var calls: AnyObject?
  private var received = SpyReceived.nothing
  private(set) var answers = SpyAnswers()

  init() {}
}

/// The arguments that a spy's member received last.
enum SpyReceived {
  case nothing
  /// The last element of the ``SpyCalls``.
  case lastCall
  /// A value that a test set, or that was kept when a test replaced the calls.
  case value(AnySpyBox)
}

/// The arguments of a member's calls, in order.
///
/// `Argument` is the parameter's type, or the labeled tuple of several.
@usableFromInline final class SpyCalls<Argument> {
  /// Unchecked, because the lock of ``SprySpyStorage`` orders every access; the check takes 16 of a
  /// call's 99 ns in an optimized build.
  @exclusivity(unchecked) @usableFromInline var arguments: [Argument]

  @usableFromInline init(_ arguments: [Argument]) {
    self.arguments = arguments
  }

  /// `@inlinable` for the reason given at ``SprySpyStorage/record(_:_:)``.
  @inlinable func append(_ argument: Argument) {
    arguments.append(argument)
  }
}

/// A value of any type.
@usableFromInline class AnySpyBox {
  var any: Any { fatalError("abstract") }
}

/// A value that is read as the type it was stored as, without a dynamic cast.
@usableFromInline final class SpyBox<Value>: AnySpyBox {
  @usableFromInline let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var any: Any { value }
}

/// The answers of a member.
///
/// An object that is replaced as a whole, so that a call takes one reference out of the lock.
@usableFromInline final class SpyAnswers {
  let error: AnySpyBox?
  let closure: AnySpyBox?
  @usableFromInline let value: AnySpyBox?
  /// Whether neither an error nor a closure comes before the value.
  @usableFromInline let isPlain: Bool

  init(error: AnySpyBox? = nil, closure: AnySpyBox? = nil, value: AnySpyBox? = nil) {
    self.error = error
    self.closure = closure
    self.value = value
    isPlain = error == nil && closure == nil
  }
}

// These changes need the lock. They return the values that they replace, to be released after it.
extension SpyMember {
  mutating func addCall(_ append: (inout AnyObject?) -> Void) -> SpyReceived {
    let replaced = received
    callsCount += 1
    received = .lastCall
    append(&calls)
    return replaced
  }

  mutating func setReceived(_ new: AnySpyBox?) -> SpyReceived {
    let replaced = received
    received = new.map(SpyReceived.value) ?? .nothing
    return replaced
  }

  mutating func setInvocations<Argument>(_ new: [Argument]) -> AnyObject? {
    let replaced = calls
    // The arguments of the last call stay readable.
    if case .lastCall = received, let last = received(as: Argument.self) {
      received = .value(SpyBox(last))
    }
    calls = SpyCalls(new)
    return replaced
  }

  mutating func setError(_ new: AnySpyBox?) -> SpyAnswers {
    replaceAnswers(SpyAnswers(error: new, closure: answers.closure, value: answers.value))
  }

  mutating func setClosure(_ new: AnySpyBox?) -> SpyAnswers {
    replaceAnswers(SpyAnswers(error: answers.error, closure: new, value: answers.value))
  }

  mutating func setValue(_ new: AnySpyBox?) -> SpyAnswers {
    replaceAnswers(SpyAnswers(error: answers.error, closure: answers.closure, value: new))
  }

  private mutating func replaceAnswers(_ new: SpyAnswers) -> SpyAnswers {
    let replaced = answers
    answers = new
    return replaced
  }
}

// These reads need the lock. They only copy, which runs no code of a user.
extension SpyMember {
  func invocations<Argument>(of _: Argument.Type) -> [Argument] {
    (calls as? SpyCalls<Argument>)?.arguments.unsharedCopy ?? []
  }

  func received<Argument>(as _: Argument.Type) -> Argument? {
    switch received {
    case .nothing: nil
    case .lastCall: (calls as? SpyCalls<Argument>)?.arguments.last
    case .value(let box): box.value(as: Argument.self)
    }
  }
}

extension AnySpyBox {
  /// The value, if it was stored as exactly this type.
  func value<Value>(as _: Value.Type) -> Value? {
    (self as? SpyBox<Value>)?.value
  }
}
