/// The calls of a member of which only the count is kept.
struct UnkeptCalls {
  private(set) var count = 0
  /// The numbers of the first and the last.
  private(set) var first: UInt64 = 0
  private(set) var last: UInt64 = 0
  /// How many of them a check has counted.
  var checkedCount = 0

  mutating func add(_ number: UInt64) {
    if count == 0 { first = number }
    last = number
    count += 1
  }
}

/// What is recorded of a call, where that is not the call itself.
struct KeptCall {
  let record: UnsafePointer<CallRecord>
  /// Keeps the record alive.
  let log: CallLog
  let depth: RecordingDepth
}

extension SpryState {
  /// Records as much of a call as is wanted, outside the lock at first, since that may take a user's
  /// descriptions.
  ///
  /// - Returns: what was recorded; nil where that is only the count, or nothing.
  func keepPart(
    of call: UnsafePointer<CallRecord>,
    _ member: UnsafeMutablePointer<Member>
  ) -> KeptCall? {
    let depth = tables.withLock { $0.extras?.depth ?? .everything }
    let arguments =
      depth == .counts
      ? [] : (0..<call.argumentCount).map { KeptArgument(call.argument(at: $0), depth) }
    let kept: KeptCall? = tables.withLock { tables in
      // After the scope's end nothing is kept.
      if tables.extras?.ended != nil { return nil }
      if depth == .counts {
        let key = member.pointee.key
        tables.changeExtras { $0.unkept[key, default: UnkeptCalls()].add(call.pointee.number) }
        return nil
      }
      var writer = CallWriter(tables.memory, tables.chain(of: member))
      for argument in arguments {
        writer.next(KeptArgument.self).initialize(to: argument)
      }
      return KeptCall(record: writer.finish(), log: tables.log, depth: depth)
    }
    // Who begins to wait after this has seen the call already.
    signalWaiters(for: member.pointee.key)
    return kept
  }
}

extension CallHistory.OfMember {
  /// What is said of calls whose arguments are not known.
  var unkeptWords: String? {
    guard unkept > 0 else { return nil }
    return unkept == 1
      ? "of 1 call of '\(name)' only that it came was kept"
      : "of \(unkept) calls of '\(name)' only the count was kept"
  }
}

extension CallHistory {
  /// What is said of calls whose arguments are not known.
  var unkeptWords: [String] { members.compactMap(\.unkeptWords) }
}
