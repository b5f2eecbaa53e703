/// What is known of a call's place and names, gathered only when something is wrong.
package struct CallContext {
  /// The type of the fake.
  let double: String
  /// Whether it is a spy on a real object.
  let isOfObject: Bool
  /// The member's name, as `#function` spells it.
  let member: String
  /// The fake and the member as a test writes them: `fake.stub(.load)`.
  let stubCall: String
  /// The line of the fake from which the runtime was called.
  let location: SpryLocation
  /// Stubs of the member that were begun and have no answer.
  let unfinished: [SpryLocation]
  /// Members that have stubs and were never called.
  let uncalled: [String]
  /// Set where the call came after the end of the fake's scope.
  let ended: ScopeEnding?
}

extension SpryFake {
  package static func callContext(
    _ site: CallSite,
    ofInstanceWith state: SpryState,
    receiver: String = "fake"
  ) -> CallContext {
    callContext(site, double: self, receiver: receiver, names: Function.self, state: state)
  }

  static func callContext(_ site: CallSite) -> CallContext {
    callContext(
      site,
      double: self,
      receiver: fakeName(self),
      names: ClassFunction.self,
      state: spryState
    )
  }

  private static func callContext<Names: StringRepresentable>(
    _ site: CallSite,
    double: any Any.Type,
    receiver: String,
    names: Names.Type,
    state: SpryState
  ) -> CallContext {
    let spelled = site.function.description
    let isOfObject = double is any NamedFake.Type
    var name = Names(rawValue: spelled)
    if name == nil, !isOfObject { name = Names(rawValue: MemberName.otherSpelling(of: spelled)) }
    let written = name.map { $0 is MemberName ? "\"\($0.rawValue)\"" : ".\($0)" } ?? "…"
    let key = name?.key ?? spelled
    return state.tables.withLock { tables in
      CallContext(
        double: fakeName(double, tables.givenName),
        isOfObject: isOfObject,
        member: spelled,
        stubCall: "\(receiver).stub(\(written))",
        location: site.location,
        unfinished: tables.unfinished.filter { $0.member == key }.map { $0.location },
        uncalled: tables.uncalledStubs,
        ended: tables.ended
      )
    }
  }
}
