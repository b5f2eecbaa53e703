extension ArgumentCaptor {
  /// The captured argument at a zero-based index, in the order of the calls.
  ///
  /// ```swift
  /// #expect(captor[0].name == "Ann")
  /// ```
  ///
  /// An index out of range is misuse, as it is for ``getValue(at:as:file:line:)``.
  public subscript(
    index: Int, file file: StaticString = #filePath, line line: UInt = #line
  ) -> Value {
    getValue(at: index, file: file, line: line)
  }

  /// Returns a captured argument.
  ///
  /// - Parameters:
  ///   - index: The argument's zero-based index, in the order of the calls. The default is 0.
  ///   - type: The argument's type. By default, the type is inferred from the context.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Returns: The argument.
  ///
  /// It is misuse if the index is out of range, or if the argument has a different type. If the
  /// scope reports misuse, the test fails. The result is then a default value or, if the type has
  /// none, the last captured argument of that type. Otherwise, the process stops.
  public func getValue<Requested>(
    at index: Int = 0,
    as type: Requested.Type = Requested.self,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Requested {
    let all = captured
    let misuse: Misuse
    if all.indices.contains(index) {
      if let value = cast(all[index], to: type) { return value }
      let (value, actual) = (
        describe(all[index]), all[index].map(typeName(of:)) ?? typeName(Requested?.self)
      )
      misuse = Misuse(
        .captorType,
        "the argument at index \(index) of the captor is "
          + (value == "nil" ? value : "\(value), \(article(actual))")
          + ", but was read as \(article(typeName(type)))",
        "read it as \(article(actual))")
    } else {
      let count = all.isEmpty ? "no arguments" : counted(all.count, "argument")
      misuse = Misuse(
        .captorIndex, "index \(index) is out of range: the captor has \(count)",
        "a captor has an argument for each call that its stub answered or its assertion matched; "
          + "check 'count' first")
    }
    return SpryScope.current.report(
      misuse, at: SpryLocation(file: file, line: line), orReturn: values(of: type).last)
  }
}
