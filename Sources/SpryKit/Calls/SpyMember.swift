/// Identifies a member of a spy: the type of the struct of names, and the position of the member in
/// there, from 0.
struct SpyMemberKey: Hashable, Sendable {
  let names: ObjectIdentifier
  let number: Int
}

/// What the names of a spy add to a member. The lock of the state guards it.
final class SpyMember {
  /// The member of the state; `nil` before the first call.
  var member: Member?
  var answers = SpyAnswers()

  /// What a test set as the value of a name, and the number of the last call before that.
  typealias Replacement = (value: AnySpyBox?, after: UInt64)
  var callsCount: (value: Int, after: UInt64) = (0, 0)
  var received: Replacement?
  var invocations: Replacement?

  var lastCall: UInt64 { member?.calls.lastNumber ?? 0 }

  func calls(after number: UInt64) -> ArraySlice<Call> {
    member?.calls.calls(after: number) ?? []
  }

  /// Removes what a test set. Returns the values to release after the lock.
  func reset() -> [Any?] {
    defer { (answers, callsCount, received, invocations) = (SpyAnswers(), (0, 0), nil, nil) }
    return [answers, received?.value, invocations?.value]
  }
}

/// What a test set as the answers of a member.
struct SpyAnswers {
  var error: AnySpyBox?
  var closure: AnySpyBox?
  var value: AnySpyBox?
}

/// A value of any type.
class AnySpyBox {
  var any: Any { fatalError("abstract") }
}

/// A value that is read as the type it was stored as, without a dynamic cast.
final class SpyBox<Value>: AnySpyBox {
  let value: Value

  init(_ value: Value) { self.value = value }

  override var any: Any { value }
}

extension AnySpyBox {
  /// The value, if it was stored as exactly this type.
  func value<Value>(as _: Value.Type) -> Value? { (self as? SpyBox<Value>)?.value }
}

extension StateContents {
  /// Returns what the names of a spy add to a member.
  func spyMember(_ key: SpyMemberKey) -> SpyMember {
    if let member = spyMembers[key] { return member }
    let member = SpyMember()
    spyMembers[key] = member
    return member
  }
}
