/// A member with expected arguments, and how often it should have been called.
struct CallQuery {
  let double: any Any.Type
  /// The member's name as the test gives it.
  let member: String
  /// See ``StringRepresentable/key``.
  let key: String
  /// Empty for any arguments.
  let matchers: [ArgumentMatcher]
  let specifier: CountSpecifier
  /// Where the calls begin that count.
  let mark: SpryMark

  init(
    of double: any Any.Type,
    member: some StringRepresentable,
    arguments: [Any?],
    specifier: CountSpecifier,
    since mark: SpryMark = .start
  ) {
    self.double = double
    self.member = member.rawValue
    key = member.key
    matchers = arguments.map(ArgumentMatcher.make)
    self.specifier = specifier
    self.mark = mark
  }

  /// Checks the calls of a fake; captors keep the arguments of those that fit.
  func check(_ state: SpryState) -> DidCallResult {
    let history = state.history(of: double, since: mark)
    let fitting = history.member(key: key)?.calls(where: fit) ?? []
    return result(fitting, history)
  }

  /// Makes the result of a check that found calls; captors keep their arguments.
  ///
  /// - Parameter fitting: the calls of the member that fit, oldest first.
  func result(_ fitting: [Call], _ history: CallHistory) -> DidCallResult {
    history.state.markChecked(fitting, ofMember: key)
    return DidCallResult(
      query: self,
      history: history,
      fitting: fitting,
      failedChecks: capture(fitting)
    )
  }

  /// Whether the arguments of a call fit; runs a user's code.
  func fits(_ call: Call) -> Bool { fit(call.arguments) }

  private func fit(_ arguments: ArgumentList) -> Bool {
    matchers.isEmpty || matchers.fit(arguments)
  }

  /// Passes the arguments of calls that fit to captors, and to checks.
  ///
  /// - Returns: the checks that threw.
  func capture(_ fitting: [Call]) -> [FailedCheck] {
    guard matchers.hasCaptors else { return [] }
    return fitting.flatMap { matchers.capture($0.arguments, ofCall: $0.number) }
  }
}
