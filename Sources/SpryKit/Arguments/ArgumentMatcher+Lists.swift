extension [ArgumentMatcher] {
  /// Makes the matchers for what a test wrote; see ``ArgumentMatcher/make(_:)``.
  static func make(_ expected: [Any?]) -> [ArgumentMatcher] { expected.map(ArgumentMatcher.make) }

  /// Whether they match every argument of the parameters' types, and do nothing else.
  var areAny: Bool { allSatisfy { $0.isAny } }

  // Here and below: loops by an index. With `for`, the life of a fake with one stub takes 17 % more
  // instructions in a debug build.

  /// Compares the arguments of a call one by one, up to the first that does not match.
  ///
  /// - Parameter canTake: Returns whether the parameter at an index takes values that a matcher is
  ///   for. Then, a value of another type is one that its opposite matches: a string for a parameter
  ///   of type `Any` is not 5.
  func compare(
    _ arguments: ArgumentList, canTake: (Int, ArgumentMatcher) -> Bool = { _, _ in true }
  ) -> CallComparison {
    let count = count
    if count != arguments.count { return .argumentCount }
    var index = 0
    while index < count {
      let comparison = self[index].compare(arguments, at: index)
      if !comparison.isMatch, !isNegationOfType(comparison, at: index, canTake) {
        return .argument(index, comparison)
      }
      index += 1
    }
    return .matches
  }

  /// Whether a matcher is the opposite of another one.
  var hasNegations: Bool {
    var index = 0
    while index < count {
      if self[index].isNegation { return true }
      index += 1
    }
    return false
  }

  /// Whether a matcher's opposite is of another type than the argument, and the parameter takes both.
  private func isNegationOfType(
    _ comparison: ArgumentComparison, at index: Int, _ canTake: (Int, ArgumentMatcher) -> Bool
  ) -> Bool {
    if case .otherType = comparison {
      self[index].isNegation && canTake(index, self[index])
    } else {
      false
    }
  }

  var hasCaptors: Bool {
    var index = 0
    while index < count {
      if self[index].hasCaptors { return true }
      index += 1
    }
    return false
  }

  /// Whether they match every argument of the parameters' types.
  var areCatchAll: Bool {
    var index = 0
    while index < count {
      if self[index].catchAllType == nil { return false }
      index += 1
    }
    return true
  }

  /// The index of the first argument that nothing can match in a stub, and the reason.
  var impossibilityOfStub: (index: Int, reason: NoMatch)? {
    var index = 0
    while index < count {
      if let reason = self[index].impossibilityOfStub { return (index, reason) }
      index += 1
    }
    return nil
  }

  /// The index of the first argument that nothing can match, and the reason.
  var impossibility: (index: Int, reason: NoMatch)? {
    enumerated().lazy.compactMap { index, matcher in matcher.impossibility.map { (index, $0) } }
      .first
  }

  /// Passes the arguments of a call that matches to captors and checks.
  ///
  /// - Returns: The checks that threw.
  func capture(_ arguments: ArgumentList, ofCall number: UInt64?) -> [FailedCheck] {
    var failed: [FailedCheck] = []
    for (index, (matcher, argument)) in zip(self, arguments.values).enumerated()
    where matcher.hasCaptors {
      do {
        let position = number.map { ArgumentPosition(call: $0, index: index) }
        try matcher.capture(recordedValue(argument), from: position)
      } catch {
        failed.append(FailedCheck(call: number, index: index, error: error))
      }
    }
    return failed
  }

  /// The expected arguments: ` with ("42")`, or nothing for any arguments.
  var words: String {
    isEmpty ? "" : " with (\(map(\.description).joined(separator: ", ")))"
  }
}
