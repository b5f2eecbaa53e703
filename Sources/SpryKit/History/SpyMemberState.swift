/// Identifies a member of a spy by the type of its struct of names and its position in the struct,
/// from 0.
struct SpyMemberKey: Hashable, Sendable {
  let names: ObjectIdentifier
  let number: Int
}

/// What the names of a spy add to a member. The lock of the state guards it.
final class SpyMemberState {
  fileprivate let key: SpyMemberKey
  /// The member of the state, which lives as long as this; `nil` before the first call.
  private unowned var member: MemberTable?
  /// The numbers of the calls, in order. A spy and the spy that it inherits from can have members of
  /// the same name.
  private var numbers: [UInt64] = []
  var answers = SpyAnswers()

  /// What a test set as the value of a name, and the number of the last call before that.
  typealias Replacement = (value: StubValue?, after: UInt64)
  var callsCount: (value: Int, after: UInt64) = (0, 0)
  var received: Replacement?
  var invocations: Replacement?
  /// The arguments as a test read them last, and the number of the last call in them: a loop reads them
  /// again and again.
  var readInvocations: Replacement?

  init(_ key: SpyMemberKey) { self.key = key }

  var lastCall: UInt64 { numbers.last ?? 0 }

  /// Returns the calls after the one with a number, oldest first.
  func calls(after number: UInt64) -> [Call] {
    guard let calls = member?.calls else { return [] }
    let first = numbers.lastIndex { $0 <= number }.map { $0 + 1 } ?? 0
    return numbers[first...].compactMap { number in
      calls.index(of: number).map { calls[$0] }
    }
  }

  /// Adds a call of the member.
  ///
  /// - Parameter number: The number of the call, or `nil` if it is not recorded.
  func addCall(_ number: UInt64?, of member: MemberTable) {
    self.member = member
    guard let number else { return }
    // Another thread can have added a later call.
    let isLast = number > lastCall
    numbers.append(number)
    if !isLast { numbers.sort() }
  }

  /// Removes the calls, and what a test set in their place. Returns the values to release after the
  /// lock.
  func resetCalls() -> [StubValue?] {
    defer {
      (numbers, callsCount, received) = ([], (0, 0), nil)
      (invocations, readInvocations) = (nil, nil)
    }
    return [received?.value, invocations?.value, readInvocations?.value]
  }

  /// Removes the answers. Returns them, to be released after the lock.
  func resetAnswers() -> SpyAnswers {
    defer { answers = SpyAnswers() }
    return answers
  }
}

/// What a test set as the answers of a member.
struct SpyAnswers {
  var error: StubValue?
  var closure: StubValue?
  var value: StubValue?

  /// Whether neither an error nor a closure comes before the value.
  var isPlain: Bool { error == nil && closure == nil }
}

extension StubValue {
  /// Returns the value, if it was stored as exactly this type.
  func value<Value>(as _: Value.Type) -> Value? {
    type == Value.self ? exact(value, as: Value.self) : nil
  }
}

extension StateContents {
  /// Returns what the names of a spy add to a member.
  func spyMember(_ key: SpyMemberKey) -> SpyMemberState {
    let member = spyMembers[key] ?? SpyMemberState(key)
    spyMembers[key] = member
    return member
  }

  /// Adds a call of a spy, and returns what a test set as the answers of its member.
  func addCall(_ number: UInt64?, of member: MemberTable, _ key: SpyMemberKey) -> SpyAnswers {
    // A search for every call would hash the key, which is slow in a debug build.
    let spied = member.spied.flatMap { $0.key == key ? $0 : nil } ?? spyMember(key)
    if member.spied == nil { member.spied = spied }
    spied.addCall(number, of: member)
    return spied.answers
  }
}
