// What other fakes are asked with the name of a member.

extension SpyClosure {
  /// Begins a stub of the closure; it answers once it has an answer.
  ///
  /// - Parameters:
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///   - maker: the function of the caller; tells a test's own stubs from those of a shared set-up.
  public func stub(
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    stub(.call, file: file, line: line, maker: maker)
  }

  /// Tells whether the closure was called, and if not, what came nearest.
  ///
  /// - Parameters:
  ///   - arguments: what each argument should have been: a value to be equal to, an ``Argument``, or
  ///     an ``ArgumentCaptor``. None means any arguments.
  ///   - countSpecifier: how often; at least once by default.
  /// - Returns: whether it was, and what was called.
  public func didCall(
    with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1)
  ) -> DidCallResult {
    didCall(.call, withArguments: arguments, countSpecifier: countSpecifier)
  }

  /// The calls of the closure, in the order in which they came.
  public var calls: [RecordedCall] {
    calls(to: .call)
  }

  /// Returns the arguments of the calls, in the order in which they came.
  ///
  /// - Returns: for each call a tuple, or of one parameter the argument.
  public func inputs<each Argument>() -> [(repeat each Argument)]
  where Input == (repeat each Argument) {
    calls(to: .call, as: (repeat each Argument).self)
  }
}
