/// A recorded call of a spy's member, with the answers at the moment of the call.
///
/// `Failure` is the type of the errors that the member may throw.
struct SpyCall<Failure: Error> {
  let answers: SpyAnswers
  /// The struct of names, which is declared in the spy.
  let names: any Any.Type
  /// The member, as `#function` spells it.
  let function: StaticString
  /// The beginning of the member's names; for a property, its only name.
  let name: StaticString
  let isProperty: Bool
  let location: SpryLocation
  let scope: SpryScope?
}

extension SpyCall {
  var error: Failure? {
    guard let error = answers.error else { return nil }
    return error.any as? Failure
  }

  func closure<Function>(as _: Function.Type) -> Function? {
    guard let closure = answers.closure else { return nil }
    return closure.value(as: Function.self)
  }

  /// Returns the answer of a closure as the result of the member, which is of another type in a
  /// generic member. If the answer is not of that type, reports misuse. Throws it where `Failure`
  /// allows that, and otherwise returns a default value.
  func result<Answer, Result>(of answer: Answer) throws(Failure) -> Result {
    if let result = answer as? Result { return result }
    return try reportWrongType(answer, "Closure")
  }

  /// Returns the return value. If none is set, reports misuse. Throws it where `Failure` allows
  /// that, and otherwise returns a default value.
  func value<Result>() throws(Failure) -> Result {
    if let value = answers.value?.any {
      if let value = value as? Result { return value }
      return try reportWrongType(value, "ReturnValue")
    }
    if Result.self == Void.self { return () as! Result }
    // An optional that is not set is nil.
    if isOptional(Result.self), let none = emptyValue(of: Result.self) { return none }
    let names = isProperty ? ["\(name)"] : ["\(name)ReturnValue", "\(name)Closure"]
    return try report { caller in
      Misuse(
        .nothingToReturn, "'\(function)' on \(spy) has nothing to return",
        "set \(names.map { "'\($0)'" }.joined(separator: " or "))", caller: caller)
    }
  }

  private func reportWrongType<Result>(_ value: Any, _ suffix: String) throws(Failure) -> Result {
    try report { caller in
      let expected = typeName(Result.self)
      return Misuse(
        .wrongSpyValue,
        "'\(function)' on \(spy) returns \(expected), but '\(name)\(suffix)' gives "
          + typeText(unwrapped(value)),
        "change it to give \(article(expected))", caller: caller)
    }
  }

  /// - Parameter misuse: Makes the misuse of a caller, which may be unknown.
  private func report<Result>(_ misuse: (_ caller: String?) -> Misuse) throws(Failure) -> Result {
    let scope = SpryScope.current(or: scope)
    let origin = MisuseOrigin(
      of: "\(function)", in: scope, nearestStub: nil, declaration: location)
    return try scope.report(misuse(origin.caller), throwing: Failure.self, at: origin.location)
  }

  /// The name of the spy's type: the last but one component of `Module.ServiceSpy.SpyNames`.
  private var spy: String {
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
