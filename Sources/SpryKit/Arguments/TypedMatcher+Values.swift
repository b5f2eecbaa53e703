// Matchers of numbers and of other values that can be compared.

extension TypedMatcher where Matched: Comparable {
  /// Matches a value greater than the given value.
  public static func greaterThan(_ value: Matched) -> Self { Self(argument: .greaterThan(value)) }

  /// Matches a value greater than or equal to the given value.
  public static func atLeast(_ value: Matched) -> Self { Self(argument: .atLeast(value)) }

  /// Matches a value less than the given value.
  public static func lessThan(_ value: Matched) -> Self { Self(argument: .lessThan(value)) }

  /// Matches a value less than or equal to the given value.
  public static func atMost(_ value: Matched) -> Self { Self(argument: .atMost(value)) }

  /// Matches a value in a range: `.in(1...5)`, `.in(..<0)`.
  public static func `in`(_ range: some RangeExpression<Matched>) -> Self {
    Self(argument: .in(range))
  }
}

extension TypedMatcher where Matched: FloatingPoint {
  /// Matches a number within a tolerance of the given number: `.close(to: 0.3, within: 0.001)`.
  public static func close(to value: Matched, within tolerance: Matched) -> Self {
    let words = "within \(tolerance) of \(value)"
    let isPossible = tolerance >= 0 && !value.isNaN
    return Self(
      PredicateMatcher(words, impossibility: isPossible ? nil : "no number is \(words)") {
        // The difference of two infinite numbers is none.
        isPossible && ($0 == value || abs($0 - value) <= tolerance)
      })
  }
}

extension TypedMatcher where Matched: StringProtocol {
  /// Matches a string with the given prefix.
  public static func prefix(_ text: String) -> Self {
    match("a string that begins with \(describe(text))") { $0.hasPrefix(text) }
  }

  /// Matches a string with the given suffix.
  public static func suffix(_ text: String) -> Self {
    match("a string that ends with \(describe(text))") { $0.hasSuffix(text) }
  }

  /// Matches a string that contains the given string.
  public static func contains(_ text: String) -> Self {
    match("a string that contains \(describe(text))") { $0.includes(text) }
  }

  /// Matches a string that contains a match for the given regular expression.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func matching(_ regex: Regex<some Any>) -> Self {
    match("a string that matches the regular expression") { text in
      (try? regex.firstMatch(in: String(text))) != nil
    }
  }

  /// Matches a string that is equal to the given string if case is ignored.
  public static func ignoringCase(_ text: String) -> Self {
    match("\(describe(text)) ignoring case") { $0.lowercased() == text.lowercased() }
  }
}

extension TypedMatcher {
  /// Makes a matcher of a part of an argument; see ``PartsMatcher``.
  ///
  /// - Parameter part: Returns the part of an argument, or `nil` if it does not have it.
  fileprivate static func part<Part>(
    _ words: String, _ label: String, _ matcher: ArgumentMatcher,
    explain: ((Matched) -> String)? = nil, _ part: @escaping (Matched) -> Part?
  ) -> Self {
    Self(
      PartsMatcher(words, [matcher], explain: explain) { value in
        part(value).map {
          [ArgumentPart(label: label, value: recordedValue($0), matcher: matcher)]
        }
      })
  }
}

// MARK: - Collections

extension TypedMatcher where Matched: Collection {
  /// Matches a collection without elements.
  public static var empty: Self { match("an empty collection") { $0.isEmpty } }

  /// Matches a collection with the given number of elements.
  public static func count(_ count: Int) -> Self {
    let words = "a collection of \(counted(count, "element"))"
    return Self(
      PredicateMatcher(
        words, explain: { countMismatch($0, count) },
        impossibility: count < 0 ? "no collection has \(count) elements" : nil
      ) { $0.count == count })
  }

  /// Matches a collection whose count the given matcher matches: `.count(.atLeast(2))`.
  public static func count(_ expected: ArgumentOf<Int>) -> Self {
    part("a collection whose count is \(expected)", ".count", expected.matcher) { $0.count }
  }

  /// Matches a collection that contains an element that the given matcher matches.
  public static func contains(_ expected: ArgumentOf<Matched.Element>) -> Self {
    Self(
      PredicateMatcher(
        "a collection that contains \(expected)",
        impossibility: expected.matcher.impossibility
      ) { (elements: Matched) in elements.contains(where: expected.matches) })
  }

  /// Matches a collection if the given matcher matches every element.
  public static func each(_ expected: ArgumentOf<Matched.Element>) -> Self {
    Self(
      PartsMatcher(
        "a collection in which each element is \(expected)", [expected.matcher], areRequired: false
      ) { (elements: Matched) in elementParts(elements, elements.map { _ in expected }) })
  }

  /// Matches a collection if every element is equal to the given value.
  @_disfavoredOverload
  public static func each(_ element: Matched.Element) -> Self { each(.equal(element)) }

  /// Matches a collection if the given matchers, one for each element, match the elements in order.
  public static func elements(_ expected: ArgumentOf<Matched.Element>...) -> Self {
    elements(matching: expected)
  }

  /// Matches a collection if the given array of matchers matches the elements in order.
  @_documentation(visibility: internal)
  public static func elements(matching expected: [ArgumentOf<Matched.Element>]) -> Self {
    let words = expected.map(\.description).joined(separator: ", ")
    return Self(
      PartsMatcher(
        "[\(words)]", expected.map(\.matcher),
        explain: { countMismatch($0, expected.count) }
      ) { $0.count == expected.count ? elementParts($0, expected) : nil })
  }

  /// Matches a collection whose elements are equal to the given values, in order.
  @_disfavoredOverload
  public static func elements(_ expected: Matched.Element...) -> Self {
    elements(matching: expected.map { .equal($0) })
  }

  private static func elementParts(
    _ collection: Matched, _ expected: [ArgumentOf<Matched.Element>]
  ) -> [ArgumentPart] {
    zip(collection, expected).enumerated().map { index, pair in
      ArgumentPart(
        label: "element \(index)", value: recordedValue(pair.0), matcher: pair.1.matcher)
    }
  }

  private static func countMismatch(_ collection: Matched, _ count: Int) -> String {
    "\(counted(collection.count, "element")), not \(count)"
  }
}

extension TypedMatcher where Matched: Collection, Matched.Element: Equatable {
  /// Matches a collection that contains the given element.
  @_disfavoredOverload
  public static func contains(_ element: Matched.Element) -> Self {
    contains(.equal(element))
  }
}

extension TypedMatcher where Matched: MatchableDictionary {
  /// Matches a dictionary if the given matcher matches the value for the key.
  public static func value(for key: Matched.Key, _ expected: ArgumentOf<Matched.Value>) -> Self {
    let name = describe(key)
    return part(
      "a dictionary whose value for \(name) is \(expected)", "[\(name)]", expected.matcher,
      explain: { _ in "[\(name)] is missing" }
    ) { $0[key] }
  }

  /// Matches a dictionary whose value for the key is equal to the given value.
  @_disfavoredOverload
  public static func value(for key: Matched.Key, _ expected: Matched.Value) -> Self {
    value(for: key, .equal(expected))
  }
}

// MARK: - Optionals and results

extension TypedMatcher where Matched: MatchableOptional {
  /// Matches `nil`.
  public static func `nil`() -> Self { Self(argument: .nil) }

  /// Matches every value except `nil`.
  public static func some() -> Self { Self(argument: .nonNil) }

  /// Matches an optional whose value the given matcher matches: `.some(.greaterThan(3))`.
  public static func some(_ expected: ArgumentOf<Matched.Wrapped>) -> Self {
    guard isOptional(Matched.Wrapped.self) else { return Self(expected.matcher) }
    return part(".some(\(expected))", ".some", expected.matcher) { wrappedValue(of: $0) }
  }
}

extension TypedMatcher where Matched: MatchableResult {
  /// Matches a successful `Result` whose value the given matcher matches.
  public static func success(_ expected: ArgumentOf<Matched.Success> = .any) -> Self {
    part("a success whose value is \(expected)", ".success", expected.matcher) { result in
      try? (result as? Result<Matched.Success, Matched.Failure>)?.get()
    }
  }

  /// Matches a failed `Result` whose error the given matcher matches.
  public static func failure(_ expected: ArgumentOf<Matched.Failure> = .any) -> Self {
    part("a failure whose error is \(expected)", ".failure", expected.matcher) { result in
      let result = result as? Result<Matched.Success, Matched.Failure>
      return if case .failure(let error) = result { error } else { nil }
    }
  }
}
