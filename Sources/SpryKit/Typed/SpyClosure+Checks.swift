// The stubs of other fakes, without the name of a member, and the arguments of the calls.

extension SpyClosure {
  /// Begins a stub of the closure. It takes effect with its first answer.
  ///
  /// - Parameters:
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///   - maker: The caller's function, which distinguishes a test's own stubs from stubs of a
  ///     shared set-up.
  public func stub(
    file: StaticString = #filePath,
    line: UInt = #line,
    maker: StaticString = #function
  ) -> Stub {
    stub(.call, file: file, line: line, maker: maker)
  }

  /// Returns the arguments of the calls, oldest first.
  ///
  /// - Returns: A tuple for each call, or the argument itself if there is one parameter.
  public func inputs<each Argument>() -> [(repeat each Argument)]
  where Input == (repeat each Argument) {
    called(.call).arguments(as: (repeat each Argument).self)
  }
}
