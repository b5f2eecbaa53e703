/// The names and the location of a call, for a message. They are collected only for misuse.
package struct CallContext {
  /// The type of the fake.
  let fake: String
  /// Whether the fake is a spy on a real object.
  let isOfObject: Bool
  /// The member's name, as `#function` spells it.
  let member: String
  /// The start of a stub for the call, as advice.
  let advice: StubAdvice
  /// Where misuse of the call is reported, and who made the call.
  let origin: MisuseOrigin
  /// The newest stub of the member, if it has no answer yet.
  let unfinishedStub: SpryLocation?
  /// The members that have stubs and were never called.
  let uncalled: [String]
  /// The end of the fake's scope, or `nil` if the scope has not ended.
  let ended: ScopeEnding?
}

extension SpryFakeHandle {
  /// Describes a call, for a message.
  func context(of site: CallSite) -> CallContext {
    let function = site.function.description
    let key = isOfObject ? names.exactKey(of: function) : names.key(of: function)
    let isClosure = type is any ClosureFake.Type
    let fakeName = state.history(of: type).name
    // This needs to be outside the lock, because the numbers of the fakes need the lock, too.
    let fake = isClosure ? fakeName.label : fakeName.description
    let receiver =
      isClosure ? fake : isOfObject ? "spy" : state.isOfType ? SpryKit.fakeName(type) : "fake"
    let origin = state.originOfMisuse(
      of: isClosure ? nil : site.memberName, key: key ?? function, site)
    return state.contents.withLock { contents in
      CallContext(
        fake: fake,
        isOfObject: isOfObject,
        member: isClosure ? "\(fake)(_:)" : site.memberName,
        advice: StubAdvice(
          receiver: receiver,
          name: isClosure ? nil : names.code(of: function, isOfObject: isOfObject),
          isTyped: isTyped),
        origin: origin,
        unfinishedStub: contents.member(key: key ?? function)?.unfinishedStub?.location,
        uncalled: isClosure ? [] : contents.uncalledStubs,
        ended: contents.ended
      )
    }
  }
}

extension SpryMemberNames {
  /// Returns the name of a member as a test writes it: `.load` or `"load(id:)"`, or `…` if it has
  /// no name.
  fileprivate static func code(of function: String, isOfObject: Bool) -> String {
    var name = Self(rawValue: function)
    if name == nil, !isOfObject { name = Self(rawValue: MemberName.otherSpelling(of: function)) }
    return name.map { $0 is MemberName ? "\"\($0.rawValue)\"" : ".\($0)" } ?? "…"
  }
}
