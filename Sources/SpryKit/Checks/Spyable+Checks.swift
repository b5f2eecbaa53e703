// Checks of a hand-written fake, by the names of its members.

extension Spyable where Function: StringRepresentable {
  /// Verifies the calls to a member without reporting a failure.
  ///
  /// - Returns: The result, which contains a failure text if the calls were not as expected.
  ///
  /// The function and the arguments are the same as for `called(_:with:)`. By default, at least one
  /// call is expected. Use this function to build your own assertions. For a typed member, write
  /// `service.calls.load(id: "42").didCall(.once)`.
  public func didCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    CallQuery(SpryFakeHandle(self), function, arguments).didCall(countSpecifier)
  }

  /// Verifies the calls to a member without reporting a failure. Takes a variadic list of expected
  /// arguments.
  ///
  /// The result is the same as for ``didCall(_:withArguments:countSpecifier:)-swift.method``.
  public func didCall(
    _ function: Function, with first: Any?, _ others: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: [first] + others, countSpecifier: countSpecifier)
  }

  /// Returns a query for the calls to a member.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The expected arguments. Each is a value, an ``Argument``, or an
  ///     ``ArgumentCaptor``. By default, any arguments match.
  public func called(_ function: Function, with arguments: Any?...) -> CallQuery {
    CallQuery(SpryFakeHandle(self), function, arguments)
  }
}

extension Spyable where ClassFunction: StringRepresentable {
  /// Verifies the calls to a static member in the current scope without reporting a failure.
  ///
  /// The parameters and the result are the same as for an instance member.
  public static func didCall(
    _ function: ClassFunction,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    CallQuery(SpryFakeHandle(type: self), function, arguments).didCall(countSpecifier)
  }

  /// Verifies the calls to a static member without reporting a failure. Takes a variadic list of
  /// expected arguments.
  ///
  /// The parameters and the result are the same as for an instance member.
  public static func didCall(
    _ function: ClassFunction, with first: Any?, _ others: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(function, withArguments: [first] + others, countSpecifier: countSpecifier)
  }

  /// Returns a query for the calls to a static member in the current scope.
  ///
  /// The parameters are the same as for an instance member.
  public static func called(_ function: ClassFunction, with arguments: Any?...) -> CallQuery {
    CallQuery(SpryFakeHandle(type: self), function, arguments)
  }
}
