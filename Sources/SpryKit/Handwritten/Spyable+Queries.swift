extension Spyable where Function: StringRepresentable {
  /// Makes a query for the calls of a member.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The expected arguments. Each is a value, an ``Argument``, or an
  ///     ``ArgumentCaptor``. Without them, any arguments match.
  public func called(
    _ function: Function,
    with arguments: Any?...
  ) -> CallQuery {
    CallQuery(SpryFakeHandle(self), function, arguments)
  }
}

extension Spyable where ClassFunction: StringRepresentable {
  /// Makes a query for the calls of a static member in the current scope.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The expected arguments. Each is a value, an ``Argument``, or an
  ///     ``ArgumentCaptor``. Without them, any arguments match.
  public static func called(
    _ function: ClassFunction,
    with arguments: Any?...
  ) -> CallQuery {
    CallQuery(SpryFakeHandle(type: self), function, arguments)
  }
}

extension Spyable {
  /// A list of all calls of the fake.
  package var callListing: CallListing { CallListing(spryState.history()) }

  /// A list of all calls of the type in the current scope.
  package static var callListing: CallListing { CallListing(spryState.history()) }
}
