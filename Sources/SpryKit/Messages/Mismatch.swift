/// Says in what an actual value differs from the expected one.
func mismatchText(expected: Any?, actual: Any?) -> String {
  switch ArgumentEquality.compare(expected, actual) {
  case .incomparable(let type):
    return type.contains("->")
      ? "cannot compare functions: use Argument.anything, or a captor"
      : "cannot compare \(type): make it Equatable, or use Argument.pass"
  case .equalButNotIdentical:
    return "\(describe(actual)) is equal to, but not the same object as, \(describe(expected)); "
      + "use Argument.equal(to:) to compare by =="
  case .equal, .different:
    let (actual, expected) = describeApart(actual, expected)
    return "\(actual) is not \(expected)"
  }
}

/// Prints two different values so that they can be told apart.
///
/// Values that print alike get their types; long texts that are cut to the same are shown around
/// the place where they first differ.
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
