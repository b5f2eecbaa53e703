extension SpryState {
  /// Records a call and answers it.
  ///
  /// - Parameters:
  ///   - arguments: the arguments that the member received, in order.
  ///   - site: the line in the fake, with the member's `#function`.
  ///   - source: the fake, which knows the names of its members.
  ///   - errorType: the type of the member's errors; `Never` for a member that does not throw.
  ///   - fallback: the fake's own answer; ``noSpryFallback()`` if it has none.
  func answer<Result, Failure: Error>(
    _ arguments: [Any],
    at site: CallSite,
    of source: some CallSource,
    throwing errorType: Failure.Type,
    orElse fallback: () throws -> Result
  ) throws(Failure) -> Result {
    var call: CallInProgress?
    let value = begin(
      &call, arguments, at: site, of: source, returning: Result.self, isAsync: false)
    if let value { return exact(value.value, as: Result.self) }
    return try call!.answer(throwing: errorType, orElse: fallback) { source.context(of: site) }
  }

  /// Records a call of an `async` member and answers it.
  func answer<Result, Failure: Error>(
    _ arguments: [Any],
    at site: CallSite,
    of source: some CallSource,
    isolation: isolated (any Actor)?,
    throwing errorType: Failure.Type,
    orElse fallback: () async throws -> Result
  ) async throws(Failure) -> Result {
    var call: CallInProgress?
    let value = begin(
      &call, arguments, at: site, of: source, returning: Result.self, isAsync: true)
    if let value { return exact(value.value, as: Result.self) }
    return try await call!.answer(
      isolation: isolation, throwing: errorType, orElse: fallback
    ) { source.context(of: site) }
  }

  /// Records a call that is answered later, or not at all.
  package func record(
    _ arguments: [Any],
    at site: CallSite,
    of source: some CallSource
  ) -> CallInProgress {
    var call: CallInProgress?
    _ = begin(&call, arguments, at: site, of: source, returning: nil, isAsync: false)
    return call!
  }

  /// Records a call, and takes its answer if that is only a value.
  ///
  /// - Parameters:
  ///   - call: receives the call if it is still to be answered.
  ///   - result: the type of the member's result; nil to answer the call later.
  ///   - isAsync: whether the member is `async`.
  /// - Returns: the answer; nil if the call is still to be answered.
  private func begin(
    _ call: inout CallInProgress?,
    _ arguments: [Any],
    at site: CallSite,
    of source: some CallSource,
    returning result: (any Any.Type)?,
    isAsync: Bool
  ) -> StubValue? {
    let arguments = ArgumentList(arguments)
    var waiters: [CallWaiter] = []
    var number: UInt64?
    while true {
      let value = tables.withLock { tables in
        tables.begin(
          &call, &number, &waiters, arguments, site, isRecorded: source.isRecorded,
          returning: result, in: self)
      }
      if value != nil || call != nil {
        if let number, let callers = scope?.callers { callers.note(call: number, isAsync: isAsync) }
        if waiters.count != 0 { signal(waiters) }
        return value
      }
      addMember(site, source)
    }
  }

  // The loop is not in `begin`, where a debug build would make an iterator even for an empty array.
  private func signal(_ waiters: [CallWaiter]) {
    for waiter in waiters { waiter.signal(.news) }
  }

  /// Adds the member of a new literal. Its key is found without the lock, because that may report misuse,
  /// which runs a user's handler.
  private func addMember(_ site: CallSite, _ source: some CallSource) {
    let named = source.member(at: site)
    tables.withLock { tables in
      tables.fakeType = named.fakeType
      guard tables.member(at: site) == nil else { return }
      tables.add(
        site.literal, spelled: site.function.description, to: tables.addMember(key: named.key))
    }
  }
}

extension SpryTables {
  /// Records a call, and takes its answer if no user code has to run for that. Needs the lock.
  ///
  /// - Returns: the answer, if it is only a value. Otherwise sets `call`, unless the member is not known yet.
  fileprivate func begin(
    _ call: inout CallInProgress?,
    _ number: inout UInt64?,
    _ waiters: inout [CallWaiter],
    _ arguments: ArgumentList,
    _ site: CallSite,
    isRecorded: Bool,
    returning result: (any Any.Type)?,
    in state: SpryState
  ) -> StubValue? {
    guard let member = member(at: site) else { return nil }
    if isRecorded, self.waiters.count != 0 {
      waiters = self.waiters.filter { $0.key == member.key }
    }
    // A fast path for nearly all calls. It saves 44 % of the instructions of a call in a debug build, and
    // 40 % in a release build.
    var comparisons = StubComparisons()
    if let result,
      let index = member.stubs.choose(
        for: arguments, returning: result, mayRunUserCode: false, noting: &comparisons)
    {
      let stub = member.stubs.all[index]
      if isRecorded {
        number = record(arguments, CallStatus(stage: .returned, stub: stub.number), of: member)
      }
      return stub.takeOnlyValue()
    }
    if let result { member.add(result: result) }
    if isRecorded { number = record(arguments, CallStatus(), of: member) }
    call = CallInProgress(
      state: state,
      arguments: arguments,
      member: member,
      number: number,
      stubs: member.stubs,
      isLate: isRecorded && number == nil
    )
    return nil
  }
}
