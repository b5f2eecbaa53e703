/// What a spy that `@Spyable` writes remembers: calls, arguments, and what to answer.
///
/// A spy holds one and hands each call to it, with the member's place among the ``SpyName``s and
/// the beginning of their names; a test reaches it through those, see ``NamedSpy``. It may be used
/// from any thread at any time; nothing that is recorded is lost.
///
/// `@unchecked Sendable`: the lock orders every access to the members.
public final class SpyMemory<Names>: @unchecked Sendable {
  private let members: Locked<UnsafeMutablePointer<SpyMember>>
  /// Where the spy is written.
  let location: SpryLocation
  /// The test in which the spy was made, if there is one.
  let scope: SpryScope?

  /// Creates a memory without calls and answers: what `@Spyable` writes in a spy.
  ///
  /// - Parameters:
  ///   - file: the spy's file, for messages.
  ///   - line: the spy's line.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    members = Locked(Self.makeMembers())
    location = SpryLocation(file: file, line: line)
    scope = .owner
  }

  deinit {
    Self.destroy(members.withLock { $0 })
  }

  /// The memory for the static members of a spy in the current scope: what `@Spyable` writes.
  ///
  /// - Parameters:
  ///   - type: the spy; a subclass has a memory of its own.
  ///   - file: the spy's file, for messages.
  ///   - line: the spy's line.
  /// - Returns: the same memory each time in one ``SpryScope``.
  public static func ofType(
    _ type: any Any.Type,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> SpyMemory {
    SpryScope.current.spyMemory(ofType: type) { SpyMemory(file: file, line: line) }
  }

  /// Forgets the calls and the answers; what they held is let go.
  public func reset() {
    let new = Self.makeMembers()
    let old = members.withLock { members in
      let old = members
      members = new
      return old
    }
    Self.destroy(old)
  }

  private static func makeMembers() -> UnsafeMutablePointer<SpyMember> {
    let count = SpyName.memberCount(in: Names.self)
    let members = RawMemory.allocate(count * MemoryLayout<SpyMember>.stride)
      .bindMemory(to: SpyMember.self, capacity: count)
    members.initialize(repeating: SpyMember(), count: count)
    return members
  }

  private static func destroy(_ members: UnsafeMutablePointer<SpyMember>) {
    for index in 0..<SpyName.memberCount(in: Names.self) { members[index].destroy() }
    RawMemory.free(members)
  }
}

extension SpyMemory {
  /// Takes the lock and returns a member's place, which is valid until ``unlock()``.
  @inline(__always)
  func lock(_ number: Int) -> UnsafeMutablePointer<SpyMember> {
    members.lock().pointee + number
  }

  func unlock() {
    members.unlock()
  }

  /// Takes the lock for a call of a member, whose record is then added.
  @inline(__always)
  func lockForCall(_ number: Int) -> UnsafeMutablePointer<SpyMember> {
    let member = lock(number)
    return member.pointee.hasSetReceived ? lockWithoutReceived(number) : member
  }

  /// Lets go of what was set as received, which the record of a call takes the place of.
  @inline(never)
  private func lockWithoutReceived(_ number: Int) -> UnsafeMutablePointer<SpyMember> {
    while true {
      unlock()
      setReceived(number, nil)
      let member = lock(number)
      if !member.pointee.hasSetReceived { return member }
    }
  }
}

// The names; see ``NamedSpy``.
extension SpyMemory {
  func read<Result>(_ number: Int, _ body: (SpyMember) -> Result) -> Result {
    let member = lock(number)
    defer { unlock() }
    return body(member.pointee)
  }

  func change<Result>(_ number: Int, _ body: (inout SpyMember) -> Result) -> Result {
    let member = lock(number)
    defer { unlock() }
    return body(&member.pointee)
  }

  func setValue(_ number: Int, _ new: StoredValue?) {
    change(number) { $0.setValue(new) }?.destroy()
  }

  func setError(_ number: Int, _ new: StoredValue?) {
    change(number) { $0.setError(new) }?.destroy()
  }

  func setReceived(_ number: Int, _ new: StoredValue?) {
    change(number) { $0.setReceived(new) }?.destroy()
  }

  func setClosure(_ number: Int, _ new: AnyObject?) {
    let old = change(number) { $0.setClosure(new) }
    withExtendedLifetime(old) {}
  }

  func setInvocations<Argument>(_ number: Int, _ new: [Argument]) {
    let old = change(number) { $0.setInvocations(new) }
    withExtendedLifetime(old) {}
  }
}
