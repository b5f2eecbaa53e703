// The calls of `fake.calls.…`: a sequence of their arguments.

extension SpryFakeMember: Sequence, CustomStringConvertible, MemberCalls
where Result: ~Copyable, Role == SpryCallRole {
  /// The iterator over the arguments of the calls.
  @_documentation(visibility: internal)
  public typealias Iterator = IndexingIterator<[Arguments]>

  /// The query for the calls.
  @_documentation(visibility: internal)
  public var query: CallQuery {
    get { callQuery }
    set { callQuery = newValue }
  }

  /// Returns the arguments of each call. For a generic member, the result omits calls with other
  /// types.
  @_documentation(visibility: internal)
  public func elements(of calls: [RecordedCall]) -> [Arguments] {
    calls.compactMap { decode($0.list) }
  }
}

extension SpryFakeMember where Effects: SpryPropertyEffects {
  /// Returns the reads of the property or subscript.
  ///
  /// `fake.calls.name` without `get()` has the same meaning. For the writes, use
  /// `fake.calls.name.set(.any)`.
  public func get() -> Self { self }
}

extension SpryFakeMember where Effects: SpryWritablePropertyEffects, Arguments == Void {
  /// Returns the property's writes whose new value the given matcher matches.
  ///
  /// - Parameter value: The expected new value.
  ///
  /// ```swift
  /// expectHaveReceived(mailer.calls.sender.set("ann@example.com"))
  /// ```
  public func set(_ value: ArgumentOf<Result>) -> SpryFakeMember<
    Role, Result, Void, SprySyncEffects
  > {
    writes(value) { argumentValue(in: $0, at: 0) }
  }

  /// Returns the property's writes whose new value is equal to the given value.
  @_disfavoredOverload
  public func set(_ value: Result) -> SpryFakeMember<Role, Result, Void, SprySyncEffects> {
    set(.equal(value))
  }
}

extension SpryFakeMember where Effects: SpryWritableSubscriptEffects {
  /// Returns the subscript's writes whose new value the given matcher matches. The arguments of a
  /// write are the index and the new value.
  ///
  /// - Parameter value: The expected new value.
  ///
  /// ```swift
  /// expectHaveReceived(cache.calls["key"].set("value"))
  /// for (key, value) in cache.calls[.any].set(.any) { … }
  /// ```
  public func set(_ value: ArgumentOf<Result>) -> SpryFakeMember<
    Role, (index: Arguments, value: Result), Void, SprySyncEffects
  > {
    let (decode, count) = (decode, expected.parameters.count)
    return writes(value) { list in
      guard let index = decode(list), let value: Result = argumentValue(in: list, at: count) else {
        return nil
      }
      return (index, value)
    }
  }

  /// Returns the subscript's writes whose new value is equal to the given value.
  @_disfavoredOverload
  public func set(_ value: Result) -> SpryFakeMember<
    Role, (index: Arguments, value: Result), Void, SprySyncEffects
  > {
    set(.equal(value))
  }
}

extension SpryFakeMember {
  private func writes<Written>(
    _ value: ArgumentOf<Result>, _ decode: @escaping (ArgumentList) -> Written?
  ) -> SpryFakeMember<Role, Written, Void, SprySyncEffects> {
    let (handle, setter) = (expected.handle, expected.member + MemberName.setterSuffix)
    if Role.self != SpryCallRole.self { expected.removeStub() }
    var member = SpryFakeMember<Role, Written, Void, SprySyncEffects>(
      handle, expected.sharesName ? expected.member : setter + "(_:)",
      key: expected.sharesName ? expected.key : handle.key(of: setter, setter),
      expected.parameters + [value.matcher], decode)
    if expected.sharesName { member.expected.shareName() }
    member.callQuery.expectedCount = callQuery.expectedCount
    member.callQuery.mark = callQuery.mark
    return member
  }
}
