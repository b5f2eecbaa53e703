/// The calls of a fake between a mark and one moment.
struct CallHistory {
  /// The calls of one member.
  struct OfMember {
    let key: String
    /// As `#function` spells it.
    let name: String
    private let list: CallList
    private let mark: SpryMark

    /// The calls of a member since a mark, if there are any; under the lock of the state.
    init?(_ member: Member, since mark: SpryMark) {
      guard member.calls.lastNumber > mark.number else { return nil }
      key = member.key
      name = member.name
      list = member.calls.snapshot
      self.mark = mark
    }

    /// The calls, oldest first; at least one.
    var calls: [Call] { list.calls(since: mark) }

    var count: Int { mark == .start ? list.count : calls.count }

    /// The calls whose arguments fit, oldest first.
    func calls(where fit: (ArgumentList) -> Bool) -> [Call] {
      list.calls(since: mark, where: fit)
    }

    /// The calls as a test sees them.
    func recordedCalls(in history: CallHistory) -> [RecordedCall] {
      calls.map { RecordedCall($0, of: self, in: history) }
    }
  }

  let state: SpryState
  /// What the fake is called in messages.
  let double: FakeName
  /// Whether they are those of a type, not of an instance.
  let isOfType: Bool
  /// The members that were called.
  let members: [OfMember]
  /// Set where the scope of the fake has ended, and its calls are gone.
  let ended: ScopeEnding?

  /// The calls of all members in the order in which they came.
  var recordedCalls: [RecordedCall] {
    members.flatMap { $0.recordedCalls(in: self) }.sorted { $0.number < $1.number }
  }

  var callCount: Int { members.reduce(0) { $0 + $1.count } }

  func member(key: String) -> OfMember? {
    members.first { $0.key == key }
  }
}

extension SpryState {
  /// The calls from a mark up to now.
  ///
  /// - Parameters:
  ///   - double: the type of the fake, which the state need not know yet.
  ///   - mark: where the calls begin that count.
  func history(
    of double: (any Any.Type)? = nil,
    since mark: SpryMark = .start
  ) -> CallHistory {
    let (members, name, known) = tables.withLock { tables in
      (
        tables.members.compactMap { CallHistory.OfMember($0, since: mark) },
        tables.givenName,
        (double ?? tables.double, tables.isOfType, tables.ended)
      )
    }
    return CallHistory(
      state: self,
      double: FakeName(given: name, type: known.0),
      isOfType: known.1,
      members: members,
      ended: known.2
    )
  }

  /// Remembers that a check found these calls of a member.
  func markChecked(_ calls: [Call], ofMember key: String) {
    if calls.isEmpty { return }
    let numbers = calls.map(\.number)
    tables.withLock { $0.markChecked(numbers, ofMember: key) }
  }
}
