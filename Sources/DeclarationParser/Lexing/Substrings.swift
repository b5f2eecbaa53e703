// The standard library's functions for this need macOS 13. SpryKit has its own, because the macros don't
// depend on it.
extension StringProtocol {
  /// Returns the range of the first occurrence of a string.
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

  /// Returns whether the string contains another.
  package func includes(_ string: String) -> Bool { firstOccurrence(of: string) != nil }

  /// Returns the string with each occurrence of a string replaced by another.
  package func substituting(_ string: String, with other: String) -> String {
    guard let found = firstOccurrence(of: string) else { return String(self) }
    return String(self[..<found.lowerBound]) + other
      + self[found.upperBound...].substituting(string, with: other)
  }
}
