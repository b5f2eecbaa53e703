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
    return typed(as: types, at: SpryLocation(file: file, line: line)) { list in
      list.count == count ? argumentValues(in: list, as: repeat (each Argument).self) : nil
    }
  }

  /// Returns the argument of each call to a member that records one argument, oldest first.
  ///
  /// The parameters and the misuse are the same as for several arguments. With this form, the
  /// compiler sees that the result is `Equatable`: `XCTAssertEqual(pins, [3])`.
  @_documentation(visibility: internal)
  public func arguments<Argument: Equatable>(
    as type: Argument.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> [Argument] {
    typed(as: type, at: SpryLocation(file: file, line: line)) { list in
      list.count == 1 ? argumentValue(in: list, at: 0) : nil
    }
  }

  /// Returns the arguments of the calls that have the types, and reports the others.
  private func typed<Values>(
    as type: Values.Type, at location: SpryLocation, _ values: (ArgumentList) -> Values?
  ) -> [Values] {
    let calls = calls
    if calls.isEmpty { reportImpossibility() }
    return calls.compactMap { call in
      if let values = values(call.list) { return values }
      let names = call.argumentTypes.map(typeName).joined(separator: ", ")
      let found = call.argumentTypes.count == 1 ? names : "(\(names))"
      SpryScope.current.report(
        Misuse(
          .callTypes,
          "the arguments of the recorded call \(call) are of type \(found), but were read as "
            + typeName(type),
          "read them as \(found)"),
        at: location)
      return nil
    }
  }
}
