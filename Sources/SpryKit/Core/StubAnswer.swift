/// The answer of a stub to a call.
///
/// `indirect`, so that a copy is one reference, which saves 1,000 instructions of a call in a debug
/// build.
indirect enum StubAnswer {
  case value(StubValue)
  case closure((ArgumentList) throws -> Any?, returns: any Any.Type)
  case asyncClosure((ArgumentList) async throws -> Any?, returns: any Any.Type)
  case error(any Error)
  /// Uses the fake's own answer: its `fallbackValue:`, or the object that it wraps.
  case callThrough
  /// Holds the caller until the test answers.
  case gate(Gate)
  /// Gives another answer after a delay.
  case delayed(SpryDuration, StubAnswer)
}

extension StubAnswer {
  /// Whether the answer is given after a delay.
  var isDelayed: Bool {
    if case .delayed = self { true } else { false }
  }

  /// The value of the answer, or `nil` if the answer is not a value that is known before the call.
  var value: StubValue? {
    switch self {
    case .value(let value): value
    case .delayed(_, let answer): answer.value
    case .closure, .asyncClosure, .error, .callThrough, .gate: nil
    }
  }

  /// The type of the value that the answer returns, or `nil` if it returns none of its own.
  var resultType: (any Any.Type)? {
    switch self {
    case .value(let value): value.type
    case .closure(_, let type), .asyncClosure(_, let type): type
    case .delayed(_, let answer): answer.resultType
    case .error, .callThrough, .gate: nil
    }
  }

  /// Whether the answer is a closure that returns a value.
  var returnsValue: Bool {
    switch self {
    case .closure(_, let type), .asyncClosure(_, let type): type != Void.self && type != Never.self
    case .delayed(_, let answer): answer.returnsValue
    case .value, .error, .callThrough, .gate: false
    }
  }

  /// Returns whether the answer can be the result of a member that returns `result`. Does not run
  /// it.
  ///
  /// A value is cast. For a closure, the return type decides. The closure is accepted if only its
  /// result can decide, as for `Any`, a class, or a protocol, or if it perhaps only throws:
  /// `{ _ in throw Offline() }` returns `Void`, or `Never` where the member is generic. A member
  /// that returns `Void` discards what a closure returns.
  func canReturn(_ result: any Any.Type) -> Bool {
    switch self {
    case .value(let value): value.canBe(result)
    case .closure(_, let returned), .asyncClosure(_, let returned):
      result == Void.self || Self.mayBecome(returned, result)
    case .delayed(_, let answer): answer.canReturn(result)
    case .error, .callThrough, .gate: true
    }
  }

  private static func mayBecome(_ returned: any Any.Type, _ result: any Any.Type) -> Bool {
    let (returned, result) = (unwrappedType(returned), unwrappedType(result))
    if returned == result || returned == Void.self || returned == Never.self { return true }
    if let returned = returned as? any ElementwiseCollection.Type,
      let result = result as? any ElementwiseCollection.Type
    {
      // `[1] as? [Int?]`.
      return returned.kind == result.kind
        && zip(returned.elementTypes, result.elementTypes).allSatisfy(mayBecome)
    }
    return !isPlain(returned) || !isPlain(result)
  }

  /// Returns whether values of a type cannot be cast to another plain type. These are `Void`,
  /// collections, and `Equatable` types that are not classes.
  private static func isPlain(_ type: any Any.Type) -> Bool {
    type == Void.self || type is any ElementwiseCollection.Type || isComparedByEquality(type)
  }

  /// `answers with a String, but the call returns Int`. A generic member returns any type.
  func words(insteadOf result: any Any.Type) -> String {
    "answers \(typeDescription), but the call returns \(typeName(result))"
  }

  /// The answer of a stub, as a message describes it.
  private var typeDescription: String {
    switch self {
    case .value(let value): "with \(typeText(unwrapped(value.value)))"
    case .closure(_, let returned), .asyncClosure(_, let returned):
      "with \(article(typeName(returned)))"
    case .delayed(_, let answer): answer.typeDescription
    case .error: "with an error"
    case .callThrough: "by calling through"
    case .gate: "when its gate is resumed"
    }
  }
}

/// The value that a stub answers with, and its type in the test.
///
/// `@unchecked Sendable`: a user's value, which the test and the callers share.
package final class StubValue: @unchecked Sendable {
  let type: any Any.Type
  let value: Any

  init<Value>(_ value: Value) {
    type = Value.self
    self.value = value
  }

  /// Returns the value as another type, or `nil` if it cannot be of that type.
  func cast<Result>(to _: Result.Type) -> Result? {
    if type == Result.self { return exact(value, as: Result.self) }
    // A cast would make `nil` the innermost nil of a `String??`, but Swift's literal is the
    // outermost.
    if type == Any?.self, isOptional(Result.self), unwrapped(value) == nil {
      return defaultValue(of: Result.self)
    }
    return value as? Result
  }

  /// Returns whether the value can be of another type.
  func canBe(_ result: any Any.Type) -> Bool {
    func open<Result>(_: Result.Type) -> Bool { cast(to: Result.self) != nil }
    return type == result || _openExistential(result, do: open)
  }
}
