/// How much of its calls a fake keeps; see `keep(_:)`.
public enum RecordingDepth: Sendable {
  /// The arguments; the default. They live as long as the calls do, and keep what they refer to.
  case everything

  /// The arguments, but objects weakly, and of closures only the type.
  ///
  /// An object is matched and printed while it lives, and is `(gone)` after that. What is neither an
  /// object nor a closure is kept as it is, with the objects in it.
  case weakObjects

  /// The text of the arguments, as a failure prints them, made when the call comes.
  ///
  /// A check compares it with the text of the expected value: what prints alike is equal. Of an
  /// object without a description, of a closure, and of an ``Argument`` other than `anything`,
  /// `nonNil` and `nil`, the text does not tell, and nothing fits. Recorded calls and captors have an
  /// ``ArgumentText``.
  case text

  /// How many calls each member received. A check with arguments cannot tell, and says so.
  case counts
}

extension Spyable {
  /// Says how much to keep of the calls that come; those that were recorded stay as they are.
  ///
  /// - Parameter depth: how much.
  ///
  /// For a fake that must not keep what it is called with alive, or that is called a million times.
  /// Stubs get the arguments themselves, whatever is kept of them.
  ///
  /// ```swift
  /// logger.keep(.counts)
  /// ```
  public func keep(_ depth: RecordingDepth) {
    spryState.keep(depth)
  }

  /// Says how much to keep of the calls of static members that come, in the current scope.
  ///
  /// - Parameter depth: how much.
  public static func keep(_ depth: RecordingDepth) {
    spryState.keep(depth)
  }
}

extension SpryState {
  /// Creates a state that belongs to the current scope.
  ///
  /// - Parameter depth: how much to keep of the calls.
  public convenience init(keeping depth: RecordingDepth) {
    self.init()
    keep(depth)
  }

  func keep(_ depth: RecordingDepth) {
    tables.withLock { tables in tables.changeExtras { $0.depth = depth } }
  }
}

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
