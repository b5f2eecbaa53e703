import SpryMatchers
import SpryObjects
import Testing

/// Calls a member while nobody spies, while a spy forwards, while a stub answers, and after the spying.
///
/// - Parameters:
///   - member: the name of the member, as `#function` spells it.
///   - implementation: the class whose body runs.
///   - recorded: the call, as a spy writes it.
///   - returned: what the body returns.
///   - stubbed: what the stub returns.
///   - call: calls the member once.
func expectLife<Subject: ObjectSpyable, Value: Equatable>(
  of subject: Subject,
  _ member: MemberName,
  in implementation: AnyClass,
  recorded: String,
  returned: Value,
  stubbed: Value,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () throws -> Value
) rethrows where Subject.Function == MemberName {
  let spy = Spy(on: subject, member)
  let before = try call()
  let spied = try spy.spy { try call() }
  let calls = spy.recordedCalls.map(\.description)
  let implementations = spy.implementation(implementation).recordedCalls.map(\.description)
  spy.stub(member).andReturn(stubbed)
  let answered = try spy.spy { try call() }
  let after = try call()
  #expect(
    [before, spied, answered, after] == [returned, returned, stubbed, returned],
    sourceLocation: sourceLocation)
  #expect(calls == [recorded], sourceLocation: sourceLocation)
  #expect(implementations == [recorded], sourceLocation: sourceLocation)
  #expect(spy.recordedCalls.count == 2, sourceLocation: sourceLocation)
}

/// The same for an `async` member.
func expectLife<Subject: ObjectSpyable, Value: Equatable>(
  of subject: Subject,
  _ member: MemberName,
  in implementation: AnyClass,
  recorded: String,
  returned: Value,
  stubbed: Value,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () async throws -> Value
) async rethrows where Subject.Function == MemberName {
  let spy = Spy(on: subject, member)
  let before = try await call()
  let spied = try await spy.spy { try await call() }
  let calls = spy.recordedCalls.map(\.description)
  let implementations = spy.implementation(implementation).recordedCalls.map(\.description)
  spy.stub(member).andReturn(stubbed)
  let answered = try await spy.spy { try await call() }
  let after = try await call()
  #expect(
    [before, spied, answered, after] == [returned, returned, stubbed, returned],
    sourceLocation: sourceLocation)
  #expect(calls == [recorded], sourceLocation: sourceLocation)
  #expect(implementations == [recorded], sourceLocation: sourceLocation)
  #expect(spy.recordedCalls.count == 2, sourceLocation: sourceLocation)
}

/// The same for a static member.
func expectLife<Subject: ClassSpyable, Value: Equatable>(
  ofClass subject: Subject.Type,
  _ member: MemberName,
  in implementation: AnyClass,
  recorded: String,
  returned: Value,
  stubbed: Value,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () throws -> Value
) rethrows where Subject.ClassFunction == MemberName {
  let spy = Spy(on: subject, member)
  let before = try call()
  let spied = try spy.spy { try call() }
  let calls = spy.recordedCalls.map(\.description)
  let implementations = spy.implementation(implementation).recordedCalls.map(\.description)
  spy.stub(member).andReturn(stubbed)
  let answered = try spy.spy { try call() }
  let after = try call()
  #expect(
    [before, spied, answered, after] == [returned, returned, stubbed, returned],
    sourceLocation: sourceLocation)
  #expect(calls == [recorded], sourceLocation: sourceLocation)
  #expect(implementations == [recorded], sourceLocation: sourceLocation)
  #expect(spy.recordedCalls.count == 2, sourceLocation: sourceLocation)
}

/// The same for a static `async` member.
func expectLife<Subject: ClassSpyable, Value: Equatable>(
  ofClass subject: Subject.Type,
  _ member: MemberName,
  in implementation: AnyClass,
  recorded: String,
  returned: Value,
  stubbed: Value,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () async throws -> Value
) async rethrows where Subject.ClassFunction == MemberName {
  let spy = Spy(on: subject, member)
  let before = try await call()
  let spied = try await spy.spy { try await call() }
  let calls = spy.recordedCalls.map(\.description)
  let implementations = spy.implementation(implementation).recordedCalls.map(\.description)
  spy.stub(member).andReturn(stubbed)
  let answered = try await spy.spy { try await call() }
  let after = try await call()
  #expect(
    [before, spied, answered, after] == [returned, returned, stubbed, returned],
    sourceLocation: sourceLocation)
  #expect(calls == [recorded], sourceLocation: sourceLocation)
  #expect(implementations == [recorded], sourceLocation: sourceLocation)
  #expect(spy.recordedCalls.count == 2, sourceLocation: sourceLocation)
}
