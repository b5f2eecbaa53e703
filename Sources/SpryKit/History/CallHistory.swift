/// A snapshot of the calls to a fake since a mark.
struct CallHistory {
  /// The calls to one member.
  struct OfMember {
    /// See ``StringRepresentable/key``.
    let key: String
    let member: MemberTable
    /// The calls, oldest first. There is at least one.
    let calls: ArraySlice<Call>

    /// Creates a snapshot of a member, or `nil` if it has no call since the mark. Needs the lock of
    /// the state.
    init?(_ member: MemberTable, since mark: SpryMark) {
      guard member.calls.lastNumber > mark.number else { return nil }
      key = member.key
      self.member = member
      calls = member.calls.unsharedCopy.calls(since: mark)
    }

    /// The name of the member in messages.
    var name: String { member.name }

    /// Returns the calls as a test sees them.
    func recordedCalls(in history: CallHistory) -> [RecordedCall] {
      calls.map { RecordedCall($0, of: self, in: history) }
    }
  }

  let state: SpryState
  /// The name of the fake in messages.
  let name: FakeName
  /// The members that were called.
  let members: [OfMember]
  /// Whether a reset removed earlier calls.
  let wasReset: Bool
  /// The end of the fake's scope, which removes its calls; nil before the end.
  let scopeEnd: ScopeEnd?

  /// The calls to all members, oldest first.
  var recordedCalls: [RecordedCall] {
    members.flatMap { $0.recordedCalls(in: self) }.sorted { $0.number < $1.number }
  }

  /// Why a check sees no calls to any member, and what to write, or `nil` if it can see them.
  var whyUnseen: (what: String, advice: String?)? {
    if let scopeEnd { return (scopeEnd.what, scopeEnd.adviceOfCheck) }
    return state.coverage?.reason.map { ("but \($0)", nil) }
  }

  var callCount: Int { members.reduce(0) { $0 + $1.calls.count } }

  func member(key: String) -> OfMember? {
    members.first { $0.key == key }
  }
}

extension SpryState {
  /// Returns the calls since a mark.
  ///
  /// - Parameters:
  ///   - fakeType: The type of the fake. The state keeps it if it does not know it yet.
  ///   - mark: A mark after which calls count.
  func history(
    of fakeType: (any Any.Type)? = nil,
    since mark: SpryMark = .start
  ) -> CallHistory {
    contents.withLock { contents in
      if contents.fakeType == nil { contents.fakeType = fakeType }
      return CallHistory(
        state: self,
        name: FakeName(given: contents.givenName, type: fakeType ?? contents.fakeType, state: self),
        members: contents.members.compactMap { CallHistory.OfMember($0, since: mark) },
        wasReset: contents.wasReset,
        scopeEnd: contents.scopeEnd
      )
    }
  }

  /// Returns the number of recorded calls to a member.
  package func callCount(of key: String) -> Int {
    history().member(key: key)?.calls.count ?? 0
  }

  /// Marks calls to a member as matched by a check.
  func markChecked(_ calls: [Call], ofMember key: String) {
    contents.withLock { contents in
      guard let member = contents.member(key: key) else { return }
      for call in calls {
        guard let index = member.calls.index(of: call.number) else { continue }
        member.calls[index].status.isChecked = true
      }
    }
  }
}
