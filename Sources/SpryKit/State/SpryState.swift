/// The calls and stubs of one fake, or of one type in one scope.
///
/// A fake that stores its own state saves the search for it at each call:
///
/// ```swift
/// final class FakeService: Service, Spryable {
///   let spryState = SpryState()
/// }
/// ```
///
/// It may be used from any thread at any time; nothing that is recorded is lost.
public final class SpryState: Sendable {
  let tables: Locked<SpryTables>

  /// Creates a state without calls and stubs.
  public init() {
    tables = Locked(SpryTables())
  }
}

/// What the lock of a ``SpryState`` guards.
///
/// `@unchecked Sendable`: lives behind that lock and nowhere else.
struct SpryTables: ~Copyable, @unchecked Sendable {
  /// Owns the recorded calls; replaced by a reset.
  private(set) var log: CallLog
  /// That of the log, to be reached without retaining it.
  private(set) var memory: CallMemory
  private var members: UnsafeMutablePointer<Member>?
  private var literals: UnsafeMutablePointer<MemberLiteral>?
  /// Stubs that were begun and have no answer yet.
  var unfinished: [Stub.Draft] = []

  init() {
    log = CallLog()
    memory = log.memory
  }

  deinit {
    var literal = literals
    while let current = literal {
      literal = current.pointee.next
      current.deallocate()
    }
    var member = members
    while let current = member {
      member = current.pointee.next
      current.pointee.stubs?.release()
      current.deinitialize(count: 1)
      current.deallocate()
    }
  }

  /// The member that a `#function` literal stands for, if it was asked for before.
  ///
  /// A literal is known by its address: comparing pointers is all that a call needs to find its
  /// member, and a fake has few.
  func member(literal: UnsafePointer<UInt8>) -> UnsafeMutablePointer<Member>? {
    var candidate = literals
    while let current = candidate {
      if current.pointee.start == literal { return current.pointee.member }
      candidate = current.pointee.next
    }
    return nil
  }

  /// Remembers that a `#function` literal stands for the member of that key.
  mutating func addLiteral(
    _ literal: StaticString,
    key: String
  ) -> UnsafeMutablePointer<Member> {
    let member = member(key: key)
    if member.pointee.name == nil { member.pointee.name = literal.description }
    let link = UnsafeMutablePointer<MemberLiteral>.allocate(capacity: 1)
    link.initialize(to: MemberLiteral(start: literal.utf8Start, member: member, next: literals))
    literals = link
    return member
  }

  /// The member of a key, which is made where there is none.
  mutating func member(key: String) -> UnsafeMutablePointer<Member> {
    var candidate = members
    while let current = candidate {
      if current.pointee.key == key { return current }
      candidate = current.pointee.next
    }
    let member = UnsafeMutablePointer<Member>.allocate(capacity: 1)
    member.initialize(to: Member(key: key, next: members))
    members = member
    return member
  }

  /// The calls of a member in the present log.
  mutating func chain(of member: UnsafeMutablePointer<Member>) -> UnsafeMutablePointer<CallChain> {
    if let chain = member.pointee.chain { return chain }
    let chain = memory.makeChain()
    member.pointee.chain = chain
    return chain
  }

  /// Every member, the one made last first.
  func forEachMember(_ body: (UnsafeMutablePointer<Member>) -> Void) {
    var member = members
    while let current = member {
      body(current)
      member = current.pointee.next
    }
  }

  /// Starts a new log and returns the old one, to be dropped outside the lock.
  mutating func resetCalls() -> CallLog {
    let old = log
    log = CallLog()
    memory = log.memory
    forEachMember { $0.pointee.chain = nil }
    return old
  }
}

/// A member of a fake: the calls it received and the stubs that answer for it.
struct Member {
  /// See ``StringRepresentable/key``.
  let key: String
  /// As the first call's `#function` spells it; nil until then.
  var name: String?
  /// Lies in the log's memory; nil until the first call after a reset.
  var chain: UnsafeMutablePointer<CallChain>?
  /// Held by one retain, so that a call can ask them under the lock without another.
  private(set) var stubs: Unmanaged<StubList>?
  let next: UnsafeMutablePointer<Member>?

  init(key: String, next: UnsafeMutablePointer<Member>?) {
    self.key = key
    self.next = next
  }

  /// Sets the stubs and returns the old ones, to be dropped outside the lock.
  mutating func replaceStubs(with new: StubList?) -> StubList? {
    let old = stubs?.takeRetainedValue()
    stubs = new.map(Unmanaged.passRetained)
    return old
  }
}

/// A `#function` literal, known by its address, and its member.
private struct MemberLiteral {
  let start: UnsafePointer<UInt8>
  let member: UnsafeMutablePointer<Member>
  let next: UnsafeMutablePointer<MemberLiteral>?
}
