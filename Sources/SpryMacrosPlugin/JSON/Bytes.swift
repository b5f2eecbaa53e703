internal import CSpryMacrosPlugin

extension UnsafePointer<UInt8> {
  /// The index of the first byte of a kind, among so many.
  func firstIndex(of byte: UInt8, count: Int) -> Int? {
    guard let found = cspry_find(self, byte, count) else { return nil }
    return found - self
  }

  /// Whether so many bytes are the same as others.
  func isEqual(to other: UnsafePointer<UInt8>, count: Int) -> Bool {
    cspry_is_equal(self, other, count)
  }
}
