// With many stubs of exact arguments, a call hashes its arguments once and passes over the stubs
// whose hash differs. Only types of the standard library whose `==` and hash are known to agree take
// part: a user's own `Hashable` may be wrong, and must not make a stub disappear.

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
  if type == String.self { return pointer.assumingMemoryBound(to: String.self).pointee.hashValue }
  if type == Int.self { return pointer.assumingMemoryBound(to: Int.self).pointee }
  if type == Bool.self { return pointer.assumingMemoryBound(to: Bool.self).pointee ? 1 : 0 }
  return nil
}

private func mix(_ combined: Int, _ hash: Int) -> Int {
  (combined &* 31) ^ hash
}
