/// A sequence of the calls to one member, for a test to verify, await, or read.
///
/// `service.calls.load(id: "42")` is a ``SpryFakeMember``, whose elements are the calls' arguments.
/// In a hand-written fake, `service.called(.load, with: "42")` is a ``CallQuery``, whose elements
/// are ``RecordedCall``s. The two types are otherwise used in the same way.
public protocol MemberCalls<Element>: Sequence, CustomStringConvertible
where Iterator == IndexingIterator<[Element]> {
  /// The query for the calls.
  var query: CallQuery { get set }

  /// Returns the elements that a test reads, one for each call.
  func elements(of calls: [RecordedCall]) -> [Element]
}

extension MemberCalls {
  /// A description of the calls, `[load(id: "1"), load(id: "2")]`, which Swift Testing's `#expect`
  /// prints.
  @_documentation(visibility: internal)
  public var description: String { "\(query.calls)" }

  /// Sets the expected number of calls. In `expectInOrder`, the number applies to the calls of one
  /// line.
  ///
  /// ```swift
  /// expectInOrder {
  ///   service.calls.poll().times(.exactly(3))
  ///   service.calls.load(id: "42")
  /// }
  /// ```
  public func times(_ count: CountSpecifier) -> Self {
    var calls = self
    calls.query.expect(count)
    return calls
  }

  /// Returns only the calls that were made after a mark.
  ///
  /// ```swift
  /// let afterSetup = SpryMark()
  /// app.refresh()
  /// expectHaveReceived(mailer.calls.send(.any, to: .any).since(afterSetup), .once)
  /// ```
  public func since(_ mark: SpryMark) -> Self {
    var calls = self
    // Of two marks, the later one counts.
    if mark.number > query.mark.number { calls.query.mark = mark }
    return calls
  }

  /// Verifies the calls to the member without reporting a failure.
  ///
  /// - Parameter count: The expected number of calls. The default is the number from ``times(_:)``,
  ///   or at least one.
  /// - Returns: The result, which contains a failure text if the calls were not as expected.
  ///
  /// To expect no calls, pass ``CountSpecifier/never``. It is misuse if no call could match, for
  /// example because an expected value can't be compared.
  public func didCall(_ count: CountSpecifier? = nil) -> DidCallResult {
    let result = query.check(count)
    query.reportImpossibility(of: result)
    return result
  }
}

extension MemberCalls {
  /// Returns an iterator over the calls so far, oldest first.
  @_documentation(visibility: internal)
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  /// The number of calls so far.
  ///
  /// Reading this property is misuse if no call can match, for example because an expected value
  /// can't be compared.
  public var count: Int { elements.count }

  /// Whether there have been no calls so far. Reading this property is misuse if no call can match.
  public var isEmpty: Bool { elements.isEmpty }

  /// The first call, or `nil` if there is none. Reading this property is misuse if no call can
  /// match.
  public var first: Element? { elements.first }

  /// The last call so far, or `nil` if there is none. Reading this property is misuse if no call
  /// can match.
  public var last: Element? { elements.last }

  /// The call at an index.
  ///
  /// - Parameters:
  ///   - index: The zero-based index.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///
  /// An index out of range is misuse. The test fails, and the result is a default value, or the
  /// last call if the type has no default value. Outside a test, or if there is nothing to return,
  /// the process stops.
  public subscript(
    index: Int, file file: StaticString = #filePath, line line: UInt = #line
  ) -> Element {
    let elements = elements
    // The index is in range.
    if elements.indices.contains(index) { return elements[index] }
    let query = query
    return SpryScope.current.report(
      Misuse(
        .callIndex,
        "index \(index) is out of range: \(query.history.name.headline(query.member)) received "
          + "\(counted(elements.count, "call"))\(query.conditions)",
        "check 'count' first, or use 'last'"),
      at: SpryLocation(file: file, line: line), orReturn: elements.last)
  }

  /// A query that no call can match is misuse, because reading its calls shows nothing.
  private var elements: [Element] {
    let calls = query.calls
    if calls.isEmpty { query.reportImpossibility() }
    query.reportIdleCheck()
    return elements(of: calls)
  }
}
