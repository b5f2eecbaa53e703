@_documentation(visibility: internal)
extension SpryFakeHandle {
  /// Records a call to the enclosing member. Generated code calls this, and then a form of `answer`.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the enclosing member.
  ///   - parameters: The names of the unlabeled parameters, separated by spaces.
  ///   - arguments: The arguments that the member received, in order.
  ///   - file: The member's file.
  ///   - line: The line in the member's body.
  @inline(never)
  public func record<each Argument>(
    of function: StaticString = #function,
    parameters: StaticString = "",
    _ arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> CallInProgress {
    record(
      at: Call.Site(function, parameters: parameters, file, line), as: .choosing,
      repeat each arguments)
  }
}

extension SpryFakeHandle {
  /// Records a call, and the types of its parameters.
  func record<each Argument>(
    at site: Call.Site, as outcome: Call.Outcome?, _ arguments: repeat each Argument
  ) -> CallInProgress {
    let call = record(argumentArray(repeat each arguments), at: site, as: outcome)
    if call.isOfNewLine { call.keep(parameterTypes: types(repeat (each Argument).self)) }
    return call
  }

  /// Records a call. What answers it notes the code that makes the call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments that the member received, in order.
  ///   - site: The place in the fake from which the member calls.
  ///   - outcome: The outcome so far: `choosing` if the call is answered after that, `unanswered`
  ///     if it is not, or `nil` if the call is only answered, and not recorded.
  package func record(
    _ arguments: [Any], at site: Call.Site, as outcome: Call.Outcome? = .choosing
  ) -> CallInProgress {
    let arguments = ArgumentList(arguments)
    let contents = state.contents
    var (member, misnaming): (MemberTable, Misnaming?)
    contents.lock.lock()
    if let known = contents.member(at: site) {
      (member, misnaming) = (known, nil)
    } else {
      // The first call from a line adds the member, for which the lock must be free.
      contents.lock.unlock()
      (member, misnaming) = addMember(at: site)
      contents.lock.lock()
    }
    // The compiler checks the types.
    if member.typedLine != site.line, !takesNames { member.typedLine = site.line }
    let mayHaveObjects = arguments.mayHaveObjects
    var number: UInt64?
    var waiters: [Waiter]?
    if let outcome {
      // At the end of a scope, the last calls get answers and are not recorded.
      if contents.keepsCalls {
        let next = Call.Number.next()
        let kept = mayHaveObjects ? arguments.kept : arguments
        member.calls.append(
          Call(number: next, arguments: kept, status: Call.Status(outcome: outcome)))
        number = next
        if outcome.isUnanswered { waiters = contents.waiters(for: member) }
      }
    } else if member.calls.isEmpty {
      // `stubbedValue`: a check of the member can never see a call.
      member.isOnlyAnswered = true
    }
    // Without a number, the index means nothing.
    let call = CallInProgress(
      self, site, arguments, of: member, number: number, index: member.calls.count - 1,
      mayHaveObjects: mayHaveObjects, isLate: outcome != nil && contents.scopeEnd != nil)
    let isOfOther = isOfOther(contents)
    contents.lock.unlock()
    if misnaming != nil { call.misnaming = misnaming }
    waiters.map(wake)
    if isOfOther { reportSharedState() }
    return call
  }

  /// Records a call that is not answered. Reports it if it is late.
  @discardableResult
  package func recordOnly(_ arguments: [Any], at site: Call.Site) -> CallInProgress {
    let call = record(arguments, at: site, as: .unanswered)
    call.noteCaller(isAsync: false)
    if call.isLate { call.reportLate() }
    call.reportMisnaming()
    if call.mayHaveObjects { arguments.forEach(endArgument) }
    return call
  }
}
