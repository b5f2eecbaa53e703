extension CallQuery {
  /// Returns the arguments of the calls, oldest first.
  ///
  /// - Parameters:
  ///   - types: The types of the arguments: `(Int, String).self`, or `Int.self` for one argument.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///
  /// A call whose arguments are not of these types is misuse. If that is reported, the call is left
  /// out.
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
      let found = call.argumentTypes.map(typeName).joined(separator: ", ")
      SpryScope.current.report(
        .callTypes(
          call: call.description,
          types: call.argumentTypes.count == 1 ? found : "(\(found))",
          requested: typeName(types)
        ),
        at: SpryLocation(file: file, line: line)
      )
      return nil
    }
  }
}
