/// Why a spy can have recorded no call.
enum SpyMessages {
  static let neverActive =
    "the spy was never active: it spies in 'spy { }' and after 'beginSpying()'"

  static func notInherited(_ subject: AnyClass, from type: AnyClass) -> String {
    "\(subject) does not inherit from \(type)"
  }

  /// The name of the record of one class's implementations.
  static func code(of implementation: AnyClass, for subject: String) -> String {
    "\(subject) (code of \(implementation))"
  }
}
