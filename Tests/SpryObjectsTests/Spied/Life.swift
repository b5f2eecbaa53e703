import SpryMatchers
import SpryObjects
import Testing

extension ObjectSpyable where Function == MemberName {
  /// Calls a member four times: before a spy is active, while the spy forwards, while a stub answers, and
  /// after the spy has ended.
  ///
  /// - Parameters:
  ///   - recorded: the call, as a spy writes it.
  ///   - returned: what the body returns.
  ///   - stubbed: what the stub returns.
  ///   - call: calls the member once.
  func expectLife<Value: Equatable>(
    of recorded: String,
    returned: Value,
    stubbed: Value,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ call: () throws -> Value
  ) rethrows {
    try Life(Spy(on: self), type(of: self), recorded, sourceLocation)
      .expect(returned, stubbed, call)
  }

  /// The same for an `async` member.
  func expectLife<Value: Equatable>(
    of recorded: String,
    returned: Value,
    stubbed: Value,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ call: () async throws -> Value
  ) async rethrows {
    try await Life(Spy(on: self), type(of: self), recorded, sourceLocation)
      .expect(returned, stubbed, call)
  }
}

extension ClassSpyable where ClassFunction == MemberName {
  /// The same for a member of the class.
  static func expectLife<Value: Equatable>(
    of recorded: String,
    returned: Value,
    stubbed: Value,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ call: () throws -> Value
  ) rethrows {
    try Life(Spy(on: Self.self), Self.self, recorded, sourceLocation)
      .expect(returned, stubbed, call)
  }

  /// The same for an `async` member of the class.
  static func expectLife<Value: Equatable>(
    of recorded: String,
    returned: Value,
    stubbed: Value,
    isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ call: () async throws -> Value
  ) async rethrows {
    try await Life(Spy(on: Self.self), Self.self, recorded, sourceLocation)
      .expect(returned, stubbed, call)
  }
}

/// The calls of one member, and the class whose body runs.
private struct Life {
  let spy: Spy<MemberName>
  let implementation: AnyClass
  let recorded: String
  let sourceLocation: SourceLocation

  init(
    _ spy: Spy<MemberName>, _ implementation: AnyClass, _ recorded: String,
    _ sourceLocation: SourceLocation
  ) {
    (self.spy, self.implementation) = (spy, implementation)
    (self.recorded, self.sourceLocation) = (recorded, sourceLocation)
  }

  func expect<Value: Equatable>(
    _ returned: Value, _ stubbed: Value, _ call: () throws -> Value
  ) rethrows {
    var values = [try call(), try spy.spy { try call() }]
    stubCall(stubbed)
    values += [try spy.spy { try call() }, try call()]
    #expect(values == [returned, returned, stubbed, returned], sourceLocation: sourceLocation)
    #expect(spy.recordedCalls.count == 2, sourceLocation: sourceLocation)
  }

  func expect<Value: Equatable>(
    _ returned: Value, _ stubbed: Value, isolation: isolated (any Actor)? = #isolation,
    _ call: () async throws -> Value
  ) async rethrows {
    var values = [try await call(), try await spy.spy { try await call() }]
    stubCall(stubbed)
    values += [try await spy.spy { try await call() }, try await call()]
    #expect(values == [returned, returned, stubbed, returned], sourceLocation: sourceLocation)
    #expect(spy.recordedCalls.count == 2, sourceLocation: sourceLocation)
  }

  /// Checks the only call that the spy recorded, and stubs its member.
  private func stubCall<Value>(_ value: Value) {
    for calls in [spy.recordedCalls, spy.implementation(implementation).recordedCalls] {
      #expect(calls.map(\.description) == [recorded], sourceLocation: sourceLocation)
    }
    spy.stub(MemberName(rawValue: spy.recordedCalls.first?.function ?? "")).andReturn(value)
  }
}
