extension Misuse {
  /// The reason why the process stops if no handler reports misuse.
  static let noHandler = """
    The process stops because nothing here reports misuse to a test: let the test target depend on \
    SpryMatchers, or pass a handler to withSpryScope(misuse:).
    """

  /// The reason why the process stops although misuse was reported: the type has no empty value.
  func noValue(of type: any Any.Type) -> String {
    let name = typeName(type)
    var remedies =
      switch self {
      case .nothingToReturn, .wrongSpyValue: ["set a value"]
      case _ where call?.isOfObject == true: ["stub the member", "let the spy forward its calls"]
      case _ where call?.isTyped == true: ["stub the member"]
      default: ["stub the member", "give the fake a fallbackValue"]
      }
    // A tuple, a function, or a protocol cannot conform.
    let canConform = !name.hasPrefix("(") && !name.hasPrefix("any ")
    if canConform { remedies.append("make \(name) SpryDefaultable") }
    let last = "\(remedies.count > 1 ? "," : "") or pass one to withDefaults(…)"
    return "The process stops because there is no \(name) to continue with: "
      + remedies.joined(separator: ", ") + last + "."
  }
}
