/// A reason why no call can ever match a query, so that a check that expects no calls cannot fail.
struct Impossibility {
  /// The calls that a failure lists below the reason.
  enum Evidence {
    case calls, callsOffTheTask, none
  }

  /// Why the check sees no calls, to follow what it expects; or why no call can have the expected
  /// arguments, to follow "because".
  let what: String
  /// What to write instead.
  var advice: String?
  /// Whether no call can have the expected arguments.
  var isOfArguments = false
  /// A list of calls would only be what the check cannot see.
  var evidence = Evidence.none
}

extension CallQuery {
  /// Finds the reason why no call can ever match, given that none matched so far.
  ///
  /// - Parameter others: The calls that do not match, with their results.
  func impossibility(
    _ others: [(call: Call, comparison: CallComparison)], _ history: CallHistory
  ) -> Impossibility? {
    // The calls are gone, and none is recorded any more.
    if let end = history.scopeEnd { return Impossibility(what: end.what, advice: advice(end)) }
    // A string that names no member compiles.
    if !expected.isTypeChecked, handle.receiver == .generated, handle.hasLiteralNames, isUnused {
      return Impossibility(
        what: "but no member with this name was called or stubbed; write 'fake.calls', which the "
          + "compiler checks",
        evidence: .calls)
    }
    // The spy knows its names before the first call.
    if let members = handle.spyMembers, others.isEmpty,
      !members.contains(where: { MemberName.withoutTrailingLabel($0) == key })
    {
      let names = members.map { "'\($0)'" }.joined(separator: ", ")
      return Impossibility(
        what: "but the spy records no such member" + (names.isEmpty ? "" : ", only \(names)"),
        evidence: .calls)
    }
    // A write of a property is recorded even if its reads are not.
    if isOnlyAnswered, !signature.isOfReads { return Impossibility(what: "but \(onlyAnswered)") }
    if let unseen { return Impossibility(what: "but \(unseen)") }
    // There are calls, but where this check does not look.
    if isCalledOffTheTask {
      return Impossibility(what: "got none in the test's task", evidence: .callsOffTheTask)
    }
    // A matcher refuses every value, such as an empty range.
    if let (argument, reason) = impossibleMatcher {
      if let remedy = reason.remedy { return .ofArguments(reason.reason, "\(argument): \(remedy)") }
      return .ofArguments(
        "no value of \(inSentence(argument)) can match", "\(argument): \(reason.reason)")
    }
    // No arguments then mean a read, and any number can come.
    if expected.sharesName { return nil }
    return otherCount(others) ?? otherType
  }

  /// Finds a number of expected arguments that no call can have.
  ///
  /// A fake may leave out arguments, or join several, so only its calls tell how many it records. Of a
  /// property or a subscript, the reads don't tell how many the writes have.
  private func otherCount(
    _ others: [(call: Call, comparison: CallComparison)]
  ) -> Impossibility? {
    if matchers.isEmpty { return nil }
    let signature = signature
    let (counts, isKnown) = withMember { ($0?.argumentCounts ?? [], $0?.knownName != nil) }
    // Without labels, the name of a call is the name of a property.
    let isProperty = isKnown && history.name.receiver == .handWritten
    let most = signature.greatestArgumentCount ?? (isProperty ? 1 : nil)
    if let most, matchers.count > most, !counts.contains(matchers.count) {
      return .ofArguments("'\(member)' has \(counted(most, "argument"))")
    }
    if signature.isOfReads { return nil }
    let areOfOtherCount =
      counts.isEmpty
      ? !others.isEmpty && others.allSatisfy { $0.call.arguments.count != matchers.count }
      : !counts.contains(matchers.count)
    return areOfOtherCount
      ? .ofArguments("no call has \(counted(matchers.count, "argument"))") : nil
  }

  private var signature: MemberSignature { MemberSignature(withMember { $0?.knownName } ?? member) }

  private func nameOfArgument(at index: Int) -> String {
    // The name of a closure has no labels, as the name of a property.
    handle.receiver == .closure ? "argument \(index + 1)" : signature.nameOfArgument(at: index)
  }

  /// The name of the argument, or of the outcome, that nothing can match, with the reason; `nil` if
  /// there is none.
  var impossibleMatcher: (name: String, reason: NoMatch)? {
    matchers.impossibility.map { (nameOfArgument(at: $0.index), $0.reason) }
      ?? outcome?.matcher.impossibility.map { ("the outcome", $0) }
  }

  /// The reason why a spy does not see calls to the member, or `nil` if it sees them.
  private var unseen: String? {
    state.coverage.flatMap { $0.unwatched(member, key: key) ?? $0.reason }
  }

  /// Whether the fake neither recorded nor stubbed the member.
  private var isUnused: Bool {
    let names = [key, MemberName.withoutSetter(expected.member)]
    return state.contents.withLock { contents in
      names.allSatisfy { contents.member(key: $0) == nil }
    }
  }

  /// Whether the fake answered calls to the member, and recorded none.
  var isOnlyAnswered: Bool {
    withMember { $0.map { $0.isOnlyAnswered && $0.calls.isEmpty } ?? false }
  }

  /// Finds an expected value that its parameter cannot take. The compiler checks the arguments of
  /// typed members.
  private var otherType: Impossibility? {
    let member = withMember { member in
      member.map { (name: $0.name, types: $0.parameterTypes.map(\.types)) }
    }
    guard !expected.isTypeChecked, let member else { return nil }
    for (index, matcher) in matchers.enumerated() {
      let parameters = member.types.compactMap { types in
        types.indices.contains(index) ? types[index] : nil
      }
      // Overloads have the same name.
      if let parameter = parameters.first, !parameters.contains(where: matcher.canMatch) {
        let name = MemberSignature(member.name).nameOfArgument(at: index)
        let recorded = (parameter as? TransientArgument.Type)?.typeOfRecorded ?? parameter
        return .ofArguments(
          "no value of \(inSentence(name)) can match",
          "\(name): expected \(matcher.expectedKind), but the parameter is "
            + article(typeName(recorded))
            + "; if the parameter is generic, or if an overload takes the value, use 'Argument.pass'"
        )
      }
    }
    return nil
  }

  /// Reports misuse if an expected argument has a captor or a check, which reading does not use.
  func reportIdleCheck() {
    // Reading captures nothing, or a captor would depend on how often a test reads.
    guard matchers.hasCaptors else { return }
    handle.reportMistakeOfTest(of: member) { fake in
      Misuse(
        .idleCheck,
        "the test reads calls to \(headline(member, on: fake)) with a captor or '.check', which only "
          + "assertions use",
        "write 'expectHaveReceived(…)', or '.match' for a condition")
    }
  }

  /// Reports misuse if an expected argument can match nothing, if a spy sees no calls, or if the test
  /// of the fake has ended.
  func reportImpossibility() {
    let (what, advice): (String, String)
    if let end = history.scopeEnd {
      handle.reportMistakeOfTest(of: member) { fake in
        Misuse(
          .afterTest,
          "calls to \(headline(member, on: fake)) were released when its \(end.words) ended",
          self.advice(end))
      }
      return
    }
    if let (argument, reason) = impossibleMatcher, impossibility([], history)?.isOfArguments == true
    {
      (what, advice) = (" with an argument that no call can match", "\(argument): \(reason.text)")
    } else if let unseen {
      (what, advice) = (", but the spy cannot see them", unseen)
    } else if !expected.sharesName,
      let impossibility = otherCount(
        (history.member(key: key)?.calls ?? []).map { ($0, .argumentCount) }) ?? otherType
    {
      (what, advice) = (
        " with arguments that no call can have, because \(impossibility.what)",
        impossibility.advice ?? "pass the arguments that the fake records"
      )
    } else {
      return
    }
    handle.reportMistakeOfTest(of: member) { fake in
      Misuse(
        .noCallCanMatch, "the test reads calls to \(headline(member, on: fake))\(what)", advice)
    }
  }
}

extension CallQuery {
  /// Reports misuse if a test reads the result of a check whose expected arguments no call can have.
  func reportImpossibility(of result: DidCallResult) {
    guard result.matching.isEmpty, result.history.scopeEnd == nil, !expected.sharesName,
      let impossibility = otherCount(result.found.others) ?? otherType
    else { return }
    let advice = impossibility.advice ?? adviceForOtherCount(result, isImpossible: true)
    handle.reportMistakeOfTest(of: member) { fake in
      Misuse(
        .noCallCanMatch,
        "'didCall' of \(headline(member, on: fake))\(matchers.words) cannot succeed, because "
          + impossibility.what,
        advice)
    }
  }
}

extension Impossibility {
  fileprivate static func ofArguments(_ what: String, _ advice: String? = nil) -> Impossibility {
    Impossibility(what: what, advice: advice, isOfArguments: true, evidence: .calls)
  }
}

extension SpryFakeHandle {
  /// The names of the members that a spy records, or `nil` if they are unknown.
  fileprivate var spyMembers: [String]? {
    // A subclass can have more.
    guard let names = state.spyMembers, let type = type as? AnyClass,
      !(_getSuperclass(type) is any SpryFake.Type)
    else { return nil }
    return "\(names)".split(separator: ";").map(String.init)
  }
}
