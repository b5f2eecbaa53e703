/// The names and the location of a call, for a message. They are collected only for misuse.
package struct CallContext {
  /// The type of the fake.
  let fake: String
  /// Whether it is a spy on a real object.
  let isOfObject: Bool
  /// The member's name, as `#function` spells it.
  let member: String
  /// The fake and the name of the member, as a test writes a stub.
  let stubbing: StubbingWords
  /// The line of the test that runs the code, if it is known; else the line of the nearest stub, that of
  /// the test, or that of the fake.
  let location: SpryLocation
  /// The newest stub of the member, if it has no answer yet.
  let unfinishedStub: SpryLocation?
  /// The members that have stubs and were never called.
  let uncalled: [String]
  /// The end of the fake's scope; nil if the scope has not ended.
  let ended: ScopeEnding?
}

extension SpryFake {
  package static func callContext(
    _ site: CallSite,
    ofInstanceWith state: SpryState,
    receiver: String = "fake"
  ) -> CallContext {
    callContext(site, fakeType: self, receiver: receiver, names: Function.self, state: state)
  }

  static func callContext(_ site: CallSite) -> CallContext {
    callContext(
      site,
      fakeType: self,
      receiver: fakeName(self),
      names: ClassFunction.self,
      state: spryState
    )
  }

  private static func callContext<Names: StringRepresentable>(
    _ site: CallSite,
    fakeType: any Any.Type,
    receiver: String,
    names: Names.Type,
    state: SpryState
  ) -> CallContext {
    let spelled = site.function.description
    let short = MemberName.withoutParameterNames(spelled)
    let isOfObject = fakeType is any NamedFake.Type
    var name = Names(rawValue: short)
    if name == nil, !isOfObject { name = Names(rawValue: MemberName.otherSpelling(of: short)) }
    let written = name.map { $0 is MemberName ? "\"\($0.rawValue)\"" : ".\($0)" } ?? "…"
    let fake = state.history(of: fakeType).name.description
    let lineOfTest = state.scope?.callers?.lineOfTest()
    return state.tables.withLock { tables in
      let key = name?.key ?? short
      let nearestStub = tables.member(key: key)?.newestStub ?? tables.newestStub
      return CallContext(
        fake: fake,
        isOfObject: isOfObject,
        member: spelled,
        stubbing: StubbingWords(
          receiver: receiver, name: written, isTyped: fakeType is any TypedFake.Type),
        location: lineOfTest ?? nearestStub ?? state.scope?.location ?? site.location,
        unfinishedStub: tables.member(key: key)?.unfinishedStub?.location,
        uncalled: tables.uncalledStubs,
        ended: tables.ended
      )
    }
  }
}
