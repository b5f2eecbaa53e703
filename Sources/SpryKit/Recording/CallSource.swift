/// A source of calls: a fake or a spy, which knows the names of its members.
package protocol CallSource {
  /// Whether the calls are recorded; otherwise they are only answered.
  var isRecorded: Bool { get }

  /// Finds the member of a call when its `#function` literal is new to the state.
  func member(at site: CallSite) -> NamedMember

  /// Describes a call, for a message.
  func context(of site: CallSite) -> CallContext
}

/// A fake, or its type, as a source of calls.
struct FakeSource: CallSource {
  let state: SpryState
  private let fake: any SpryFake.Type
  let isRecorded: Bool

  init<Fake: SpryFake>(_ fake: Fake, isRecorded: Bool = true) {
    state = fake.spryState
    self.fake = type(of: fake)
    self.isRecorded = isRecorded
  }

  init<Fake: SpryFake>(type: Fake.Type, isRecorded: Bool = true) {
    state = type.spryState
    fake = type
    self.isRecorded = isRecorded
  }

  func member(at site: CallSite) -> NamedMember {
    state.isOfType ? fake.classMemberName(site, state) : fake.instanceMemberName(site, state)
  }

  func context(of site: CallSite) -> CallContext {
    state.isOfType ? fake.callContext(site) : fake.callContext(site, ofInstanceWith: state)
  }

  /// Records a call that nothing answers.
  func recordOnly(_ arguments: [Any], _ site: CallSite) {
    record(arguments, site).finishUnanswered { context(of: site) }
  }

  /// Records a call that is answered later.
  func record(_ arguments: [Any], _ site: CallSite) -> CallInProgress {
    state.record(arguments, at: site, of: self)
  }
}
