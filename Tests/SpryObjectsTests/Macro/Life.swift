import SpryMatchers
import SpryObjects
import Testing

/// Calls a member four times: before a spy is active, while the spy forwards, while a stub answers, and
/// after the spy has ended.
///
/// - Parameters:
///   - spy: a spy on the member alone.
///   - implementation: the class whose body runs.
///   - recorded: the call, as a spy writes it.
///   - returned: what the body returns.
///   - stubbed: what the stub returns.
///   - call: calls the member once.
func expectLife<Value: Equatable>(
  of spy: Spy<MemberName>,
  in implementation: AnyClass,
  recorded: String,
  returned: Value,
  stubbed: Value,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () throws -> Value
) rethrows {
  let unstubbed = [try call(), try spy.spy { try call() }]
  expectForwarded(by: spy, in: implementation, recorded, sourceLocation)
  spy.stubOnlyMember().andReturn(stubbed)
  let others = [try spy.spy { try call() }, try call()]
  #expect(
    unstubbed + others == [returned, returned, stubbed, returned], sourceLocation: sourceLocation)
  #expect(spy.recordedCalls.count == 2, sourceLocation: sourceLocation)
}

/// The same for an `async` member.
func expectLife<Value: Equatable>(
  of spy: Spy<MemberName>,
  in implementation: AnyClass,
  recorded: String,
  returned: Value,
  stubbed: Value,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () async throws -> Value
) async rethrows {
  let unstubbed = [try await call(), try await spy.spy { try await call() }]
  expectForwarded(by: spy, in: implementation, recorded, sourceLocation)
  spy.stubOnlyMember().andReturn(stubbed)
  let others = [try await spy.spy { try await call() }, try await call()]
  #expect(
    unstubbed + others == [returned, returned, stubbed, returned], sourceLocation: sourceLocation)
  #expect(spy.recordedCalls.count == 2, sourceLocation: sourceLocation)
}

/// Checks the only call that a spy recorded, and the class whose body ran.
private func expectForwarded(
  by spy: Spy<MemberName>,
  in implementation: AnyClass,
  _ recorded: String,
  _ sourceLocation: SourceLocation
) {
  #expect(spy.recordedCalls.map(\.description) == [recorded], sourceLocation: sourceLocation)
  #expect(
    spy.implementation(implementation).recordedCalls.map(\.description) == [recorded],
    sourceLocation: sourceLocation)
}

extension Spy<MemberName> {
  /// Stubs the member whose call the spy recorded.
  fileprivate func stubOnlyMember() -> Stub {
    stub(MemberName(rawValue: recordedCalls.first?.function ?? ""))
  }
}
