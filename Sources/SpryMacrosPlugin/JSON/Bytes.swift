#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UnsafePointer<UInt8> {
  /// The index of the first byte of a kind, among so many.
  func firstIndex(of byte: UInt8, count: Int) -> Int? {
    guard let found = memchr(self, CInt(byte), count) else { return nil }
    return Int(bitPattern: found) - Int(bitPattern: self)
  }

  /// Whether so many bytes are the same as others.
  func isEqual(to other: UnsafePointer<UInt8>, count: Int) -> Bool {
    memcmp(self, other, count) == 0
  }
}
