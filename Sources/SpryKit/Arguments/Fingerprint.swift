// With many stubs of exact arguments, a call hashes its arguments once and passes over the stubs
// whose hash differs. Only types of the standard library take part: a user's own `Hashable` may
// disagree with its `==`, and must not make a stub disappear.

/// The hash of a value of one of the trusted types, else nil.
func trustedHash<Value>(of value: Value, as type: Value.Type) -> Int? {
  withUnsafePointer(to: value) { trustedHash(at: UnsafeRawPointer($0), type: type) }
}

/// The combined hash of expected arguments, if each has one.
func combinedFingerprint(of expected: ContiguousArray<ExpectedArgument>) -> Int? {
  if expected.isEmpty { return nil }
  var combined = 0
  for argument in expected {
    guard let fingerprint = argument.fingerprint else { return nil }
    combined = mix(combined, fingerprint)
  }
  return combined
}

extension UnsafePointer where Pointee == CallRecord {
  /// The combined hash of the call's arguments, if each is of a trusted type.
  var fingerprint: Int? {
    var combined = 0
    for index in 0..<argumentCount {
      let argument = argument(at: index)
      guard let hash = trustedHash(at: argument.pointer, type: argument.type) else { return nil }
      combined = mix(combined, hash)
    }
    return combined
  }
}

private func trustedHash(at pointer: UnsafeRawPointer, type: any Any.Type) -> Int? {
  if type == String.self { return hash(of: pointer.assumingMemoryBound(to: String.self).pointee) }
  if type == Int.self { return pointer.assumingMemoryBound(to: Int.self).pointee }
  if type == Bool.self { return pointer.assumingMemoryBound(to: Bool.self).pointee ? 1 : 0 }
  return nil
}

/// The first and the last eight bytes of a string, where they are ASCII.
///
/// Cheaper than `hashValue`. It agrees with `==`, which compares canonically equivalent strings as
/// equal: an ASCII character is equivalent to itself and to characters that are not ASCII.
private func hash(of string: String) -> Int? {
  let hash = string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
    var (first, last) = (0, 0)
    var all: UInt8 = 0
    let count = bytes.count
    var index = 0
    while index < 8 && index < count {
      let (front, back) = (bytes[index], bytes[count - 1 - index])
      first = first << 8 | Int(front)
      last = last << 8 | Int(back)
      all |= front | back
      index += 1
    }
    return all < 0x80 ? mix(first, last) : nil
  }
  return hash ?? nil
}

private func mix(_ combined: Int, _ hash: Int) -> Int {
  (combined &* 31) ^ hash
}
