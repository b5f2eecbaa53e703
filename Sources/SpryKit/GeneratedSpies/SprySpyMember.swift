/// A member of a spy: what its names show, and how its calls are answered.
///
/// `@Spyable` writes:
///
/// ```swift
/// func load(id: Int) async throws -> User {
///   return try await spyMembers[2, "loadId"].spryifyThrows(
///     arguments: id,
///     else: {
///       guard let spyClosure: (Int) async throws -> User = try spyMembers[2].closure()
///       else { return try spyMembers[2].value() }
///       return try await spyClosure(id)
///     })
/// }
/// ```
///
/// The names show the calls that the spy recorded. A test can replace what they show, which changes
/// nothing in the record.
@_documentation(visibility: internal)
public struct SprySpyMember: Sendable {
  let handle: SpryFakeHandle
  let key: SpyMemberKey
  let prefix: StaticString

  /// Records a call of the member, and answers it from its stubs, or else by its names.
  public var spryify: CallAnswerer<Never> { CallAnswerer(handle: handle, spyMember: named) }

  /// Records a call of the member, which throws, and answers it from its stubs, or else by its names.
  public var spryifyThrows: CallAnswerer<any Error> {
    CallAnswerer(handle: handle, spyMember: named)
  }

  /// Answers a read of a property, which is not recorded, from its stubs, or else by its name.
  public var stubbedValue: CallAnswerer<Never> {
    CallAnswerer(handle: handle, isRecorded: false, spyMember: named)
  }

  private var named: SpyMember {
    read { member in
      member.prefix = prefix
      return member
    }
  }
}

// MARK: - Answers

extension SprySpyMember {
  /// Returns the closure that a test set, or `nil` if it set none.
  ///
  /// - Throws: The error that a test set, before anything else.
  public func closure<Function>() throws -> Function? {
    let answers = read(\.answers)
    if let error = answers.error?.any as? any Error { throw error }
    return answers.closure?.value(as: Function.self)
  }

  /// Returns the value that a test set; `nil` if it set none.
  ///
  /// - Throws: An error that the call reports as misuse, if a generic member returns another type.
  public func value<Result>() throws -> Result? {
    guard let box = read(\.answers.value) else {
      // An optional that is not set is nil.
      return isOptional(Result.self) ? emptyValue(of: Result.self) : nil
    }
    if let value = box.value(as: Result.self) { return value }
    return try result(of: box.any, "ReturnValue")
  }

  /// Returns the answer of a closure as the result of the member, which is of another type in a
  /// generic member.
  ///
  /// - Throws: An error that the call reports as misuse, if the answer is of another type.
  public func result<Answer, Result>(of answer: Answer) throws -> Result? {
    try result(of: answer, "Closure")
  }

  private func result<Result>(of answer: Any, _ suffix: String) throws -> Result? {
    if let result = cast(answer, to: Result.self) { return result }
    throw CallFailure.wrongSpyValue(suffix, type: typeText(unwrapped(answer)))
  }

  /// Sets the value of a property. Writes are not recorded.
  public func setValue<Value>(_ value: Value) { set(\.answers.value, SpyBox(value)) }
}

// MARK: - Names

extension SprySpyMember {
  func read<Value>(_ body: (SpyMember) -> Value) -> Value {
    handle.state.contents.withLock { body($0.spyMember(key)) }
  }

  /// Sets a property. What it replaces is released after the lock, because that may run a user's
  /// `deinit`.
  func set<Value>(_ property: ReferenceWritableKeyPath<SpyMember, Value>, _ value: Value) {
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
  ///
  /// - Parameter convert: Makes the value of the name from the arguments.
  public func received<Value>(_ convert: (SprySpyArguments) throws -> Value) -> Value? {
    let (value, call) = read { member in
      let call = member.calls(after: member.received?.after ?? 0).last
      return (call == nil ? member.received?.value : nil, call)
    }
    if let call { return try? convert(SprySpyArguments(list: call.arguments)) }
    return value?.value(as: Value.self)
  }

  /// Sets the arguments of the last call.
  public func setReceived<Value>(_ value: Value?) {
    let after = read(\.lastCall)
    set(\.received, (value.map(SpyBox.init), after))
  }

  /// Returns the arguments of each call, in order.
  ///
  /// - Parameter convert: Makes the value of the name from the arguments. The arguments of a call
  ///   whose objects were being deallocated are left out.
  public func invocations<Value>(_ convert: (SprySpyArguments) throws -> Value) -> [Value] {
    let (set, calls) = read { member in
      (
        member.invocations?.value,
        member.calls(after: member.invocations?.after ?? 0).map(\.arguments)
      )
    }
    return (set?.value(as: [Value].self) ?? [])
      + calls.compactMap { try? convert(SprySpyArguments(list: $0)) }
  }

  /// Sets the arguments of each call.
  public func setInvocations<Value>(_ values: [Value]) {
    let after = read(\.lastCall)
    set(\.invocations, (SpyBox(values), after))
  }
}

/// The recorded arguments of a call of a spy.
@_documentation(visibility: internal)
public struct SprySpyArguments {
  let list: ArgumentList

  /// The argument at an index, as the type that it has in the name.
  public subscript<Value>(index: Int) -> Value {
    get throws {
      guard index < list.count, let value: Value = argumentValue(in: list, at: index) else {
        throw OtherType()
      }
      return value
    }
  }

  private struct OtherType: Error {}
}
