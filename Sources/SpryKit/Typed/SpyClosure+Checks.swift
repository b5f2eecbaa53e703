// The stubs and checks of other fakes, without the name of a member.

extension SpyClosure {
  /// Begins a stub of the closure. It takes effect with its first answer.
  ///
  /// - Parameters:
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - maker: the caller's function, which tells a test's own stubs from those of a shared set-up.
  public func stub(
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    stub(.call, file: file, line: line, maker: maker)
  }

  /// Checks whether the closure was called.
  ///
  /// - Parameters:
  ///   - arguments: the expected arguments: for each a value to be equal to, an ``Argument``, or an
  ///     ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: the expected number of calls; by default at least one.
  ///   - mark: a mark after which calls count; by default all calls count.
  /// - Returns: the result of the check, with the failure if there is one.
  public func didCall(
    with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    since mark: SpryMark = .start
  ) -> DidCallResult {
    didCall(.call, withArguments: arguments, countSpecifier: countSpecifier, since: mark)
  }

  /// Makes a query for the calls of the closure.
  ///
  /// - Parameters:
  ///   - arguments: The expected arguments. Without them, any arguments match.
  ///   - countSpecifier: The expected number of calls. The default is at least one.
  public func called(
    with arguments: Any?...,
    countSpecifier: CountSpecifier? = nil
  ) -> CallQuery {
    CallQuery(handle, Function.call, arguments, countSpecifier)
  }

  /// The calls of the closure, oldest first.
  public var calls: [RecordedCall] {
    recordedCalls(of: .call)
  }

  /// Returns the arguments of the calls, oldest first.
  ///
  /// - Returns: a tuple for each call, or the argument itself if there is one parameter.
  public func inputs<each Argument>() -> [(repeat each Argument)]
  where Input == (repeat each Argument) {
    recordedCalls(of: .call, as: (repeat each Argument).self)
  }
}
