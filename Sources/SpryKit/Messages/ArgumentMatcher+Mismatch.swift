/// Says how an actual value differs from the expected value.
func mismatchText(expected: Any?, actual: Any?, _ comparison: ArgumentComparison) -> String {
  switch comparison {
  case .incomparable(let type):
    let type = typeName(type)
    return type.contains("->")
      ? "cannot compare functions: use Argument.anything, or a captor"
      : "cannot compare \(type): make it Equatable, or use Argument.pass"
  case .equalButNotIdentical:
    return "\(describe(actual)) is equal to, but not the same object as, \(describe(expected)); "
      + "use Argument.equal(to:) to compare by =="
  case .fits, .different:
    let (actual, expected) = describeApart(actual, expected)
    return "\(actual) is not \(expected)"
  }
}

/// Says why an argument does not fit a matcher of the test.
func mismatchText(expected: Argument, actual: Any?) -> String {
  switch expected {
  case .pass: "\(describe(actual)) does not pass the closure"
  default: "\(describe(actual)) is not \(expected)"
  }
}

/// Describes two different values so that a reader can distinguish them.
///
/// Values with the same description get their types. Long strings with the same description are shown
/// around their first difference.
private func describeApart(_ actual: Any?, _ expected: Any?) -> (String, String) {
  let (left, right) = (describe(actual), describe(expected))
  if left != right { return (left, right) }
  let (leftType, rightType) = (typeName(of: actual), typeName(of: expected))
  if leftType != rightType { return ("\(left) (\(leftType))", "\(right) (\(rightType))") }
  if let actual = actual as? String, let expected = expected as? String {
    let position = zip(actual, expected).prefix { $0 == $1 }.count
    return (
      "\(excerpt(of: actual, at: position)) (from character \(position + 1))",
      excerpt(of: expected, at: position)
    )
  }
  return (left, "\(right), though both print alike")
}

private func excerpt(of text: String, at position: Int) -> String {
  describe("…" + text.dropFirst(position).prefix(40))
}
