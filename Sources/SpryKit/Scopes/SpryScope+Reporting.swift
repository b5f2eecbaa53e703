extension SpryScope {
  /// Passes misuse to the scope's handler, and returns if the handler does.
  ///
  /// A handler could not find the test to fail outside the task of the scope, so misuse there is
  /// kept for the end of the scope. A test reports the same misuse once, and its end has the number
  /// of the others.
  ///
  /// - Returns: The misuse that was reported: this one, or the same, with another text, that was
  ///   reported before.
  @discardableResult
  package func report(_ misuse: Misuse, at location: SpryLocation) -> Misuse {
    switch misuseHandler {
    case nil: return outer?.report(misuse, at: location) ?? misuse
    // Outside every test, no failure could stand for it.
    case .stop: stop("\(misuse)\n\(SpryKitCopy.mistake ?? Misuse.noHandler)", at: location)
    case .report(let report):
      // A loop that misuses a fake fails the test once. A handler that a test gives to a part of itself
      // hears of all.
      if owner === self, let first = contents.withLock({ $0.repeated(misuse, location) }) {
        return first
      }
      if !isOfRunningTask, owner?.contents.withLock({ $0.keepForEnd(misuse, location) }) == true {
        return misuse
      }
      // Here, or after the end, when nobody would report what is kept.
      report(misuse, location)
      return misuse
    }
  }

  /// Whether the task that is running is in the scope, so that a handler finds the test to fail.
  var isOfRunningTask: Bool { isOfTasksWithoutScope || Self.local?.isWithin(self) == true }

  /// Reports the same misuse again, because this report did not fail the test.
  package func reportAgain(_ misuse: Misuse, at location: SpryLocation) {
    contents.withLock { $0.forget(misuse, location) }
  }

  /// Passes misuse to the scope's handler if the handler reports. Never stops the process.
  ///
  /// Use this for misuse whose result nothing needs, so that it does not stop other tests.
  ///
  /// - Returns: Whether the misuse was reported.
  package func reportIfPossible(_ misuse: Misuse, at location: SpryLocation) -> Bool {
    switch misuseHandler {
    case nil: return outer?.reportIfPossible(misuse, at: location) ?? false
    case .stop: return false
    case .report: report(misuse, at: location)
    }
    return true
  }

  /// Reports misuse and returns a default value. Stops the process if the type has no default value.
  ///
  /// - Parameter other: A value to return if the type has no default value.
  package func report<Value>(
    _ misuse: Misuse, at location: SpryLocation, orReturn other: Value? = nil
  ) -> Value {
    report(misuse, at: location)
    return value(after: misuse, at: location, or: other)
  }

  /// Returns a default value. Stops the process if the type has none.
  fileprivate func value<Value>(
    after misuse: Misuse, at location: SpryLocation, or other: Value? = nil
  ) -> Value {
    // The caller continues with a value, so that one mistake is one failure.
    if let value = defaultValue(of: Value.self, after: misuse) ?? other { return value }
    stop(misuse.noValue(of: Value.self), at: location)
  }

  private func stop(_ text: String, at location: SpryLocation) -> Never {
    fatalError(text, file: location.file, line: location.line)
  }
}

extension SpryState {
  /// The scope that reports misuse of the fake: the scope of the task, or else the scope of the
  /// fake.
  ///
  /// Outside the task of a test, misuse of a static member belongs to the test that has stubs of the
  /// type, if there is only one.
  var reportingScope: SpryScope {
    // The task tells the test, or else the fake does.
    if let scope = SpryScope.local ?? scope { return scope }
    let process = SpryScope.current
    guard isOfType, let type = contents.withLock({ $0.fakeType }) else { return process }
    let tests = process.otherScopes(ofType: type)
      .filter { _, state in state.contents.withLock { $0.newestStub != nil } }
      .compactMap(\.scope.owner)
    // Several tests have stubs of the type, and nothing tells whose call it was.
    guard let test = tests.first, tests.allSatisfy({ $0 === test }) else { return process }
    return test
  }

  @discardableResult
  func report(_ misuse: Misuse, at location: SpryLocation) -> Misuse {
    // The first late use was reported to this test.
    if misuse.kind == .afterTest, isUsedAgain { return misuse }
    return reportingScope.report(misuse, at: location)
  }

  func report<Value>(_ misuse: Misuse, at location: SpryLocation) -> Value {
    report(misuse, at: location)
    return reportingScope.value(after: misuse, at: location)
  }

  /// Whether the running test has used the fake of another test before, which has ended. Each late use
  /// of the test itself is reported.
  private var isUsedAgain: Bool {
    // Each late use in the fake's own test is reported.
    guard let test = SpryScope.local?.owner, test !== scope?.owner else { return false }
    return contents.withLock { contents in
      defer { contents.lateUser = test }
      return contents.lateUser === test
    }
  }
}

extension SpryFakeHandle {
  /// Reports a mistake in the code of the test that is running now.
  ///
  /// The functions of typed members take no line, so this finds it as it finds the line of a call.
  ///
  /// - Parameters:
  ///   - member: The member, as `#function` spells it.
  ///   - misuse: Returns the misuse for the name of the fake.
  /// - Returns: The line of the report.
  @discardableResult
  func reportMistakeOfTest(of member: String, _ misuse: (String) -> Misuse) -> SpryLocation {
    let site = state.contents.withLock { $0.members.first?.site }
    let location = state.originOfMisuse(of: member, site).location
    state.report(misuse("\(state.history(of: type).name)"), at: location)
    return location
  }
}

/// Misuse that a test reports once, however often it happens: a loop may call a fake without a stub
/// until the test is stopped.
package struct RepeatedMisuse: Sendable {
  /// What two reports of the same misuse have in common.
  enum Identity: Hashable {
    /// The fake, and the call. What other calls and stubs there are changes the text, but not the mistake.
    case call(Misuse.Kind, String, String)
    /// The type of the fake, the member, and the line of the code that calls it, with any arguments.
    case caller(Misuse.Kind, String, SpryLocation)
    /// The text, and where it is reported.
    case text(Misuse.Kind, String, SpryLocation)

    /// The identities of misuse: to have one of them in common is enough.
    static func all(of misuse: Misuse, at location: SpryLocation) -> [Identity] {
      guard let call = misuse.call else {
        return [.text(misuse.kind, misuse.description, location)]
      }
      let ofCall = Identity.call(misuse.kind, call.identity, call.text)
      guard let line = call.callerLine else { return [ofCall] }
      return [ofCall, .caller(misuse.kind, "\(call.fake) \(call.member)", line)]
    }
  }

  package let misuse: Misuse
  package let location: SpryLocation
  /// The number of reports that were left out.
  package var count = 0
}

/// Where misuse is reported, and who called the fake.
///
/// Misuse is reported at the first of these lines that is known:
///
/// 1. The line of the test; see ``RunningCode/lineOfTest``.
/// 2. The nearest stub: the newest of the member, or else of the fake.
/// 3. The declaration of the test.
/// 4. The line that called the fake.
/// 5. The declaration of the fake.
struct MisuseOrigin {
  let location: SpryLocation
  /// The code that called, `Checkout.pay() (Checkout.swift:88)`, or `nil` if it is unknown, or if
  /// the misuse is reported at its line.
  let caller: String?
  /// The line of that code, if it is known.
  let callerLine: SpryLocation?
  /// Whether the `deinit` of an object called.
  var isOfDeinit = false
}

extension SpryState {
  /// Finds the origin of misuse that is happening now.
  ///
  /// - Parameters:
  ///   - member: The member, as `#function` spells it, or `nil` for a closure.
  ///   - key: See ``StringRepresentable/key``. It is `nil` if the misuse is not about a call.
  ///   - site: Where the fake makes a call.
  func originOfMisuse(of member: String?, key: String? = nil, _ site: Call.Site?) -> MisuseOrigin {
    let scope = reportingScope
    let nearestStub = contents.withLock { contents in
      key.flatMap { contents.member(key: $0)?.newestStub } ?? contents.newestStub
    }
    let code = scope.callersNow?.runningCode(of: member)
    let location =
      code?.lineOfTest ?? nearestStub ?? scope.location ?? code?.caller?.location ?? site?.location
      ?? SpryLocation()
    let caller = code?.caller.flatMap { $0.location == location ? nil : $0 }
    return MisuseOrigin(
      location: location, caller: caller?.description, callerLine: caller?.location,
      isOfDeinit: code?.caller?.function?.includes("deinit") == true)
  }
}
