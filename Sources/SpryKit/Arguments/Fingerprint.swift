// With many stubs of exact arguments, a call hashes its arguments once and passes over the stubs
// whose hash differs. Only types of the standard library take part: a user's own `Hashable` may
// disagree with its `==`, and must not make a stub disappear.

/// The fingerprint of what has none; every value may fit it.
let noFingerprint = 0

/// Tells whether `==` of the type is known to run no code of a user's.
func isTrusted(_ type: any Any.Type) -> Bool {
  type == String.self || type == Int.self || type == Bool.self
}

/// The fingerprint of a value, if it is of one of the trusted types.
func fingerprint<Value>(of value: Value) -> Int {
  withUnsafePointer(to: value) { fingerprint(at: UnsafeRawPointer($0), Value.self) }
}

/// The combined fingerprint of expected arguments, if each has one.
func combinedFingerprint(of expected: ContiguousArray<ExpectedArgument>) -> Int {
  var combined = noFingerprint
  for argument in expected {
    let fingerprint = argument.fingerprint
    if fingerprint == noFingerprint { return noFingerprint }
    combined = mix(combined, fingerprint)
  }
  return combined
}

extension UnsafePointer where Pointee == CallRecord {
  /// The combined fingerprint of the call's arguments, if each has one.
  var fingerprint: Int {
    var combined = noFingerprint
    for index in 0..<argumentCount {
      let argument = argument(at: index)
      let fingerprint = SpryKit.fingerprint(at: argument.pointer, argument.type)
      if fingerprint == noFingerprint { return noFingerprint }
      combined = mix(combined, fingerprint)
    }
    return combined
  }
}

private func fingerprint(at pointer: UnsafeRawPointer, _ type: any Any.Type) -> Int {
  if type == String.self {
    return fingerprint(of: pointer.assumingMemoryBound(to: String.self).pointee.utf8)
  }
  if type == Int.self { return mix(1, pointer.assumingMemoryBound(to: Int.self).pointee) }
  if type == Bool.self { return pointer.assumingMemoryBound(to: Bool.self).pointee ? 2 : 1 }
  return noFingerprint
}

/// The first and the last eight bytes of a string, or all of a shorter one, where they are ASCII.
///
/// Cheaper than `hashValue`. It agrees with `==`, which calls canonically equivalent strings equal:
/// an ASCII character is equivalent to itself, and to characters that are not ASCII.
private func fingerprint(of text: String.UTF8View) -> Int {
  let fingerprint = text.withContiguousStorageIfAvailable { bytes -> Int in
    guard let start = bytes.baseAddress else { return mix(1, 0) }
    let (first, last) = firstAndLast(start, bytes.count)
    return (first | last) & nonASCII == 0 ? mix(mix(1, first), last) : noFingerprint
  }
  return fingerprint ?? noFingerprint
}

/// The bit of each byte that only a byte which is not ASCII has.
private let nonASCII = Int(bitPattern: 0x8080_8080_8080_8080)

private func firstAndLast(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> (Int, Int) {
  if count >= 8 {
    let bytes = UnsafeRawPointer(bytes)
    return (
      bytes.loadUnaligned(as: Int.self), (bytes + count - 8).loadUnaligned(as: Int.self)
    )
  }
  var all = 0
  var index = 0
  while index < count {
    all = all &<< 8 | Int(bytes[index])
    index += 1
  }
  return (all, count)
}

/// Never ``noFingerprint``.
private func mix(_ combined: Int, _ next: Int) -> Int {
  let mixed = (combined &* 31) ^ next
  return mixed == noFingerprint ? 1 : mixed
}
