/// The calls of a fake at one moment, to be read without its lock.
struct CallHistory {
  /// The calls of one member.
  struct OfMember {
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

  /// Keeps the records alive.
  let log: CallLog
  /// The members that were called.
  let members: [OfMember]

  /// The calls of all members in the order in which they came.
  var recordedCalls: [RecordedCall] {
    members
      .flatMap { member in member.newestFirst.map { RecordedCall($0, of: member.name, in: log) } }
      .sorted { $0.number < $1.number }
  }

  func member(named name: MemberKey) -> OfMember? {
    members.first { $0.name == name.name } ?? members.first { name.mayMean($0.name) }
  }
}

extension SpryState {
  /// The calls up to now.
  var history: CallHistory {
    tables.withLock { tables in
      var members: [CallHistory.OfMember] = []
      tables.forEachMember { member in
        if let chain = member.pointee.chain?.pointee {
          members.append(
            CallHistory.OfMember(name: member.pointee.name, count: chain.count, last: chain.last)
          )
        }
      }
      return CallHistory(log: tables.log, members: members.reversed())
    }
  }
}
