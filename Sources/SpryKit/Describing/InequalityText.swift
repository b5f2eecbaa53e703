/// Describes how an actual value differs from an expected value.
func inequalityText(
  expected: Any?, actual: Any?, _ comparison: ArgumentComparison
) -> String {
  switch comparison {
  case .incomparable(let type):
    (isFunction(type) ? "functions" : "'\(typeName(type))' values") + " cannot be compared"
  case .equalButNotIdentical:
    equalObjectsText(expected: expected, actual: actual)
  case .notIdentical where describe(actual) == describe(expected):
    "\(describe(actual)) is not the same object as \(describe(expected)), and the class has no '=='"
  case .matches, .different, .otherType, .notIdentical, .part:
    DifferentValues(actual, expected).text
  }
}

/// The end of a reason that reads the properties of an object, which may have changed since the
/// call; nothing for other values.
func asItIsNow(_ value: Any?) -> String {
  type(of: stripped(value)) is AnyClass ? " (as it is now)" : ""
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

/// Returns the advice on what to write instead of a value that cannot be compared, or that an
/// identity decided about; `nil` for other values.
///
/// - Parameter parameter: The type of the parameter if a typed member expects the value, or `nil`
///   if a test wrote the value without a type.
func comparisonAdvice(
  for value: Any?, _ parameter: (any Any.Type)?, _ comparison: ArgumentComparison
) -> String? {
  switch comparison {
  case .incomparable(let type):
    switch (isFunction(type), parameter != nil) {
    case (true, true): "use '.any' or a captor"
    case (true, false): "use 'Argument.anything' or a captor"
    case (false, true): "make the type 'Equatable', or use '.match' or '.having'"
    case (false, false): "make the type 'Equatable', or use 'Argument.pass'"
    }
  case .equalButNotIdentical where parameter == nil && value is any Equatable:
    "use 'Argument.equal(to:)' to compare with '=='"
  case .equalButNotIdentical where parameter is any Equatable.Type:
    "use '.match { $0 == … }' to compare with '=='"
  default: nil
  }
}
