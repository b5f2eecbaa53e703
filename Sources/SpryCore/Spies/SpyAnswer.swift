/// What answers a call that is not answered plainly, as it was at the moment of the call.
struct SpyAnswer {
  let record: SpyRecord
  let error: Any?
  let closure: AnyObject?
  let value: Any?
}

/// The member of a spy that was called, for messages.
struct SpySite {
  /// The struct of names, which lies in the spy.
  let names: any Any.Type
  /// As `#function` spells the member.
  let function: StaticString
  /// What its names begin with; for a property, its one name.
  let name: StaticString
  /// Whether the one name is that of its value.
  let isProperty: Bool
  let location: SpryLocation
  let scope: SpryScope?

  /// The name of the spy's type: of `Module.ServiceSpy.SpyNames`, the last but one.
  var spy: String {
    var components: [Substring] = []
    var (component, depth) = ("", 0)
    for character in String(reflecting: names) {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "." where depth == 0:
        components.append(Substring(component))
        component = ""
      case _ where depth == 0: component.append(character)
      default: break
      }
    }
    return components.last.map(String.init) ?? component
  }
}

extension SpySite {
  /// What a call returns that neither threw nor had a closure.
  func value<Result>(of value: Any?) -> Result {
    switch found(value, as: Result.self) {
    case .success(let value): return value
    case .failure(let misuse): return SpryScope.hearing(scope).report(misuse, at: location)
    }
  }

  /// The same for a member that throws, which may throw the misuse.
  func value<Result, Failure: Error>(
    of value: Any?,
    throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    switch found(value, as: Result.self) {
    case .success(let value): return value
    case .failure(let misuse):
      return try SpryScope.hearing(scope).report(misuse, throwing: errorType, at: location)
    }
  }

  /// Returns what the closure of a generic member answered, as what the member returns.
  func cast<Result>(_ value: Any) -> Result {
    if let value = value as? Result { return value }
    return SpryScope.hearing(scope).report(
      wrongType(value, "Closure", Result.self), at: location)
  }

  /// The same for a member that throws, which may throw the misuse.
  func cast<Result, Failure: Error>(
    _ value: Any,
    throwing errorType: Failure.Type
  ) throws(Failure) -> Result {
    if let value = value as? Result { return value }
    return try SpryScope.hearing(scope).report(
      wrongType(value, "Closure", Result.self), throwing: errorType, at: location)
  }

  private func found<Value>(_ value: Any?, as _: Value.Type) -> Result<Value, Misuse> {
    if let value {
      if let value = value as? Value { return .success(value) }
      return .failure(wrongType(value, "ReturnValue", Value.self))
    }
    // What is not set is nil, where that is a value.
    if isOptional(Value.self), let none = emptyValue(of: Value.self) { return .success(none) }
    if Value.self == Void.self, let void = () as? Value { return .success(void) }
    let names =
      isProperty ? [name.description] : ["\(name)ReturnValue", "\(name)Closure"]
    return .failure(.nothingToReturn(spy: spy, member: function.description, names: names))
  }

  private func wrongType(_ value: Any, _ suffix: String, _ expected: any Any.Type) -> Misuse {
    .wrongSpyValue(
      spy: spy,
      member: function.description,
      name: "\(name)\(suffix)",
      type: typeName(of: unwrapped(value)),
      expected: typeName(expected)
    )
  }
}
