// The standard library finds strings in strings from macOS 13 on.
extension StringProtocol {
  /// Returns whether the string contains another.
  package func includes(_ other: String) -> Bool {
    other.isEmpty || firstIndex(ofText: other) != nil
  }

  /// Returns the index at which another string begins for the first time, or `nil` if there is none.
  package func firstIndex(ofText other: String) -> Index? {
    indices.first { self[$0...].hasPrefix(other) }
  }

  /// Returns the index at which another string begins for the last time, or `nil` if there is none.
  package func lastIndex(ofText other: String) -> Index? {
    indices.last { self[$0...].hasPrefix(other) }
  }
}
