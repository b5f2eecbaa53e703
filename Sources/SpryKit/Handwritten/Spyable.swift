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

extension Spyable {
  /// Records a call of the enclosing member.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the member that contains the call.
  ///   - parameters: The names of the parameters that have no label, separated by spaces, for failures:
  ///     `"user"` for `save(_ user: User, version: Int)`. By default, failures number such arguments.
  ///   - arguments: The arguments that the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///
  /// In a property's setter, the argument is `newValue`.
  public func recordCall<each Argument>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    FakeHandle(self)
      .record(
        list(repeat each arguments), at: CallSite(function, parameters: parameters, file, line)
      )
      .finishUnanswered()
  }

  /// Checks whether a member was called.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: the expected number of calls; by default at least one.
  ///   - mark: a mark after which calls count; by default all calls count.
  /// - Returns: the result of the check, with the failure if there is one.
  public func didCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark = .start
  ) -> DidCallResult {
    CallQuery(FakeHandle(self), function, arguments, countSpecifier, since: mark).check()
  }

  /// Checks whether a member was called with these arguments.
  public func didCall(
    _ function: Function,
    with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark = .start
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  }

  /// Returns the calls of a member, oldest first.
  public func recordedCalls(
    of function: Function,
    since mark: SpryMark = .start
  ) -> [RecordedCall] {
    spryState.history(since: mark).recordedCalls(of: function.key)
  }

  /// Returns the arguments of the calls of a member, oldest first.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - types: the types of the arguments: `(Int, String).self`, or `Int.self` for one argument.
  ///   - mark: a mark after which calls are returned; by default all calls are.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///
  /// A call whose arguments are not of these types is misuse. If that is reported, the call is left out.
  public func recordedCalls<each Argument>(
    of function: Function,
    as types: (repeat each Argument).Type,
    since mark: SpryMark = .start,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> [(repeat each Argument)] {
    typedCalls(
      recordedCalls(of: function, since: mark), as: types, SpryLocation(file: file, line: line))
  }

  /// The calls of all members, oldest first.
  public var recordedCalls: [RecordedCall] {
    spryState.history().recordedCalls
  }

  /// Removes the recorded calls, and releases what they hold.
  public func resetCalls() {
    spryState.resetCalls()
  }
}

extension Spyable {
  /// Records a call of the enclosing static member.
  ///
  /// - Parameters:
  ///   - function: The member. The default is the member that contains the call.
  ///   - parameters: The names of the parameters that have no label, separated by spaces, for failures:
  ///     `"user"` for `save(_ user: User, version: Int)`. By default, failures number such arguments.
  ///   - arguments: The arguments that the member received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public static func recordCall<each Argument>(
    _ function: StaticString = #function,
    parameters: StaticString = "",
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    FakeHandle(type: self)
      .record(
        list(repeat each arguments), at: CallSite(function, parameters: parameters, file, line)
      )
      .finishUnanswered()
  }

  /// Checks whether a static member was called in the current scope.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: the expected number of calls; by default at least one.
  ///   - mark: a mark after which calls count; by default all calls count.
  /// - Returns: the result of the check, with the failure if there is one.
  public static func didCall(
    _ function: ClassFunction,
    withArguments arguments: [Any?] = [],
    countSpecifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark = .start
  ) -> DidCallResult {
    CallQuery(FakeHandle(type: self), function, arguments, countSpecifier, since: mark).check()
  }

  /// Checks whether a static member was called with these arguments in the current scope.
  public static func didCall(
    _ function: ClassFunction,
    with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark = .start
  ) -> DidCallResult {
    didCall(function, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  }

  /// Returns the calls of a static member in the current scope, oldest first.
  public static func recordedCalls(
    of function: ClassFunction,
    since mark: SpryMark = .start
  ) -> [RecordedCall] {
    spryState.history(since: mark).recordedCalls(of: function.key)
  }

  /// Returns the arguments of the calls of a static member in the current scope, oldest first.
  ///
  /// - Parameters:
  ///   - function: the member.
  ///   - types: the types of the arguments: `(Int, String).self`, or `Int.self` for one argument.
  ///   - mark: a mark after which calls are returned; by default all calls are.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public static func recordedCalls<each Argument>(
    of function: ClassFunction,
    as types: (repeat each Argument).Type,
    since mark: SpryMark = .start,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> [(repeat each Argument)] {
    typedCalls(
      recordedCalls(of: function, since: mark), as: types, SpryLocation(file: file, line: line))
  }

  /// The calls of all static members in the current scope, oldest first.
  public static var recordedCalls: [RecordedCall] {
    spryState.history().recordedCalls
  }

  /// Removes the calls recorded on the type in the current scope.
  public static func resetCalls() {
    spryState.resetCalls()
  }
}

extension CallHistory {
  fileprivate func recordedCalls(of key: String) -> [RecordedCall] {
    guard let member = self.member(key: key) else { return [] }
    return member.recordedCalls(in: self)
  }
}

private struct OtherType: Error {}

private func typedCalls<each Argument>(
  _ calls: [RecordedCall],
  as types: (repeat each Argument).Type,
  _ location: SpryLocation
) -> [(repeat each Argument)] {
  func cast<Value>(_ arguments: inout ArraySlice<Any?>, to _: Value.Type) throws -> Value {
    // In two steps, because one cast would turn a missing argument into nil.
    guard let argument = arguments.popFirst(), let value = argument as? Value else {
      throw OtherType()
    }
    return value
  }
  return calls.compactMap { call in
    var arguments = call.arguments[...]
    if let typed = try? (repeat cast(&arguments, to: (each Argument).self)), arguments.isEmpty {
      return typed
    }
    let found = call.argumentTypes.map(typeName).joined(separator: ", ")
    SpryScope.current.report(
      .callTypes(
        call: call.description,
        types: call.argumentTypes.count == 1 ? found : "(\(found))",
        requested: typeName(types)
      ),
      at: location
    )
    return nil
  }
}
