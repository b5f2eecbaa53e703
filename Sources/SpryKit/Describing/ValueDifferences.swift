/// The parts in which two values differ: `.items["cup"]: 2 is not 3`.
///
/// The values were compared before. Here only their parts are, by the same rule.
struct ValueDifferences {
  private var texts: [String] = []
  /// Objects that are not identical, inside a value whose own `==` decided, which may compare them
  /// in another way.
  private var objects: [String] = []
  /// Whether the rule decided about the parts, rather than the `==` of a type that has them as
  /// fields.
  private var isDecisive = true
  private var visited: Set<[ObjectIdentifier]> = []

  private var depth = 0
  /// The number of differences that are too deep to be named.
  private var deeper = 0

  /// The number of parts that are named. The rest is counted.
  private static let most = 3
  /// The number of differences after which the rest is not counted either.
  private static let mostCounted = 100

  /// Finds the parts of two values that are not equal.
  init(actual: Any, expected: Any) {
    _ = wereVisited(actual, expected)
    addParts(actual, expected, at: "")
  }

  /// The differences in one line, or `nil` if no part is known to differ.
  var summary: String? {
    var found = texts.isEmpty ? objects : texts
    if deeper > 0 { found.append("a difference is more than \(ValueWriter.deepest) levels deep") }
    guard !found.isEmpty else { return nil }
    let rest = found.count - Self.most
    let end = "and \(isFull ? "at least " : "")\(counted(rest, "more difference"))"
    return (found.prefix(Self.most) + (rest > 0 ? [end] : [])).joined(separator: "; ")
  }

  private var count: Int { texts.count + objects.count + deeper }

  /// Whether no more differences are counted.
  private var isFull: Bool { count > Self.mostCounted }

  private mutating func add(_ text: String, at path: String) {
    texts.append(path.isEmpty ? text : "\(path): \(text)")
  }

  /// Adds the parts that differ.
  ///
  /// - Returns: False if the values have no parts to compare.
  @discardableResult
  private mutating func addParts(_ actual: Any, _ expected: Any, at path: String) -> Bool {
    if actual is NilValue { return false }
    if let actual = actual as? any ElementwiseCollection,
      let expected = expected as? any ElementwiseCollection
    {
      return addElements(actual, expected, at: path)
    }
    if let bytes = actual as? any ByteSequence, let others = expected as? any ByteSequence {
      addBytes(bytes, others, at: path)
      return true
    }
    guard type(of: actual) == type(of: expected) || isTuple(actual) && isTuple(expected),
      mayBeOpened(actual, expected)
    else { return false }
    let (mirror, other) = (Mirror(reflecting: actual), Mirror(reflecting: expected))
    let wasDecisive = isDecisive
    defer { isDecisive = wasDecisive }
    isDecisive = isDecisive && mirror.displayStyle == .tuple
    if mirror.displayStyle == .enum { return addPayload(mirror, other, at: path) }
    return addFields(readableFields(of: actual), readableFields(of: expected), at: path)
  }

  /// Adds all bytes if they are few, or else the first bytes that differ.
  private mutating func addBytes(
    _ actual: any ByteSequence, _ expected: any ByteSequence, at path: String
  ) {
    actual.withBytes { bytes in
      expected.withBytes { others in
        if !shownBytes(bytes).isCut, !shownBytes(others).isCut {
          return add(DifferentValues(actual, expected).whole, at: path)
        }
        if bytes.count != others.count {
          add("\(counted(bytes.count, "byte")), not \(others.count)", at: path)
        }
        let index = firstDifference(bytes, others)
        if index < min(bytes.count, others.count) {
          let text = shownBytes(bytes, from: index).text
          let other = shownBytes(others, from: index).text
          add(
            "…\(text) is not …\(other)", at: path.isEmpty ? "byte \(index)" : "\(path)[\(index)]")
        }
      }
    }
  }

  private mutating func addFields(
    _ fields: [Mirror.Child], _ others: [Mirror.Child], at path: String
  ) -> Bool {
    guard !fields.isEmpty, fields.count == others.count else { return false }
    for (index, (field, other)) in zip(fields, others).enumerated() {
      let label = field.label ?? "\(index)"
      let fieldPath = path + (label.hasPrefix(".") ? label : ".\(label)")
      addPart(field.value, other.value, at: fieldPath)
    }
    return true
  }

  private mutating func addPayload(_ actual: Mirror, _ expected: Mirror, at path: String) -> Bool {
    guard let payload = actual.children.first, let other = expected.children.first,
      let name = payload.label, name == other.label
    else { return false }
    var labels = ["_"]
    var (value, otherValue) = (payload.value, other.value)
    let (values, otherValues) = (Mirror(reflecting: value), Mirror(reflecting: otherValue))
    if values.displayStyle == .tuple {
      labels = values.children.map { $0.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "_" }
      // A payload of one value with a label.
      if labels.count == 1, let only = values.children.first, let other = otherValues.children.first
      {
        (value, otherValue) = (only.value, other.value)
      }
    }
    let casePath = "case .\(name)(\(labels.map { "\($0):" }.joined()))"
    addPart(value, otherValue, at: path.isEmpty ? casePath : "\(path), \(casePath)")
    return true
  }

  private mutating func addElements(
    _ actual: any ElementwiseCollection, _ expected: any ElementwiseCollection, at path: String
  ) -> Bool {
    let (type, other) = (type(of: actual), type(of: expected))
    guard type.kind == other.kind else { return false }
    let elements =
      type == other && isComparedByEquality(type)
      ? actual.differing(from: expected, most: Self.mostCounted + 1)
      : (actual.comparedElements, expected.comparedElements)
    switch elements {
    case (.list(let elements), .list(let others)):
      let areAll = actual.count == expected.count
      if !areAll { add("\(counted(actual.count, "element")), not \(expected.count)", at: path) }
      for ((index, element), (_, other)) in zip(elements, others) {
        let count = texts.count
        addPart(element, other, at: path.isEmpty ? "element \(index)" : "\(path)[\(index)]")
        // After an element that is missing, all others differ.
        if isFull || !areAll && texts.count > count { break }
      }
    case (.set(let actual), .set(let expected)):
      addMembers(actual, expected, at: path)
    case (.dictionary(let actual), .dictionary(let expected)):
      addValues(actual, expected, at: path)
    default: return false
    }
    return true
  }

  private mutating func addMembers(
    _ actual: Set<AnyHashable>, _ expected: Set<AnyHashable>, at path: String
  ) {
    var (missing, extra): (Set<AnyHashable>, Set<AnyHashable>) = ([], actual)
    for pair in ArgumentEquality.pairs(expected, actual) {
      if let same = pair.actual { extra.remove(same) }
      if pair.comparison.isMatch { continue }
      if let same = pair.actual {
        addPart(same, pair.expected, at: path.isEmpty ? "an element" : "\(path), an element")
      } else {
        missing.insert(pair.expected)
      }
    }
    for (_, text) in sortedDescriptions(of: missing) { add("\(text.shown) is missing", at: path) }
    for (_, text) in sortedDescriptions(of: extra) { add("\(text.shown) is extra", at: path) }
  }

  private mutating func addValues(
    _ actual: [AnyHashable: Any], _ expected: [AnyHashable: Any], at path: String
  ) {
    for (key, text) in sortedDescriptions(of: Set(actual.keys).union(expected.keys)) {
      if isFull { break }
      let valuePath = "\(path)[\(text.shown)]"
      switch (actual[key], expected[key]) {
      case (let value?, let other?):
        // Two keys that are the same for a dictionary may differ by the rule.
        if let index = actual.index(forKey: key), let other = expected.index(forKey: key) {
          let keyPath = path.isEmpty ? "key" : "\(path), key"
          addPart(actual[index].key, expected[other].key, at: keyPath)
        }
        addPart(value, other, at: valuePath)
      case (nil, _): texts.append("\(valuePath) is missing")
      case (_, nil): texts.append("\(valuePath) is extra")
      }
    }
  }

  /// Adds the differences of two parts, if they differ.
  private mutating func addPart(_ actual: Any, _ expected: Any, at path: String) {
    let comparison = ArgumentEquality.compare(expected, actual)
    let (actual, expected) = (bareValue(actual), bareValue(expected))
    if wereVisited(actual, expected) || comparison.isMatch { return }
    // The path to a deeper part is longer than anyone reads.
    if depth == ValueWriter.deepest { return deeper += 1 }
    depth += 1
    defer { depth -= 1 }
    switch comparison {
    case .matches: break
    case .different, .otherType, .part: addDifferent(actual, expected, at: path)
    case .incomparable:
      // Parts that print alike may be equal.
      if !addParts(actual, expected, at: path), ValueText(of: actual) != ValueText(of: expected) {
        addDifferent(actual, expected, at: path)
      }
    case .notIdentical, .equalButNotIdentical:
      if type(of: actual) is AnyClass {
        let text = inequalityText(expected: expected, actual: actual, comparison)
        if isDecisive { return add(text, at: path) }
        objects.append("\(path): \(text)")
      }
      addParts(actual, expected, at: path)
    }
  }

  /// Returns whether two objects were compared before, because they are parts of themselves or of
  /// several parts. Such objects are named once.
  private mutating func wereVisited(_ actual: Any, _ expected: Any) -> Bool {
    guard type(of: actual) is AnyClass, type(of: expected) is AnyClass else { return false }
    let pair = [ObjectIdentifier(actual as AnyObject), ObjectIdentifier(expected as AnyObject)]
    return !visited.insert(pair).inserted
  }

  private mutating func addDifferent(_ actual: Any, _ expected: Any, at path: String) {
    let count = count
    addParts(actual, expected, at: path)
    if self.count == count { add(DifferentValues(actual, expected).whole, at: path) }
  }
}

/// Whether an author wrote the description of a value. It shows more than the fields do, or hides
/// what must not be in a log.
func isDescribed(_ value: Any) -> Bool {
  if value is any ElementwiseCollection || value is any ByteSequence { return false }
  return value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    || TestDescriptions.description(of: value) != nil
}

/// Whether a failure may show the parts of two values: not if an author described them. A value of
/// the system, such as a `Date`, hides nothing.
private func mayBeOpened(_ actual: Any, _ expected: Any) -> Bool {
  !isDescribed(actual)
    || isOfSystem(type(of: actual)) && ValueText(of: actual) == ValueText(of: expected)
}

func isTuple(_ value: Any) -> Bool { Mirror(reflecting: value).displayStyle == .tuple }
