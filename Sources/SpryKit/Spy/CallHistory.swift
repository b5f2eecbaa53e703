/// The calls of a fake at one moment, to be read without its lock.
struct CallHistory {
  /// The calls of one member.
  struct OfMember {
    let key: String
    /// As `#function` spells it.
    let name: String
    let count: Int
    fileprivate let last: UnsafePointer<CallRecord>?

    /// Its calls, newest first.
    var newestFirst: some Sequence<UnsafePointer<CallRecord>> {
      sequence(state: last) { next in
        defer { next = next?.pointee.previous }
        return next
      }
    }
  }

  let state: SpryState
  /// What the fake is called in messages.
  let double: DoubleName
  /// Keeps the records alive.
  let log: CallLog
  /// The members that were called.
  let members: [OfMember]

  /// The calls of all members in the order in which they came.
  var recordedCalls: [RecordedCall] {
    members
      .flatMap { member in member.newestFirst.map { RecordedCall($0, of: member.name, in: self) } }
      .sorted { $0.number < $1.number }
  }

  func member(key: String) -> OfMember? {
    members.first { $0.key == key }
  }
}

extension SpryState {
  /// The calls up to now.
  var history: CallHistory {
    tables.withLock { tables in
      CallHistory(
        state: self, double: tables.name, log: tables.log, members: tables.calledMembers)
    }
  }
}

extension SpryTables {
  /// The members that were called, the one called first at the head.
  var calledMembers: [CallHistory.OfMember] {
    var members: [CallHistory.OfMember] = []
    forEachMember { member in
      if let chain = member.pointee.chain?.pointee {
        let (key, name) = (member.pointee.key, member.pointee.name)
        members.append(
          CallHistory.OfMember(key: key, name: name ?? key, count: chain.count, last: chain.last)
        )
      }
    }
    return members.reversed()
  }
}
