extension Argument: CustomStringConvertible {
  /// A description of the arguments that fit, for a failure.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .anything: "anything"
    case .nonNil: "anything but nil"
    case .nil: "nil"
    case .pass: "what passes the closure"
    case .rule(let rule): rule.words
    }
  }
}
