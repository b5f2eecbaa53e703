/// A member of a spy, with the values that the member's names read and set.
///
/// The names show the calls that the spy recorded. A test can replace the values of the names. This
/// doesn't change the recorded calls.
@_documentation(visibility: internal)
public struct SprySpyMember: Sendable {
  let handle: SpryFakeHandle
  let key: SpyMemberKey

  func read<Value>(_ body: (SpyMemberState) -> Value) -> Value {
    handle.state.contents.withLock { body($0.spyMember(key)) }
  }

  /// Sets a property. What it replaces is released after the lock, because that may run a user's
  /// `deinit`.
  func set<Value>(_ property: ReferenceWritableKeyPath<SpyMemberState, Value>, _ value: Value) {
    let replaced = read { member in
      defer { member[keyPath: property] = value }
      return member[keyPath: property]
    }
    withExtendedLifetime(replaced) {}
  }

  /// The number of calls.
  var callsCount: Int {
    get { read { $0.callsCount.value + $0.calls(after: $0.callsCount.after).count } }
    nonmutating set { read { $0.callsCount = (newValue, after: $0.lastCall) } }
  }

  /// Returns the arguments of the last call.
  func received<Value>() -> Value? {
    let (value, call) = read { member in
      let call = member.calls(after: member.received?.after ?? 0).last
      return (call == nil ? member.received?.value : nil, call)
    }
    return call.map { $0.arguments.received() } ?? value?.value(as: Value.self)
  }

  func setReceived<Value>(_ value: Value?) {
    let after = read(\.lastCall)
    set(\.received, (value.map(StubValue.init), after))
  }

  /// Returns the arguments of every call, oldest first. A call is left out if it received an object
  /// that was being deallocated.
  func invocations<Value>() -> [Value] {
    let (known, calls) = read { member in
      let known = member.readInvocations ?? member.invocations
      return (known, member.calls(after: known?.after ?? 0))
    }
    var values = known?.value?.value(as: [Value].self) ?? []
    guard let last = calls.last?.number else { return values }
    values += calls.compactMap { $0.arguments.received() }
    let read: SpyMemberState.Replacement = (StubValue(values), last)
    let unused = self.read { member -> SpyMemberState.Replacement? in
      // Meanwhile, another thread may have reset the calls, or set other values.
      guard member.lastCall == last,
        (member.readInvocations ?? member.invocations)?.after == known?.after
      else { return read }
      defer { member.readInvocations = read }
      return member.readInvocations
    }
    withExtendedLifetime(unused) {}
    return values
  }

  func setInvocations<Value>(_ values: [Value]) {
    let after = read(\.lastCall)
    set(\.readInvocations, nil)
    set(\.invocations, (StubValue(values), after))
  }
}

extension ArgumentList {
  /// Returns the only argument, or the tuple of several with their labels.
  fileprivate func received<Value>() -> Value? {
    if count == 1 { return argumentValue(in: self, at: 0) }
    let values = values.map { argument in
      guard let recorded = transientArgument(argument)?.recorded else { return argument }
      return (recorded as? NilValue)?.whole ?? recorded
    }
    return makeTuple(of: values) as? Value
  }
}

/// Makes a tuple of values. Its elements have the types of the values, and a cast gives it labels.
private func makeTuple(of values: [Any]) -> Any {
  func append<each Element>(_ elements: (repeat each Element), _ rest: ArraySlice<Any>) -> Any {
    guard let next = rest.first else { return (repeat each elements) }
    func open<Next>(_ next: Next) -> Any {
      append((repeat each elements, next), rest.dropFirst())
    }
    return _openExistential(next, do: open)
  }
  return append((), values[...])
}
