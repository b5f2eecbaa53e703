extension SpryState {
  /// The scope that reports misuse of the fake: the scope of the task, or else the scope of the
  /// fake.
  ///
  /// Outside the task of a test, misuse of a static member belongs to the test that has stubs of the
  /// type, if there is only one.
  var reportingScope: SpryScope {
    if let scope = SpryScope.local ?? scope { return scope }
    let process = SpryScope.current
    guard isOfType, let type = contents.withLock({ $0.fakeType }) else { return process }
    let tests = process.otherScopes(ofType: type)
      .filter { _, state in state.contents.withLock { $0.newestStub != nil } }
      .compactMap(\.scope.owner)
    guard let test = tests.first, tests.allSatisfy({ $0 === test }) else { return process }
    return test
  }

  func report(_ misuse: Misuse, at location: SpryLocation) {
    reportingScope.report(misuse, at: location)
  }

  func report<Value>(_ misuse: Misuse, at location: SpryLocation) -> Value {
    reportingScope.report(misuse, at: location)
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
  func reportMistakeOfTest(of member: String, _ misuse: (String) -> Misuse) {
    let scope = state.reportingScope
    let (stub, site) = state.contents.withLock { ($0.newestStub, $0.members.first?.site) }
    let origin = MisuseOrigin(
      of: member, in: scope, nearestStub: stub, declaration: site?.location ?? SpryLocation())
    scope.report(misuse("\(state.history(of: type).name)"), at: origin.location)
  }
}
