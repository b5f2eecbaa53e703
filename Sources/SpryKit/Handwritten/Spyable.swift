/// A fake that records the calls it receives.
///
/// Call `recordCall` in its members, and check the calls with `didCall` in the test. Conform to
/// ``Spryable`` to stub as well.
///
/// ```swift
/// final class FakeLogger: Logger, Spyable {
///   enum Function: String, StringRepresentable {
///     case log = "log(_:level:)"
///   }
///
///   func log(_ text: String, level: Int) {
///     recordCall(arguments: text, level)
///   }
/// }
/// ```
public protocol Spyable: SpryFake {}

extension Spyable where Function: StringRepresentable {
  /// Records a call of the enclosing member.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the member that contains the call.
  ///   - parameters: The names of the parameters that have no label, separated by spaces, for
  ///     failures: `"user"` for `save(_ user: User, version: Int)`. By default, failures number
  ///     such arguments.
  ///   - arguments: The arguments that the member received, in order.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///
  /// In a property's setter, the argument is `newValue`.
  public func recordCall<each Argument>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    SpryFakeHandle(self).recordOnly(
      list(repeat each arguments), at: CallSite(function, parameters: parameters, file, line))
  }

  /// Checks whether a member was called.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The expected arguments. Each is a value, an ``Argument``, or an
  ///     ``ArgumentCaptor``. Without them, any arguments match.
  ///   - countSpecifier: The expected number of calls. The default is at least one.
  /// - Returns: The result of the check, with the failure if there is one.
  public func didCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    CallQuery(SpryFakeHandle(self), function, arguments).didCall(countSpecifier)
  }

}

extension Spyable {
  /// The calls of all members, oldest first.
  public var recordedCalls: [RecordedCall] {
    spryState.history().recordedCalls
  }

  /// Removes the recorded calls, and releases what they hold.
  public func resetCalls() {
    spryState.resetCalls()
  }
}

extension Spyable where ClassFunction: StringRepresentable {
  /// Records a call of the enclosing static member.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the member that contains the call.
  ///   - parameters: The names of the parameters that have no label, separated by spaces, for
  ///     failures: `"user"` for `save(_ user: User, version: Int)`. By default, failures number
  ///     such arguments.
  ///   - arguments: The arguments that the member received, in order.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  public static func recordCall<each Argument>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    SpryFakeHandle(type: self).recordOnly(
      list(repeat each arguments), at: CallSite(function, parameters: parameters, file, line))
  }

  /// Checks whether a static member was called in the current scope.
  ///
  /// - Parameters:
  ///   - function: The member.
  ///   - arguments: The expected arguments. Each is a value, an ``Argument``, or an
  ///     ``ArgumentCaptor``. Without them, any arguments match.
  ///   - countSpecifier: The expected number of calls. The default is at least one.
  /// - Returns: The result of the check, with the failure if there is one.
  public static func didCall(
    _ function: ClassFunction,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    CallQuery(SpryFakeHandle(type: self), function, arguments).didCall(countSpecifier)
  }

}

extension Spyable {
  /// The calls of all static members in the current scope, oldest first.
  public static var recordedCalls: [RecordedCall] {
    spryState.history().recordedCalls
  }

  /// Removes the calls recorded on the type in the current scope.
  public static func resetCalls() {
    spryState.resetCalls()
  }
}

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
