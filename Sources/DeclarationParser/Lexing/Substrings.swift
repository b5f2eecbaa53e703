// The standard library has such functions as well, but on macOS only from version 13.
extension StringProtocol {
  /// The range of the first occurrence of a string.
  package func firstOccurrence(of string: String) -> Range<Index>? {
    let bytes = Array(string.utf8)
    guard let first = bytes.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return start..<rest.index(start, offsetBy: bytes.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Whether the string contains another one.
  package func includes(_ string: String) -> Bool { firstOccurrence(of: string) != nil }

  /// The string with another one in the place of each occurrence of a string.
  package func substituting(_ string: String, with other: String) -> String {
    guard let found = firstOccurrence(of: string) else { return String(self) }
    return self[..<found.lowerBound] + other
      + self[found.upperBound...].substituting(string, with: other)
  }
}
