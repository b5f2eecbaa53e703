/// The calls of a fake between a mark and one moment, to be read without its lock.
struct CallHistory {
  /// The calls of one member.
  struct OfMember {
    let key: String
    /// As `#function` spells it.
    let name: String
    private let last: UnsafePointer<CallRecord>?
    private let countFromStart: Int
    private let mark: SpryMark
    /// The calls besides, of which only the count is kept.
    private let unkeptCalls: UnkeptCalls?

    /// The calls of a member since a mark, if there are any; under the lock of its state.
    init?(_ member: UnsafeMutablePointer<Member>, since mark: SpryMark, _ extras: StateExtras?) {
      let chain = member.pointee.chain
      let last = chain?.pointee.last
      let hasCalls = last != nil && last!.pointee.number > mark.number
      let unkept = extras?.unkeptCalls(of: member, since: mark)
      guard hasCalls || unkept != nil else { return nil }
      key = member.pointee.key
      name = member.pointee.name ?? key
      self.last = hasCalls ? last : nil
      countFromStart = chain?.pointee.count ?? 0
      self.mark = mark
      unkeptCalls = unkept
    }

    /// Its calls, newest first.
    var newestFirst: NewestFirst { NewestFirst(candidate: last, mark: mark) }

    var count: Int {
      if mark == .start { return unkept + countFromStart }
      var count = unkept
      for _ in newestFirst { count += 1 }
      return count
    }

    /// How many calls there are besides, of which only the count is kept.
    var unkept: Int { unkeptCalls?.count ?? 0 }

    /// Whether some of those may have come before the mark.
    var isUnkeptVague: Bool { unkeptCalls.map { $0.first <= mark.number } ?? false }

    /// Whether a check has counted them.
    var isUnkeptChecked: Bool { unkeptCalls.map { $0.checkedCount == $0.count } ?? true }
  }

  /// The calls of a member since a mark, newest first.
  struct NewestFirst: Sequence, IteratorProtocol {
    fileprivate var candidate: UnsafePointer<CallRecord>?
    fileprivate let mark: SpryMark

    mutating func next() -> UnsafePointer<CallRecord>? {
      guard let call = candidate, call.pointee.number > mark.number else { return nil }
      candidate = call.pointee.previous
      return call
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
    for member in members where member.key == key { return member }
    return nil
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
    let tables = self.tables.lock()
    defer { self.tables.unlock() }
    let extras = tables.pointee.extras
    return CallHistory(
      state: self,
      double: DoubleName(given: extras?.name, type: double ?? tables.pointee.double),
      isOfType: tables.pointee.isOfType,
      log: tables.pointee.log,
      members: tables.pointee.calledMembers(since: mark),
      ended: extras?.ended
    )
  }

  /// Remembers that a check found these calls.
  ///
  /// - Parameter key: the member whose calls it counted besides, of which only the count is kept.
  func markChecked(_ calls: [UnsafePointer<CallRecord>], andUnkeptOf key: String? = nil) {
    if calls.isEmpty, key == nil { return }
    let tables = self.tables.lock()
    for call in calls { call.setChecked() }
    if let key { tables.pointee.extras?.markUnkeptChecked(key) }
    self.tables.unlock()
  }
}

extension SpryTables {
  /// The members that were called, the one called first at the head.
  func calledMembers(since mark: SpryMark = .start) -> [CallHistory.OfMember] {
    var members: [CallHistory.OfMember] = []
    var next = newestMember
    while let member = next {
      next = member.pointee.next
      guard let calls = CallHistory.OfMember(member, since: mark, extras) else { continue }
      members.append(calls)
    }
    members.reverse()
    return members
  }
}

extension StateExtras {
  fileprivate func unkeptCalls(
    of member: UnsafeMutablePointer<Member>,
    since mark: SpryMark
  ) -> UnkeptCalls? {
    guard let calls = unkept[member.pointee.key], calls.last > mark.number else { return nil }
    return calls
  }

  fileprivate func markUnkeptChecked(_ key: String) {
    if let calls = unkept[key] { unkept[key]?.checkedCount = calls.count }
  }
}
