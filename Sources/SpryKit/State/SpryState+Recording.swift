/// Where in a fake a member calls the runtime.
package struct CallSite: Sendable {
  package let function: StaticString
  private let file: StaticString
  package let line: UInt

  package init(_ function: StaticString, _ file: StaticString, _ line: UInt) {
    self.function = function
    self.file = file
    self.line = line
  }

  // Made when it is wanted: each call has a site, and hardly one is told of.
  package var location: SpryLocation { SpryLocation(file: file, line: line) }
}

extension SpryState {
  /// Takes the lock and begins to record a call; the lock is given up by the answer.
  ///
  /// - Parameters:
  ///   - site: the place in the fake, with the member's `#function`.
  ///   - key: finds the member's key, the first time that the literal is seen.
  @inline(__always)
  package func beginRecording(_ site: CallSite, _ key: (CallSite) -> NamedMember) -> PendingCall {
    let tables = self.tables.lock()
    let member =
      tables.pointee.member(literal: site.function.utf8Start) ?? addMember(site, key, to: tables)
    if tables.pointee.needsCare { return beginRecordingWithCare(member, in: tables) }
    return PendingCall(
      member: member,
      log: .passUnretained(tables.pointee.log),
      writer: CallWriter(tables.pointee.memory, tables.pointee.chain(of: member)),
      way: .recorded,
      isPlain: true
    )
  }

  @inline(never)
  private func beginRecordingWithCare(
    _ member: UnsafeMutablePointer<Member>,
    in tables: UnsafeMutablePointer<SpryTables>
  ) -> PendingCall {
    let extras = tables.pointee.extras
    let isReduced = extras?.ended == nil && extras?.depth != .everything
    guard extras?.ended != nil || isReduced else {
      return PendingCall(
        member: member,
        log: .passUnretained(tables.pointee.log),
        writer: CallWriter(tables.pointee.memory, tables.pointee.chain(of: member)),
        way: .watched,
        isPlain: false
      )
    }
    // After the scope's end nothing is kept, nor is a call of which less is kept than this.
    let (log, memory) = CallLog.makeWithMemory()
    return PendingCall(
      member: member,
      log: .passRetained(log),
      writer: CallWriter(memory, memory.makeChain()),
      way: isReduced ? .reduced : .late,
      isPlain: false
    )
  }

  /// Takes the lock and begins to write down a call that is only to be answered.
  ///
  /// - Parameter log: where to write it; the caller keeps it alive.
  @inline(__always)
  func beginPassing(
    _ site: CallSite,
    to log: CallLog,
    _ key: (CallSite) -> NamedMember
  ) -> PendingCall {
    let tables = self.tables.lock()
    let member =
      tables.pointee.member(literal: site.function.utf8Start) ?? addMember(site, key, to: tables)
    let memory = log.memory
    return PendingCall(
      member: member,
      log: .passUnretained(log),
      writer: CallWriter(memory, memory.makeChain()),
      way: .passed,
      isPlain: true
    )
  }

  /// Adds the member of a new literal. Its key is found without the lock: it may be misuse.
  private func addMember(
    _ site: CallSite,
    _ key: (CallSite) -> NamedMember,
    to tables: UnsafeMutablePointer<SpryTables>
  ) -> UnsafeMutablePointer<Member> {
    // A member that was stubbed under its full name is known.
    let spelled = site.function.description
    if tables.pointee.existingMember(key: spelled) != nil {
      return tables.pointee.addLiteral(site.function, spelled, key: spelled)
    }
    self.tables.unlock()
    let named = key(site)
    _ = self.tables.lock()
    tables.pointee.double = named.double
    return tables.pointee.addLiteral(site.function, spelled, key: named.key)
  }
}

/// A member as the state knows it, and the type of the fake.
package struct NamedMember {
  package let key: String
  let double: any Any.Type

  package init(key: String, double: any Any.Type) {
    self.key = key
    self.double = double
  }
}

/// A call that is being written down under the lock of its fake's state.
///
/// Nothing is retained in here: the lock keeps it alive.
package struct PendingCall {
  let member: UnsafeMutablePointer<Member>
  let log: Unmanaged<CallLog>
  package var writer: CallWriter
  let way: CallWay
  /// Whether it may be answered under the lock, with nothing to be done after that.
  let isPlain: Bool

  /// Completes a call that nobody answers.
  @inline(__always)
  package func record(in state: SpryState, _ context: () -> CallContext) {
    let record = writer.finish()
    if isPlain { return state.tables.unlock() }
    finishUnanswered(record, state, context)
  }

  /// Gives up the lock on a recorded call that nobody answers.
  @inline(never)
  package func finishUnanswered(
    _ call: UnsafePointer<CallRecord>,
    _ state: SpryState,
    _ context: () -> CallContext
  ) {
    let invocation = finish(call, state)
    if invocation.isLate { invocation.tellLate(context) }
  }

  /// Completes the call and gives up the lock, with what is needed to answer without it.
  ///
  /// What is `async` has to be answered so: a lock is given up by the thread that took it.
  package func finish(_ state: SpryState) -> Invocation {
    finish(writer.finish(), state)
  }

  @inline(never)
  func finish(_ call: UnsafePointer<CallRecord>, _ state: SpryState) -> Invocation {
    let isOwner = way == .late || way == .reduced
    let log = isOwner ? log.takeRetainedValue() : log.takeUnretainedValue()
    let stubs = member.pointee.stubs?.takeUnretainedValue()
    state.tables.unlock()
    let kept = way == .reduced ? state.keepPart(of: call, member) : nil
    // Who began to wait in between has seen the call already.
    if way == .watched { state.signalWaiters(for: member.pointee.key) }
    return Invocation(
      state: state,
      call: call,
      log: log,
      stubs: stubs,
      isRecorded: way == .recorded || way == .watched,
      isLate: way == .late,
      kept: kept
    )
  }
}

/// What becomes of a call besides being answered.
enum CallWay {
  /// It is recorded, and nobody waits for it.
  case recorded
  /// It is not recorded: the member only asks for an answer.
  case passed
  /// It came after the end of the fake's scope, and lies in a log of its own.
  case late
  /// It is recorded, and somebody waits for calls of the fake.
  case watched
  /// Less of it is recorded than it has, and it lies in a log of its own.
  case reduced
}

/// A call on its way: what was recorded, and the stubs as they were at that moment.
package struct Invocation {
  let state: SpryState
  let call: UnsafePointer<CallRecord>
  /// Keeps the record alive through a reset.
  let log: CallLog
  let stubs: StubList?
  /// Whether the call itself is recorded.
  let isRecorded: Bool
  /// Whether it came after the end of the fake's scope.
  let isLate: Bool
  /// What is recorded of it instead, if anything is.
  let kept: KeptCall?
}
