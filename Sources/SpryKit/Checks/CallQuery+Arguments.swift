extension CallQuery {
  /// Returns the arguments of the calls, oldest first.
  ///
  /// - Parameters:
  ///   - types: The types of the arguments: `(Int, String).self`, or `Int.self` for one argument.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///
  /// It is misuse if a call's arguments are not of these types. The result omits such a call.
  ///
  /// ```swift
  /// #expect(vault.called(.unlock).arguments(as: Int.self) == [3])
  /// ```
  public func arguments<each Argument>(
    as types: (repeat each Argument).Type,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> [(repeat each Argument)] {
    var count = 0
    for _ in repeat (each Argument).self { count += 1 }
    return calls.compactMap { call in
      if call.list.count == count,
        let typed = argumentValues(in: call.list, as: repeat (each Argument).self)
      {
        return typed
      }
      let names = call.argumentTypes.map(typeName).joined(separator: ", ")
      let found = call.argumentTypes.count == 1 ? names : "(\(names))"
      SpryScope.current.report(
        Misuse(
          .callTypes,
          "the arguments of the recorded call \(call) are of type \(found), but were read as "
            + typeName(types),
          "read them as \(found)"),
        at: SpryLocation(file: file, line: line))
      return nil
    }
  }
}
