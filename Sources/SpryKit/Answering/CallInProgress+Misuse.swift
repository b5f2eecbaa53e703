// Misuse of a call.
extension CallInProgress {
  /// Makes misuse of the call.
  ///
  /// - Parameters:
  ///   - what: What happened, to follow the name of the member.
  ///   - seen: The evidence, as lines. The default is where the stub was made.
  ///   - advice: What to write instead.
  func misuse(
    _ kind: Misuse.Kind, _ context: CallContext, _ what: String, seen: [String]? = nil,
    _ advice: String
  ) -> LocatedMisuse {
    let call = context.call
    let made = stub.map { ["  stubbed at \($0.location)"] } ?? []
    let misuse = Misuse(
      kind, "\(headline(call.member, on: call.fake)) \(what)", seen: seen ?? made, advice,
      call: call)
    return (misuse, context.location)
  }

  /// Makes misuse that keeps the call from being answered.
  func failure(
    _ kind: Misuse.Kind, _ words: (Misuse.Call) -> (what: String, advice: String)
  ) -> Call.Failure {
    let context = context
    let (what, advice) = words(context.call)
    return .misuse(misuse(kind, context, what, advice))
  }

  /// Reports misuse of the call, which is answered after that.
  private func report(
    _ kind: Misuse.Kind, seen: [String]? = nil,
    _ words: (CallContext) -> (what: String, advice: String)
  ) {
    let context = context
    let (what, advice) = words(context)
    let (misuse, location) = misuse(kind, context, what, seen: seen, advice)
    state.report(misuse, at: location)
  }

  /// Makes the misuse of a member that cannot throw an error of its stub.
  func cannotThrow<Failure: Error>(
    _ error: any Error, _ errorType: Failure.Type
  ) -> LocatedMisuse {
    let (context, text, type) = (context, describe(error), typeName(errorType))
    let call = context.call
    if let namePrefix, stub == nil {
      return misuse(
        .wrongErrorType, context,
        "throws only \(type), but '\(namePrefix)ThrowableError' is \(text)",
        "set \(article(type))")
    }
    return errorType == Never.self || errorType == OwnError.self
      ? misuse(
        .cannotThrow, context,
        "cannot throw, but its stub answers \(call.text) with the error \(text)",
        "answer with 'andReturn(…)'\(call.receiver.orThrowing)")
      : misuse(
        .wrongErrorType, context,
        "throws only \(type), but its stub answers \(call.text) with the error \(text)",
        "throw \(article(type)) from the stub")
  }

  /// Makes the misuse of a stub whose closure takes other arguments than the fake records.
  func wrongParameters(_ mismatch: ClosureMismatch) -> LocatedMisuse {
    let context = context
    func list(_ types: [any Any.Type]) -> String {
      "(\(types.map { (isFunction($0) ? "@escaping " : "") + typeName($0) }.joined(separator: ", ")))"
    }
    let actual = arguments.values.map(passedType)
    let reason: String
    var advice: String?
    if let index = mismatch.index {
      let name = inSentence(context.signature.nameOfArgument(at: index))
      reason =
        "\(name) is \(article(typeName(actual[index]))), not \(article(typeName(mismatch.expected[index])))"
    } else {
      reason = "the fake records \(counted(actual.count, "argument"))"
      // The closure takes what the member takes, and the fake records less.
      if context.signature.argumentCount == mismatch.expected.count {
        advice = ArgumentCountAdvice(
          name: headline(context.call.member, on: context.call.fake), signature: context.signature,
          arguments: arguments.values, isWrite: false
        ).text([])
      }
    }
    return misuse(
      .closureParameters, context,
      "was called\(context.call.arguments), but the closure of its stub takes \(list(mismatch.expected))",
      seen: ["  \(reason)", "  stubbed at \(stub?.location.description ?? "")"],
      advice ?? "declare the closure's parameters as \(list(actual))")
  }

  /// Passes the arguments to captors and checks of the stub. Reports checks that throw.
  func capture(for stub: StubRule) {
    for failed in stub.matchers.capture(arguments, ofCall: number) {
      report(.checkThrew) {
        (
          "was called\($0.call.arguments), but "
            + failed.text(in: $0.signature, at: " in its stub"),
          "find out why the argument is not as expected, or fix the check"
        )
      }
    }
  }

  /// Reports a call that exceeds the expected count of its stub.
  func reportOneTooMany() {
    guard let stub else { return }
    let (count, callCount) = state.contents.withLock { _ in
      (stub.options.expectedCount, stub.callCount)
    }
    // A count that is a mistake was reported.
    guard let count, count.mistake == nil else { return }
    report(.tooManyCalls) {
      (
        "was called\($0.call.arguments), but its stub expects \(count), "
          + "and this is call \(callCount)",
        "find the extra call, or expect more calls with '.expected(…)'"
      )
    }
  }

  /// Reports the call of a stub whose delay delays nothing.
  func reportIdleDelay() {
    guard let stub else { return }
    report(.idleDelay) {
      (
        "was called\($0.call.arguments), but its stub at \(stub.location) calls 'delayed' after its "
          + "last answer, so nothing is delayed",
        "write 'delayed' before the answer"
      )
    }
  }

  /// Reports a call from another running test than the test of the fake.
  func reportOtherTest(_ other: SpryScope) {
    let (kind, test, owner) = other.words(usingAFakeOf: state.scope)
    report(.otherTest, seen: ["  both \(kind)s are running"]) {
      (
        "was called\($0.call.arguments) by \(test), but the fake belongs to \(owner)",
        "create a fake in each \(kind)"
      )
    }
  }
}

// Misuse of the names of a spy.
extension CallInProgress {
  /// Makes the misuse of a call for which no name is set.
  func nothingToReturn(
    _ prefix: StaticString, _ context: CallContext, _ result: any Any.Type
  ) -> LocatedMisuse {
    let call = context.call
    let text = call.text == call.member ? "" : " for \(call.text)"
    let what =
      "has nothing to return\(text)" + (stub == nil ? "" : ", although its stub calls through")
    // Reads of a property are not recorded.
    let names =
      number == nil
      ? "'\(prefix)'"
      : (result == Void.self ? "" : "'\(prefix)ReturnValue' or ") + "'\(prefix)Closure'"
    let seen = stub == nil ? reasonOfStrictness(result) + context.uncalledStubs : nil
    return misuse(.nothingToReturn, context, what, seen: seen, "set \(names)")
  }

  /// Makes the misuse of a name whose value is of another type than the result.
  func wrongSpyValue(_ suffix: String, _ type: String, _ expected: String) -> LocatedMisuse {
    let (name, isClosure) = ("'\(namePrefix ?? "")\(suffix)'", suffix == "Closure")
    return misuse(
      .wrongSpyValue, context,
      "returns \(expected), but \(name) \(isClosure ? "returns" : "is") \(type)",
      isClosure ? "return \(article(expected)) from the closure" : "set \(article(expected))")
  }
}
