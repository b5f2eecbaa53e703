/// A call and its circumstances, for a message. They are collected only for misuse.
struct CallContext {
  let call: Misuse.Call
  let signature: MemberSignature
  /// The start of a stub for the call, as advice.
  let advice: StubAdvice
  /// Where misuse of the call is reported.
  let location: SpryLocation
  /// Whether the `deinit` of an object made the call.
  let isOfDeinit: Bool
  /// The members that have stubs and were never called.
  let uncalled: [String]
  /// The end of the fake's scope, or `nil` if the scope has not ended.
  let scopeEnd: ScopeEnd?

  /// The members that have stubs and were never called, as lines. The name of one may be misspelled.
  var uncalledStubs: [String] {
    let names = uncalled.map { "'\($0)'" }.joined(separator: ", ")
    return names.isEmpty ? [] : ["  stubbed but not called: \(names)"]
  }
}

extension CallInProgress {
  /// The call and its circumstances.
  var context: CallContext {
    let function = site.function.description
    let (type, names) = (handle.type, handle.names)
    let called = handle.receiver
    let isClosure = called == .closure
    // This needs to be outside the lock, because the numbers of the fakes need the lock, too.
    let name = state.history(of: type).name
    let fake = isClosure ? name.label : name.description
    let member = isClosure ? "\(fake)(_:)" : site.memberName
    let origin = state.originOfMisuse(
      of: isClosure ? nil : site.memberName, key: self.member.key, site)
    let signature = MemberSignature(member)
    let receiver = isClosure ? fake : state.isOfType ? fakeName(type) : name.kind
    let (uncalled, scopeEnd) = state.contents.withLock { ($0.uncalledStubs, $0.scopeEnd) }
    let values = arguments.values.map { describe(recordedValue($0)) }
    return CallContext(
      call: Misuse.Call(
        fake: fake,
        identity: name.identity,
        member: member,
        text: signature.call(with: values),
        arguments: signature.arguments(values),
        receiver: called,
        caller: origin.caller,
        callerLine: origin.callerLine
      ),
      signature: signature,
      advice: StubAdvice(
        receiver: receiver,
        name: isClosure ? nil : names.code(of: function, isOfObject: called == .object),
        isTyped: called == .generated),
      location: origin.location,
      isOfDeinit: origin.isOfDeinit,
      uncalled: isClosure ? [] : uncalled,
      scopeEnd: scopeEnd
    )
  }
}

extension SpryMemberNames {
  /// Returns the name of a member as a test writes it: `.load` or `"load(id:)"`, or `…` if it has
  /// no name.
  fileprivate static func code(of function: String, isOfObject: Bool) -> String {
    let name = isOfObject ? Self(rawValue: function) : named(function)
    return name.map { $0 is MemberName ? "\"\($0.rawValue)\"" : ".\($0)" } ?? "…"
  }
}
