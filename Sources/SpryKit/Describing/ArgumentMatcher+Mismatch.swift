/// Says how an actual value differs from the expected value.
///
/// - Parameter form: the API in which the test wrote the expected value; nil for a part of it, for which no
///   advice is given.
func mismatchText(
  expected: Any?, actual: Any?, _ comparison: ArgumentComparison, _ form: ExpectationForm? = nil
) -> String {
  switch comparison {
  case .incomparable(let type):
    "cannot compare \(comparisonAdvice(type, form))"
  case .equalButNotIdentical:
    equalObjectsText(expected: expected, actual: actual) + equalityAdvice(expected, form)
  case .notIdentical where describe(actual) == describe(expected):
    "\(describe(actual)) is not the same object as \(describe(expected)), and the class has no '=='"
  case .fits, .different, .notIdentical:
    differenceText(bareValue(actual), bareValue(expected))
  }
}

/// Says why an argument does not fit a matcher of the test.
func mismatchText(expected: Argument, actual: Any?) -> String {
  switch expected {
  case .pass: return "\(describe(actual)) does not pass the closure"
  case .nonNil: return "nil is nil"
  case .rule(let rule):
    if let text = rule.explain?(actual) { return text }
  default: break
  }
  return "\(describe(actual)) is not \(expected)"
}

/// Names objects that `==` calls equal; for a value with such objects in it, their position.
private func equalObjectsText(expected: Any?, actual: Any?) -> String {
  if let actual, let expected, !(type(of: actual) is AnyClass),
    let parts = ValueDifferences(actual: actual, expected: expected).summary
  {
    return parts
  }
  return "\(describe(actual)) is equal to, but not the same object as, \(describe(expected))"
}

private func comparisonAdvice(_ type: any Any.Type, _ form: ExpectationForm?) -> String {
  let name = typeName(type)
  let isFunction = name.contains("->")
  let what = isFunction ? "functions" : name
  return switch form {
  case nil: what
  case .untyped where isFunction: "\(what): use Argument.anything, or a captor"
  case .untyped: "\(what): make it Equatable, or use Argument.pass"
  case .typed where isFunction: "\(what): use .any, or a captor"
  case .typed: "\(what): make it Equatable, or use .match or .having"
  }
}

/// Says how to compare by `==`, where that compiles.
private func equalityAdvice(_ expected: Any?, _ form: ExpectationForm?) -> String {
  switch form {
  case .untyped where expected is any Equatable: "; use Argument.equal(to:) to compare by =="
  case .typed(let type) where type is any Equatable.Type:
    "; use .match { $0 == … } to compare by =="
  default: ""
  }
}
