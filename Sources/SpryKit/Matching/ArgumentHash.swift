/// A hash that rules out stubs without comparing their arguments.
///
/// Only strings, integers, and Booleans have such a hash. A user's `Hashable` may disagree with the `==` of
/// the type, and must not hide a stub.
enum ArgumentHash {
  /// Returns the hash of a call's arguments; nil if an argument has none, so that every stub may fit.
  static func hash(of arguments: ArgumentList) -> Int? {
    combined(arguments.count) { hash(of: arguments[$0]) }
  }

  /// Returns the hash of the arguments that fit; nil if arguments with any hash may fit.
  static func hash(of matchers: [ArgumentMatcher]) -> Int? {
    matchers.isEmpty ? nil : combined(matchers.count) { matchers[$0].exactValue.flatMap(hash) }
  }

  private static func combined(_ count: Int, _ hash: (Int) -> Int?) -> Int? {
    var hasher = Hasher()
    for index in 0..<count {
      guard let hash = hash(index) else { return nil }
      hasher.combine(hash)
    }
    return hasher.finalize()
  }

  /// Whether values of a type take part.
  static func knows(_ type: any Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self
  }

  private static func hash(of value: Any) -> Int? {
    // A cast would also accept objects of Foundation, which compare by other rules.
    if let text = storedString(value) { return text.hashValue }
    if isStored(value, as: Int.self) { return exact(value, as: Int.self).hashValue }
    if isStored(value, as: Bool.self) { return exact(value, as: Bool.self).hashValue }
    return nil
  }
}
