public import SpryKit

/// Unavailable because the argument does not list the calls to a member.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "pass calls to a member, such as 'fake.calls.load(id: .any)', or to a closure, such as 'done.calls(.any)'"
)
public func expectHaveReceived(
  _ other: Any, _ count: CountSpecifier? = nil, _ comment: String = ""
) {}

/// Unavailable because the argument does not list the calls to a member.
@_disfavoredOverload
@available(
  *, unavailable,
  message:
    "pass calls to a member, such as 'fake.calls.load(id: .any)', or to a closure, such as 'done.calls(.any)'"
)
public func expectHaveNotReceived(_ other: Any, _ comment: String = "") {}

/// Unavailable because an assertion that expects no calls has no number.
@_disfavoredOverload
@available(*, unavailable, message: "leave out the count; this assertion expects no calls")
public func expectHaveNotReceived(_ calls: some MemberCalls, _ count: CountSpecifier) {}

/// Unavailable because a number alone could mean exactly or at least.
@_disfavoredOverload
@available(
  *, unavailable,
  message: "write a count, such as '.exactly(2)', '.atLeast(2)', '.atMost(2)', or '.range(1...2)'"
)
public func expectHaveReceived(_ calls: some MemberCalls, _ count: Any) {}

/// Unavailable because the count comes first.
@_disfavoredOverload
@available(*, unavailable, message: "write the count before 'within'")
public func expectHaveReceived(
  _ calls: some MemberCalls, within time: SpryDuration, _ count: CountSpecifier
) async {}

/// Unavailable because the expected arguments need their label.
@_disfavoredOverload
@available(*, unavailable, message: "write 'with:' before the expected arguments")
public func XCTAssertHaveReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, _ first: Any?, _ others: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) {}

/// Unavailable because the expected arguments need their label.
@_disfavoredOverload
@available(*, unavailable, message: "write 'with:' before the expected arguments")
public func expectHaveReceived<Fake: Spyable>(
  _ fake: Fake?, _ function: Fake.Function, _ first: Any?, _ others: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) {}

// In SpryKit 3, a type has no label. `Name` is a parameter so that a misspelled member of a fake is
// still reported as such: with `Fake.ClassFunction` in its place, Swift 6.3 would report instead that
// the fake isn't a type.

/// Unavailable because a type has the label `type:`.
@_disfavoredOverload
@available(*, unavailable, message: "write 'type:' before the type, as in 'type: FakeMailer.self'")
public func expectHaveReceived<Fake: Spyable, Name: SpryMemberNames>(
  _ type: Fake.Type, _ function: Name, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) where Fake.ClassFunction == Name {}

/// Unavailable because a type has the label `type:`.
@_disfavoredOverload
@available(*, unavailable, message: "write 'type:' before the type, as in 'type: FakeMailer.self'")
public func expectHaveNotReceived<Fake: Spyable, Name: SpryMemberNames>(
  _ type: Fake.Type, _ function: Name, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) where Fake.ClassFunction == Name {}

/// Unavailable because a type has the label `type:`.
@_disfavoredOverload
@available(*, unavailable, message: "write 'type:' before the type, as in 'type: FakeMailer.self'")
public func XCTAssertHaveReceived<Fake: Spyable, Name: SpryMemberNames>(
  _ type: Fake.Type, _ function: Name, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) where Fake.ClassFunction == Name {}

/// Unavailable because a type has the label `type:`.
@_disfavoredOverload
@available(*, unavailable, message: "write 'type:' before the type, as in 'type: FakeMailer.self'")
public func XCTAssertHaveNotReceived<Fake: Spyable, Name: SpryMemberNames>(
  _ type: Fake.Type, _ function: Name, with arguments: Any?...,
  countSpecifier: CountSpecifier = .atLeast(1)
) where Fake.ClassFunction == Name {}
