/// The calls of a fake between a mark and one moment, to be read without its lock.
struct CallHistory {
  /// The calls of one member.
  struct OfMember {
    let key: String
    /// As `#function` spells it.
    let name: String
    fileprivate let countFromStart: Int
    fileprivate let last: UnsafePointer<CallRecord>?
    fileprivate let mark: SpryMark
    /// How many calls there are besides, of which only the count is kept.
    let unkept: Int
    /// Whether some of those may have come before the mark.
    let isUnkeptVague: Bool
    /// Whether a check has counted them.
    let isUnkeptChecked: Bool

    /// Its calls, newest first.
    var newestFirst: some Sequence<UnsafePointer<CallRecord>> {
      let first = mark.number
      return sequence(state: last) { next in
        guard let call = next, call.pointee.number > first else { return nil }
        next = call.pointee.previous
        return call
      }
    }

    var count: Int {
      unkept
        + (mark == .start
          ? countFromStart : newestFirst.reduce(into: 0) { count, _ in count += 1 })
    }
  }

  let state: SpryState
  /// What the fake is called in messages.
  let double: DoubleName
  /// Whether they are those of a type, not of an instance.
  let isOfType: Bool
  /// Keeps the records alive.
  let log: CallLog
  /// The members that were called.
  let members: [OfMember]
  /// Set where the scope of the fake has ended, and its calls are forgotten.
  let ended: ScopeEnding?

  /// The calls of all members in the order in which they came.
  var recordedCalls: [RecordedCall] {
    members
      .flatMap { member in member.newestFirst.map { RecordedCall($0, of: member.name, in: self) } }
      .sorted { $0.number < $1.number }
  }

  var callCount: Int { members.reduce(0) { $0 + $1.count } }

  func member(key: String) -> OfMember? {
    members.first { $0.key == key }
  }
}

extension SpryState {
  /// The calls from a mark up to now.
  ///
  /// - Parameter double: the type of the fake, which the state need not know yet.
  func history(
    of double: (any Any.Type)? = nil,
    since mark: SpryMark = .start
  ) -> CallHistory {
    tables.withLock { tables in
      CallHistory(
        state: self,
        double: DoubleName(given: tables.extras?.name, type: double ?? tables.double),
        isOfType: tables.isOfType,
        log: tables.log,
        members: tables.calledMembers(since: mark),
        ended: tables.extras?.ended
      )
    }
  }

  /// Remembers that a check found these calls.
  func markChecked(_ calls: some Sequence<UnsafePointer<CallRecord>>) {
    tables.withLock { _ in
      for call in calls { call.setChecked() }
    }
  }
}

extension SpryTables {
  /// The members that were called, the one called first at the head.
  func calledMembers(since mark: SpryMark = .start) -> [CallHistory.OfMember] {
    var members: [CallHistory.OfMember] = []
    forEachMember { member in
      let (key, name) = (member.pointee.key, member.pointee.name)
      let chain = member.pointee.chain?.pointee
      let last = chain?.last.flatMap { $0.pointee.number > mark.number ? $0 : nil }
      let unkept = extras?.unkept[key].flatMap { $0.last > mark.number ? $0 : nil }
      guard last != nil || unkept != nil else { return }
      members.append(
        CallHistory.OfMember(
          key: key,
          name: name ?? key,
          countFromStart: chain?.count ?? 0,
          last: last,
          mark: mark,
          unkept: unkept?.count ?? 0,
          isUnkeptVague: unkept.map { $0.first <= mark.number } ?? false,
          isUnkeptChecked: unkept.map { $0.checkedCount == $0.count } ?? true
        )
      )
    }
    return members.reversed()
  }
}
