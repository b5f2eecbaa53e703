/// What to write if the calls to a member of a hand-written fake have another number of arguments than a
/// test expects.
struct ArgumentCountAdvice {
  /// The member: `'load(id:)' on FakeService`.
  let name: String
  let signature: MemberSignature
  /// The arguments that the fake recorded.
  let arguments: [Any]
  /// Whether the call returned nothing, as the writes of a property do.
  let isWrite: Bool
  /// Whether an assertion, and not a stub, expects the arguments.
  var isOfAssertion = false

  /// Returns the advice, or `nil` if there is none.
  ///
  /// - Parameter matchers: The arguments that the test expects.
  func text(_ matchers: [ArgumentMatcher]) -> String? {
    guard let count = signature.argumentCount else {
      // The name of a property, or of a subscript.
      return signature.isOfReads && isWrite && arguments.isEmpty
        ? "in the setter of \(name), pass 'arguments: newValue'" : nil
    }
    let body = "in the body of \(name), pass 'arguments: \(names(count))'"
    if arguments.count == 1, let list = recordedValue(arguments[0]) as? any ElementwiseList {
      // A variadic parameter is recorded as an array.
      if count == 1 {
        let values = matchers.map(\.description).joined(separator: ", ")
        return "the fake records one array; pass the values as one array: [\(values)]"
      }
      return list.count == count ? "the fake records one array; \(body)" : body
    }
    if arguments.isEmpty, count > 0 { return body }
    if arguments.count < count {
      return "the fake records \(arguments.count) of \(count) arguments; \(body)"
    }
    // A number behind the arguments may be a count without its label.
    if isOfAssertion, matchers.count == count + 1, let last = matchers.last?.exactValue as? Int,
      last > 0
    {
      return "a number of calls has a label: 'countSpecifier: .exactly(\(last))'"
    }
    return nil
  }

  /// The names of the parameters, as far as they are known.
  private func names(_ count: Int) -> String {
    (0..<count).map { index in
      let name = signature.nameOfArgument(at: index)
      return name.contains(" ") ? "…" : name
    }.joined(separator: ", ")
  }
}
