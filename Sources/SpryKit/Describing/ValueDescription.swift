// Swift's own descriptions do not sort dictionaries and sets, and include the modules of types.

/// Writes the description of a value, up to a length and a depth, because a failure shows no more.
struct ValueWriter {
  /// The length from which on a text is left out, in bytes.
  static let longest = 500
  /// The number of elements of a collection after which a text is certainly that long.
  static let most = longest / 3
  /// The number of elements of a larger collection that are described, which are more than a failure
  /// shows.
  private static let mostOfLarge = longestDescription / 3 + 1
  /// The number of values inside one another after which a text is left out.
  static let deepest = 20

  private(set) var text = ""
  /// The text with all that is left out, if it is not made of the texts of parts.
  private(set) var whole: String?
  /// Whether something is left out because of the length.
  private(set) var isLong = false
  /// Whether something is left out because of the depth.
  private(set) var isDeep = false
  private var depth = 0

  /// Writes a value.
  mutating func write(_ value: Any?) {
    if isLong { return }
    let value = bareValue(value)
    if let text = wholeText(of: value, isFirst: depth == 0) {
      if depth == 0 { whole = text }
      return write(text)
    }
    if let collection = value as? any ElementwiseCollection {
      let isLarge = collection.count > Self.most
      write(collection.comparedElements(first: isLarge ? Self.mostOfLarge : Self.most))
      isLong = isLong || isLarge
      return
    }
    let type = type(of: value)
    // The default description of an object is its module and name.
    if type is AnyClass { return write("a \(typeName(type))") }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      write(typeName(type))
      write(mirror)
    case .tuple: write(mirror)
    case .enum:
      guard let payload = mirror.children.first else { return write(String(describing: value)) }
      write(payload.label ?? "")
      let values = Mirror(reflecting: payload.value)
      write(
        values.displayStyle == .tuple ? values : Mirror(value, unlabeledChildren: [payload.value]))
    default:
      let text = String(describing: value)
      // The default description of `() -> ()`.
      write(text == "(Function)" ? "a function of type \(typeName(type))" : text)
    }
  }

  private mutating func write(_ elements: CollectionElements) {
    switch elements {
    case .list(let elements):
      write("[", elements, "]") { $0.write($1.element) }
    case .set(let elements):
      write("[", sortedDescriptions(of: elements), "]") { $0.write($1.description.text) }
    case .dictionary(let values) where values.isEmpty:
      write("[:]")
    case .dictionary(let values):
      write("[", sortedDescriptions(of: values.keys), "]") {
        $0.write("\($1.description.text): ")
        $0.write(values[$1.element])
      }
    }
  }

  /// Writes the fields of a value.
  private mutating func write(_ mirror: Mirror) {
    write("(", mirror.children, ")") {
      // The labels of a tuple without labels are `.0` and `.1`.
      if let label = $1.label, !label.hasPrefix(".") { $0.write("\(label): ") }
      $0.write($1.value)
    }
  }

  private mutating func write<Part>(
    _ start: String, _ parts: some Collection<Part>, _ end: String,
    _ writePart: (inout Self, Part) -> Void
  ) {
    write(start)
    if depth == Self.deepest, !parts.isEmpty {
      isDeep = true
      return write("…\(end)")
    }
    depth += 1
    var separator = ""
    for part in parts {
      if isLong { return }
      write(separator)
      writePart(&self, part)
      separator = ", "
    }
    depth -= 1
    write(end)
  }

  private mutating func write(_ text: String) {
    if isLong { return }
    isLong = self.text.utf8.count + text.utf8.count > Self.longest
    self.text += text.utf8.count > Self.longest ? String(text.prefix(Self.longest)) : text
  }
}

/// Returns the description of a value that is not made of the texts of its parts, or `nil`.
private func wholeText(of value: Any, isFirst: Bool) -> String? {
  func quoted(_ string: String) -> String {
    // A failure shows only the ends of a long string.
    let start = string.prefix(ValueWriter.longest)
    let isWhole = start.endIndex == string.endIndex || !isFirst
    return SpryKit.quoted(start + (isWhole ? "" : string.suffix(longestEnd)))
  }
  switch value {
  case let string as String: return quoted(string)
  case let substring as Substring: return quoted(String(substring))
  case let character as Character: return quoted(String(character))
  case let type as any Any.Type: return "\(typeName(type)).self"
  case is any ElementwiseCollection: return nil
  case let bytes as any ByteSequence: return bytes.bytesDescription
  // Its fields tell nothing.
  case is any AsyncSequence:
    return authorsDescription(of: value) ?? "\(article(typeName(of: value)))"
  default: return authorsDescription(of: value)
  }
}

private func authorsDescription(of value: Any) -> String? {
  if let text = TestDescriptions.description(of: value) { return text }
  switch value {
  case let described as any CustomStringConvertible: return described.description
  case is any CustomDebugStringConvertible: return String(describing: value)
  default: return nil
  }
}

/// Returns the elements of a set, or the keys of a dictionary, in a stable order, with their
/// descriptions.
func sortedDescriptions(
  of elements: some Sequence<AnyHashable>
) -> [(element: AnyHashable, description: ValueText)] {
  elements.map { ($0, ValueText(of: $0.base)) }
    .sorted { left, right in
      guard let number = left.0.base as? Int, let other = right.0.base as? Int else {
        return left.1.text < right.1.text
      }
      return number < other
    }
}
