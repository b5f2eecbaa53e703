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
  /// Where misuse of the call is reported, and who made the call.
  let origin: MisuseOrigin
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
    let key = name?.key ?? short
    let origin = state.originOfMisuse(of: spelled, key: key, site)
    let fake = state.history(of: fakeType).name.description
    return state.tables.withLock { tables in
      CallContext(
        fake: fake,
        isOfObject: isOfObject,
        member: spelled,
        stubbing: StubbingWords(
          receiver: receiver, name: written, isTyped: fakeType is any TypedFake.Type),
        origin: origin,
        unfinishedStub: tables.member(key: key)?.unfinishedStub?.location,
        uncalled: tables.uncalledStubs,
        ended: tables.ended
      )
    }
  }
}

extension SpryState {
  /// Finds the origin of misuse of a member that is called now.
  ///
  /// - Parameters:
  ///   - member: the name, as `#function` spells it; nil for a closure.
  ///   - key: see ``StringRepresentable/key``.
  func originOfMisuse(of member: String?, key: String, _ site: CallSite) -> MisuseOrigin {
    let nearestStub = tables.withLock { $0.member(key: key)?.newestStub ?? $0.newestStub }
    return MisuseOrigin(
      of: member, in: .current(or: scope), nearestStub: nearestStub, declaration: site.location)
  }
}
