extension Spyable {
  /// Makes a query for the calls of a member.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The expected arguments. Each is a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. Without them, any arguments match.
  ///   - countSpecifier: The expected number of calls. The default is at least one.
  public func called(
    _ function: Function,
    with arguments: Any?...,
    countSpecifier: CountSpecifier? = nil
  ) -> CallQuery {
    CallQuery(FakeHandle(self), function, arguments, countSpecifier)
  }

  /// Makes a query for the calls of a static member in the current scope.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The expected arguments. Each is a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. Without them, any arguments match.
  ///   - countSpecifier: The expected number of calls. The default is at least one.
  public static func called(
    _ function: ClassFunction,
    with arguments: Any?...,
    countSpecifier: CountSpecifier? = nil
  ) -> CallQuery {
    CallQuery(FakeHandle(type: self), function, arguments, countSpecifier)
  }
}

extension Spyable {
  /// Marks the current moment, for checks of later calls.
  public func mark() -> SpryMark { SpryMark() }

  /// Marks the current moment, for checks of later calls.
  public static func mark() -> SpryMark { SpryMark() }
}

extension Spyable {
  /// A list of all calls of the fake.
  package var callListing: CallListing { CallListing(spryState.history()) }

  /// A list of all calls of the type in the current scope.
  package static var callListing: CallListing { CallListing(spryState.history()) }
}
